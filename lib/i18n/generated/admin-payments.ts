// Generated from messages/en by `npm run messages`. Do not edit.
export interface AdminPaymentsMessages {
  readonly title: "Payments";
  readonly attentionTitle: "Payments that need attention";
  readonly back: "All payments";
  readonly find: "Find payments";
  readonly search: "Order number, name, email or provider reference";
  readonly filter: "Show";
  readonly show: "Show";
  readonly count: "{count, plural, one {# payment} other {# payments}}";
  readonly nothing: "No Results";
  readonly allWell: "No payment needs attention";
  readonly pages: "Pages of payments";
  readonly filters: {
    readonly attention: "Needs attention";
    readonly disputed: "Disputed";
    readonly "refund-failed": "Refund failed";
    readonly held: "On hold";
    readonly "refund-waiting": "Refund pending";
    readonly returned: "Returned automatically";
    readonly refunded: "Refunded";
    readonly failed: "Failed";
    readonly all: "All payments";
  };
  readonly reasons: {
    readonly disputed: "The buyer disputes this payment. Respond on the provider’s site before the deadline.";
    readonly "refund-failed": "A refund failed. The buyer is still waiting for the money.";
    readonly held: "The amount or currency does not match the order. Mark the order as paid, or refund.";
    readonly "refund-waiting": "The provider has not completed a refund yet.";
  };
  readonly statuses: {
    readonly starting: "Starting";
    readonly open: "Open";
    readonly unknown: "Waiting for the provider";
    readonly succeeded: "Paid";
    readonly failed: "Failed";
    readonly cancelled: "Cancelled";
    readonly held: "On hold";
    readonly disputed: "Disputed";
    readonly "dispute-lost": "Dispute lost";
    readonly returned: "Returned";
    readonly refunded: "Refunded";
    readonly "partly-refunded": "Partly refunded";
  };
  readonly providers: {
    readonly stripe: "Stripe";
    readonly paypal: "PayPal";
    readonly sandbox: "Sandbox";
    readonly transfer: "Transfer";
  };
  readonly refundStates: {
    readonly starting: "Starting";
    readonly pending: "In progress";
    readonly succeeded: "Refunded";
    readonly failed: "Failed";
    readonly unknown: "Waiting for the provider";
    readonly retrying: "Declined for now, retrying";
  };
  readonly disputes: {
    readonly open: "Open";
    readonly won: "Won";
    readonly lost: "Lost";
  };
  readonly row: "{numbers}, {provider}";
  readonly changed: "{days, plural, =0 {{date}} one {{date}, # day ago} other {{date}, # days ago}}";
  readonly detail: "Payment of {amount}";
  readonly facts: "Details";
  readonly provider: "Provider";
  readonly reference: "Provider reference";
  readonly when: "When";
  readonly refunded: "Refunded";
  readonly problem: "Problem";
  readonly dispute: "Dispute";
  readonly order: "Order {number}: {name}, {email}";
  readonly draftOrder: "Order {number} (not placed): {name}, {email}";
  readonly transferText: "A bank transfer is refunded on the page of its order.";
  readonly transferOrder: "Refund order {number}";
  readonly refunds: "Refunds";
  readonly status: "Status";
  readonly amount: "Amount";
  readonly reason: "Reason";
  readonly by: "By";
  readonly shop: "Automatic";
  readonly atProvider: "Made with the provider";
  readonly timeline: "History";
  readonly actions: {
    readonly retryTitle: "The refund has not gone through";
    readonly retryText: "Retry once the provider can pay, for example when the balance is high enough.";
    readonly retry: "Retry refund";
    readonly retrying: "Retrying";
    readonly refund: "Refund";
    readonly note: "Note";
    readonly noteLabel: "Note";
    readonly noteHint: "For admins only.";
    readonly close: "Done, remove from this list";
    readonly save: "Save note";
    readonly saving: "Saving";
    readonly saved: "Saved.";
  };
  readonly report: {
    readonly title: "Daily report";
    readonly intro: "Our ledger compared with the providers' books. Days are UTC.";
    readonly choose: "Choose a day";
    readonly day: "Day";
    readonly download: "Download as CSV";
    readonly nothing: "No payments or refunds on this day";
    readonly missing: "{provider} did not respond. Please try again later.";
    readonly agrees: "Our ledger matches the providers.";
    readonly totals: "Totals by provider and currency";
    readonly differences: "Differences";
    readonly provider: "Provider";
    readonly count: "Entries";
    readonly ours: "Our ledger";
    readonly theirs: "Provider";
    readonly difference: "Difference";
    readonly kind: "Kind";
    readonly order: "Order";
    readonly when: "When";
    readonly reference: "Provider reference";
    readonly noOrder: "No order";
    readonly kinds: {
      readonly payment: "Payment";
      readonly refund: "Refund";
      readonly dispute: "Dispute";
    };
  };
}
