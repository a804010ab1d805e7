// Generated from messages/en by `npm run messages`. Do not edit.
export interface RemindersMessages {
  readonly metaTitle: "Reminder emails";
  readonly description: "Choose which reminders about your kits and samples we email you.";
  readonly title: "Reminder emails";
  readonly loading: "Opening your settings";
  readonly retry: "Try again";
  readonly intro: "We send these to {email}. Untick what you do not want.";
  readonly legend: "Remind me when";
  readonly activation: "a kit is not activated yet";
  readonly posting: "a sample I posted has not arrived";
  readonly expiry: "a kit is about to expire";
  readonly always: "If a sample is on hold or something goes wrong with it, we always email you. Otherwise you would wait for results that never come.";
  readonly save: "Save";
  readonly saving: "Saving";
  readonly saved: "Saved.";
  readonly none: "Unsubscribe from all";
  readonly noneDone: "Done. You won’t get any more reminders.";
  readonly goneTitle: "This link does not work";
  readonly goneText: "It may be incomplete. Open the link at the end of a reminder email once more, or write to us and we change it for you.";
  readonly contact: "Contact us";
}
