// Generated from messages/en by `npm run messages`. Do not edit.
export interface NotificationsMessages {
  readonly title: "Notifications";
  readonly intro: "What happened to your samples, animals and orders in the last {days} days.";
  readonly bell: "{count, plural, =0 {Notifications} other {Notifications, # unread}}";
  readonly unread: "Unread";
  readonly count: "{count, plural, one {# notification} other {# notifications}}";
  readonly pages: "Pages of your notifications";
  readonly loading: "Loading your notifications";
  readonly empty: "Nothing here yet";
  readonly emptyHint: "When a sample arrives, a report is ready or somebody shares an animal with you, you’ll see it here.";
  readonly today: "Today";
  readonly yesterday: "Yesterday";
  readonly markAll: {
    readonly submit: "Mark all as read";
    readonly sending: "Marking as read…";
    readonly done: "All notifications are read.";
  };
  readonly impersonating: "You see these as an admin. Nothing is marked as read.";
  readonly preferences: {
    readonly title: "Email settings";
    readonly intro: "Everything appears on this page. Choose what we also email you.";
    readonly always: "Always on";
    readonly alwaysHint: "We always email you about your password, sign-in and receipts.";
    readonly submit: "Save email settings";
    readonly saving: "Saving…";
    readonly saved: "Your email settings are saved.";
  };
  readonly kinds: {
    readonly samples: {
      readonly label: "Sample progress";
      readonly text: "A sample has arrived, or a report takes longer.";
    };
    readonly results: {
      readonly label: "Results";
      readonly text: "A report is ready or has changed.";
    };
    readonly problems: {
      readonly label: "Problems with a sample";
      readonly text: "A sample is on hold, did not work or is cancelled.";
    };
    readonly sharing: {
      readonly label: "Sharing and transfers";
      readonly text: "Animals shared with you or offered to you, and answers to your offers.";
    };
    readonly parentage: {
      readonly label: "Parentage";
      readonly text: "Requests for your consent, and finished comparisons.";
    };
    readonly orders: {
      readonly label: "Orders and payments";
      readonly text: "Confirmations, payments, refunds and subscriptions.";
    };
    readonly parcels: {
      readonly label: "Parcels";
      readonly text: "Your order is on its way.";
    };
    readonly packs: {
      readonly label: "Multi-packs";
      readonly text: "Tests you receive from others or get back.";
    };
    readonly applications: {
      readonly label: "Applications and collection agents";
      readonly text: "Decisions on your applications, nominations, and the end of an authorisation.";
    };
    readonly shows: {
      readonly label: "Shows";
      readonly text: "Kits for your show, and what we need from you afterwards.";
    };
  };
  readonly events: {
    readonly sampleReceived: {
      readonly title: "{name}''s sample has arrived";
      readonly text: "Tube {number} is at the lab, which checks its DNA.";
    };
    readonly reportDelayed: {
      readonly title: "New date for {name}''s report";
      readonly text: "The sample tracker shows the new date and the reason.";
    };
    readonly reportReady: {
      readonly title: "{name}''s results are here";
      readonly text: "Tube {number}: read the report online or save it.";
    };
    readonly reportUpdated: {
      readonly title: "New results for {name}";
      readonly text: "Tube {number}: a new version replaces the earlier report.";
    };
    readonly reportReinterpreted: {
      readonly title: "{name}''s results have a new explanation";
      readonly text: "We know more about some variants today. The report lists what has changed.";
    };
    readonly sampleOnHold: {
      readonly title: "{name}''s sample is on hold";
      readonly text: "Tube {number}: something does not match your details. Please check them.";
    };
    readonly sampleFailed: {
      readonly title: "{name}''s sample did not work";
      readonly text: "A new kit is on its way to you, at no cost.";
    };
    readonly tubeFailed: {
      readonly title: "One of {name}''s tubes did not work";
      readonly text: "We use the other tube. There is nothing for you to do.";
    };
    readonly sampleCancelled: {
      readonly title: "{name}''s test is cancelled";
      readonly text: "There will be no report on tube {number}.";
    };
    readonly paymentHold: {
      readonly title: "{count, plural, one {{name}: report on hold} other {# reports on hold}}";
      readonly text: "A payment is missing: {name}.";
    };
    readonly paymentReleased: {
      readonly title: "{count, plural, one {{name}: no longer on hold} other {# samples no longer on hold}}";
      readonly text: "The payment is settled: {name}.";
    };
    readonly animalShared: {
      readonly title: "{other} lets you see {name}";
      readonly text: "{name} is listed under animals shared with you.";
    };
    readonly transferOffered: {
      readonly title: "{other} offers you {count, plural, one {{name}} other {# animals}}";
      readonly text: "Accept or decline within 30 days.";
    };
    readonly transferAccepted: {
      readonly title: "{name} was accepted by the new owner";
      readonly text: "You keep the reports that were issued until then.";
    };
    readonly transferDeclined: {
      readonly title: "Your offer of {name} was declined";
      readonly text: "{name} is still yours.";
    };
    readonly transferCancelled: {
      readonly title: "{other} no longer offers you {name}";
      readonly text: "There is nothing for you to do.";
    };
    readonly transferExpired: {
      readonly title: "Your offer of {name} has expired";
      readonly text: "Nobody answered within 30 days. {name} is still yours.";
    };
    readonly offerExpired: {
      readonly title: "The offer of {name} has expired";
      readonly text: "Ask {other} to offer it again if you like.";
    };
    readonly consentRequested: {
      readonly title: "{other} asks to compare {name}";
      readonly text: "Decide whether we may use {name}''s DNA profile for a parentage test.";
    };
    readonly parentageReported: {
      readonly title: "Parentage report for {name}";
      readonly text: "The comparison is complete.";
    };
    readonly parentageDeclined: {
      readonly title: "No comparison for {name}";
      readonly text: "An owner did not agree. Your verification is back in your account.";
    };
    readonly orderPaid: {
      readonly title: "Order {number} is paid";
      readonly text: "Thank you. We are getting it ready.";
    };
    readonly orderOpen: {
      readonly title: "Order {number} is placed";
      readonly text: "See how and until when to pay.";
    };
    readonly orderHeld: {
      readonly title: "We are checking order {number}";
      readonly text: "Your payment does not match the order. Please do not pay again.";
    };
    readonly orderCancelled: {
      readonly title: "Order {number} is cancelled";
      readonly text: "Nothing is sent, and nothing is due.";
    };
    readonly orderRefunded: {
      readonly title: "Refund for order {number}";
      readonly text: "With a card or bank account, it may take a few days to show.";
    };
    readonly refundDelayed: {
      readonly title: "Refund for order {number} is delayed";
      readonly text: "We are looking into it and email you when your money is on its way.";
    };
    readonly paymentReturned: {
      readonly title: "Your payment for {number} goes back to you";
      readonly text: "We could not complete the order.";
    };
    readonly paymentFailed: {
      readonly title: "Payment for order {number} did not go through";
      readonly text: "Nothing was charged. You can pay again.";
    };
    readonly paymentDisputed: {
      readonly title: "Dispute about order {number}";
      readonly text: "The order is on hold until it is closed.";
    };
    readonly subscriptionEnded: {
      readonly title: "Your subscription has ended";
      readonly text: "Order {number} shows until when you can use it.";
    };
    readonly subscriptionNotRenewed: {
      readonly title: "Your subscription could not be renewed";
      readonly text: "The yearly payment for order {number} did not go through.";
    };
    readonly orderPosted: {
      readonly title: "Order {number} is on its way";
      readonly text: "Track the parcel on the page of your order.";
    };
    readonly packReceived: {
      readonly title: "{other} gave you {count, plural, one {a test} other {# tests}}";
      readonly text: "Choose what to test when you activate a kit.";
    };
    readonly packReturned: {
      readonly title: "{count, plural, one {A test is} other {# tests are}} back in your account";
      readonly text: "The recipient did not create an account.";
    };
    readonly applicationApproved: {
      readonly title: "{topic, select, vet {Your practice is approved} orderSupplies {You can order supplies now} responsibleBreeder {Your breeder listing is public} agent {Your agent application is approved} club {You can use club access now} dv {You can use DV access now} shows {We take part in your show} sponsorship {We sponsor your show} other {Your application is approved}}";
      readonly text: "See what is possible now.";
    };
    readonly applicationDeclined: {
      readonly title: "{topic, select, vet {Your practice is not approved yet} orderSupplies {Ordering supplies is not approved yet} responsibleBreeder {Your breeder listing is not approved yet} agent {Your agent application is not approved} club {Club access is not approved yet} dv {DV access is not approved yet} shows {We cannot take part in your show} sponsorship {We cannot sponsor your show} other {Your application is not approved}}";
      readonly text: "Our email says why.";
    };
    readonly approvalRevoked: {
      readonly title: "{topic, select, responsibleBreeder {Your breeder listing is no longer public} agent {Your authorisation as an agent has ended} other {An approval of yours has ended}}";
      readonly text: "Our email says why.";
    };
    readonly agentNominated: {
      readonly title: "{other} nominates you as an agent";
      readonly text: "Apply, or ignore this.";
    };
    readonly agentActive: {
      readonly title: "You are authorised as an agent";
      readonly text: "You can collect samples for a year.";
    };
    readonly agentEndsSoon: {
      readonly title: "Your authorisation as an agent ends soon";
      readonly text: "Answer the quiz again to renew it for a year.";
    };
    readonly agentExpired: {
      readonly title: "Your authorisation as an agent has expired";
      readonly text: "Answer the quiz to collect samples again.";
    };
    readonly showKitsSent: {
      readonly title: "Kits for {name} are on their way";
      readonly text: "The page of the show has the tracking number.";
    };
    readonly showHeld: {
      readonly title: "{name}: tell us how it went";
      readonly text: "How many entries were there, how many were swabbed?";
    };
    readonly showClosed: {
      readonly title: "{name} is complete";
      readonly text: "Thank you for your report.";
    };
    readonly showWithdrawn: {
      readonly title: "We no longer take part in {name}";
      readonly text: "The discount code for exhibitors has ended.";
    };
  };
  readonly mail: {
    readonly reason: "You get this email because of your email settings: {kind}.";
    readonly unsubscribe: "Turn these emails off";
    readonly preferences: "Open email settings";
  };
  readonly unsubscribe: {
    readonly metaTitle: "Turn emails off";
    readonly title: "Turn off emails: {kind}";
    readonly text: "You will still find these notifications in your account. All other emails stay as they are.";
    readonly submit: "Turn off";
    readonly sending: "Turning off…";
    readonly doneTitle: "Emails are off: {kind}";
    readonly doneText: "These notifications stay in your account.";
    readonly settings: "Open email settings";
    readonly used: "This link was used before, and these emails have been turned on again since. Change them in your email settings.";
    readonly goneTitle: "This link does not work";
    readonly goneText: "It may be incomplete or too old. You can change your emails in your account.";
    readonly loading: "Loading…";
    readonly retry: "Try again";
  };
}
