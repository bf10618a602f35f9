"""Why a finding is a risk, who else fits, and what deciding it would change."""
