// Generated from messages/en by `npm run messages`. Do not edit.
export interface FormMessages {
  readonly save: "Save";
  readonly saving: "Saving";
  readonly saved: "Saved.";
  readonly done: "Done.";
  readonly networkError: "Network error";
  readonly tooManySeconds: "Too many attempts. Please wait {count, plural, one {# second} other {# seconds}} and try again.";
  readonly tooManyMinutes: "Too many attempts. Please wait {count, plural, one {# minute} other {# minutes}} and try again.";
}
