"""Accounts, as Django keeps them: a name and a password, no address, nothing else to lose."""

from typing import Any

from django.contrib.auth.forms import AuthenticationForm, PasswordChangeForm, UserCreationForm
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction

from decks import limits

NAME = 30
"""Longest name of an account; it stands on decks and, later, at tables."""


class SignUpForm(UserCreationForm):
    """A new account. Two names that differ only in case are one name."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        name = self.fields["username"]
        name.label, name.max_length = "Name", NAME
        name.widget.attrs |= {"maxlength": NAME, "autocomplete": "username", "spellcheck": "false"}
        name.help_text = f"Up to {NAME} letters, digits and @ . + - _. Others see it on decks you sign."
        name.error_messages["unique"] = "Somebody has this name already."
        self.fields["password1"].help_text = "At least 8 characters, and not one of the common ones."
        self.fields["password2"].label = "Password again"
        self.fields["password2"].help_text = ""

    def clean_username(self) -> str | None:
        name = super().clean_username()
        if name and len(name) > NAME:
            self.add_error("username", f"At most {NAME} characters; this name has {len(name)}.")
        return name

    def save(self, commit: bool = True) -> Any:
        """The account; None, with an error on the form, when somebody took the name in this very moment."""
        try:
            with transaction.atomic():
                return super().save(commit)
        except IntegrityError:
            self.add_error("username", self.fields["username"].error_messages["unique"])
            return None


class SignInForm(AuthenticationForm):
    """Name and password; a wrong one of either is answered alike."""

    error_messages = {
        "invalid_login": "This name and password do not go together. Capitals matter in both.",
        "inactive": "This account is closed.",
    }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["username"].label = "Name"
        self.fields["username"].widget.attrs |= {"autocomplete": "username", "spellcheck": "false"}

    def clean(self) -> dict[str, Any]:
        """Ask for the password; after several wrong ones for a name only when a while has passed."""
        name = self.cleaned_data.get("username", "")
        if wait := limits.seconds_to_guess(self.request, name):
            raise ValidationError(f"Several wrong passwords for this name; please wait {wait} seconds.", "wait")
        try:
            return super().clean()
        except ValidationError:
            limits.seconds_to_guess(self.request, name, is_wrong=True)
            raise


class ChangePasswordForm(PasswordChangeForm):
    """The old password, and the new one twice."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["new_password1"].help_text = "At least 8 characters, and not one of the common ones."
        self.fields["new_password2"].label = "New password again"
        self.fields["new_password2"].help_text = ""
