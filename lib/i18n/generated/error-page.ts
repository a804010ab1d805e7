// Generated from messages/en by `npm run messages`. Do not edit.
export interface ErrorPageMessages {
  readonly title: "Please try again shortly";
  readonly hint: "Something went wrong on our side. Nothing you entered is lost.";
  readonly retry: "Try again";
  readonly home: "Back to home";
}
