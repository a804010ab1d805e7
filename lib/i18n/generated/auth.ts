// Generated from messages/en by `npm run messages`. Do not edit.
export interface AuthMessages {
  readonly title: "Sign in";
  readonly description: "Sign in to your account: your animals, results and orders in one place.";
  readonly email: "Email";
  readonly password: "Password";
  readonly submit: "Sign in";
  readonly submitting: "One moment";
  readonly failed: "Login failed";
  readonly forgotPassword: "Forgot password?";
  readonly noAccount: "No account yet?";
  readonly register: "Register";
  readonly unconfirmed: {
    readonly title: "Please confirm your email";
    readonly text: "Open the link we sent to {email}. It works for 30 minutes.";
    readonly resend: "Send a new link";
    readonly sending: "Sending";
    readonly sent: "Done. Check your inbox and your spam folder.";
  };
}
