// Generated from messages/en by `npm run messages`. Do not edit.
export interface RegistrationMessages {
  readonly title: "Register";
  readonly description: "Open an account as a breeder, an owner or a vet.";
  readonly choose: "Which account do you need? It sets your prices, tests and tools.";
  readonly haveAccount: "Already have an account?";
  readonly login: "Sign in";
  readonly breeder: {
    readonly card: "Breeder";
    readonly text: "Plan litters, test breeding animals and keep every result in one place.";
    readonly title: "Register as a breeder";
  };
  readonly owner: {
    readonly card: "Owner";
    readonly text: "Get to know your own dog or cat: health, ancestry and traits.";
    readonly title: "Register as an owner";
  };
  readonly vet: {
    readonly card: "Vet";
    readonly text: "Order for your patients, on account, and read their results.";
    readonly title: "Register as a vet";
  };
  readonly otherType: "Choose another account type";
  readonly form: {
    readonly name: "Name";
    readonly email: "Email";
    readonly emailHint: "We’ll send a link to this address.";
    readonly password: "Password";
    readonly passwordHint: "At least 8 characters. A few random words are easy to remember and hard to guess.";
    readonly country: "Country";
    readonly chooseCountry: "Choose a country";
    readonly clinic: "Clinic";
    readonly registrationNumber: "Registration number";
    readonly registrationNumberHint: "With your veterinary board. We check it before your clinic can order on account.";
    readonly acceptTerms: "I accept the terms and conditions";
    readonly readTerms: "Read the terms and conditions";
    readonly submit: "Register";
    readonly submitting: "One moment";
    readonly failed: "Failed to register";
    readonly successTitle: "Check your inbox";
    readonly successText: "We’ve sent you a link. It works once, for 30 minutes. If it doesn’t arrive, check your spam folder or register again.";
  };
  readonly confirm: {
    readonly title: "Confirm your account";
    readonly description: "The last step of your registration: confirm it with your password and you’re in.";
    readonly text: "Enter the password you chose when you registered to sign in.";
    readonly notChosen: "Didn’t choose it, or forgot it? Register again: only your latest registration counts.";
    readonly linkIncomplete: "This link is incomplete. Open it again from your email.";
    readonly registerAgain: "Register again";
    readonly form: {
      readonly password: "Password";
      readonly submit: "Confirm and sign in";
      readonly submitting: "One moment";
      readonly failed: "Failed to confirm";
      readonly linkExpired: "This link has already been used or has expired.";
      readonly registerAgain: "Register again";
    };
  };
  readonly forgotPassword: {
    readonly title: "Forgot password?";
    readonly description: "Get an email with a link to choose a new password for your account.";
    readonly text: "Enter your email address. If it belongs to an account, we’ll send you a link to choose a new password.";
    readonly login: "Sign in";
    readonly form: {
      readonly email: "Email";
      readonly securityHint: "To confirm you're not a robot.";
      readonly website: "Leave this field empty";
      readonly submit: "Send me a link";
      readonly submitting: "One moment";
      readonly failed: "Failed to forgot password";
      readonly successTitle: "Check your inbox";
      readonly successText: "If this address has an account, a link is on its way. It works once, for 30 minutes.";
    };
  };
  readonly resetPassword: {
    readonly title: "Choose a new password";
    readonly description: "Choose a new password for your account, with the link we sent you.";
    readonly text: "This signs you out on all devices. Then sign in with your new password.";
    readonly linkIncomplete: "This link is incomplete. Open it again from your email.";
    readonly requestNewLink: "Get a new link";
    readonly form: {
      readonly password: "New password";
      readonly passwordHint: "At least 8 characters. A few random words are easy to remember and hard to guess.";
      readonly submit: "Save password";
      readonly submitting: "One moment";
      readonly failed: "Failed to reset password";
      readonly successTitle: "Password changed";
      readonly successText: "Sign in with your new password.";
      readonly login: "Sign in";
      readonly linkExpired: "This link has already been used or has expired.";
      readonly requestNewLink: "Get a new link";
    };
  };
  readonly securityQuestion: {
    readonly question: "What is {first} plus {second}? Write a number.";
    readonly numbers: readonly ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"];
  };
}
