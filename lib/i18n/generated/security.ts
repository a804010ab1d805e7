// Generated from messages/en by `npm run messages`. Do not edit.
export interface SecurityMessages {
  readonly question: "One last question";
  readonly hint: "To confirm you’re not a robot.";
  readonly failed: "We could not load the question. Please try again.";
  readonly retry: "Try again";
  readonly website: "Leave this field empty";
}
