// Generated from messages/en by `npm run messages`. Do not edit.
export interface NewsletterMessages {
  readonly form: {
    readonly title: "Subscribe to Paw Print";
    readonly email: "Email";
    readonly hint: "We send you a link to confirm. You can unsubscribe at any time.";
    readonly submit: "Subscribe";
    readonly sending: "Sending";
    readonly successTitle: "Please check your inbox";
    readonly successText: "We have sent an email to {email}. Open the link in it within {days} days to confirm.";
  };
  readonly confirm: {
    readonly title: "Confirm your subscription";
    readonly text: "Paw Print arrives a few times a year.";
    readonly submit: "Confirm subscription";
    readonly sending: "Confirming";
    readonly doneTitle: "You are subscribed";
    readonly doneText: "Welcome to Paw Print. You can unsubscribe with the link in every newsletter.";
  };
  readonly unsubscribe: {
    readonly title: "Unsubscribe from Paw Print";
    readonly text: "You will get no more newsletters. Emails about your orders and results still arrive.";
    readonly submit: "Unsubscribe";
    readonly sending: "Unsubscribing";
    readonly doneTitle: "You are unsubscribed";
    readonly doneText: "We have removed your address from our list.";
  };
  readonly gone: {
    readonly title: "This link does not work";
    readonly text: "It has expired, was used before or is incomplete. You can subscribe again at any time.";
  };
  readonly toNewsletter: "About Paw Print";
  readonly description: "Confirm or end your subscription to our newsletter.";
  readonly profile: {
    readonly title: "Newsletter";
    readonly label: "Send me Paw Print a few times a year";
    readonly intro: "New tests, one question answered well, and dates of swab days.";
  };
  readonly noScript: "The form needs JavaScript.";
}
