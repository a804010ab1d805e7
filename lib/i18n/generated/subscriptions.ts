// Generated from messages/en by `npm run messages`. Do not edit.
export interface SubscriptionsMessages {
  readonly title: "Yearly subscription";
  readonly active: "Renews on {date} for {amount}, and every year after that until you cancel.";
  readonly suspended: "PayPal could not take the payment for the next year. Your subscription runs until {date}.";
  readonly cancelled: "Runs until {date}. It won’t renew, and you won’t be charged again.";
  readonly expired: "Ran until {date}. It won’t renew, and you won’t be charged again.";
  readonly isRenewal: "This order is a renewal.";
  readonly end: "Cancel subscription";
  readonly confirm: {
    readonly title: "Cancel this subscription?";
    readonly text: "It won’t renew, and you won’t be charged again. It runs until {date}, as you’ve paid for it.";
    readonly submit: "Yes, cancel it";
    readonly sending: "Cancelling";
    readonly done: "Your subscription is cancelled.";
    readonly keep: "Keep it";
    readonly close: "Close";
  };
  readonly checkout: {
    readonly title: "This renews every year";
    readonly yearly: "You pay {amount} today for one year. It renews every year on {day}, at {amount} each time, until you cancel. The first renewal is on {date}.";
    readonly ending: "You can cancel at any time on your order page. We email you the link. It then runs to the end of the year you’ve paid for.";
    readonly onceTitle: "For one year";
    readonly once: "This runs for one year and ends by itself. It won’t renew, and you won’t be charged again.";
  };
  readonly admin: {
    readonly active: "Renews on {date} for {amount}, and every year after that until it is cancelled.";
  };
}
