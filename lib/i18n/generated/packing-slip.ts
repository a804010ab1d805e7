// Generated from messages/en by `npm run messages`. Do not edit.
export interface PackingSlipMessages {
  readonly title: "Packing slip {number}";
  readonly heading: "Packing slip";
  readonly order: "Order {number}";
  readonly placed: "Ordered on {date}";
  readonly to: "Deliver to";
  readonly phone: "Phone {phone}";
  readonly quantity: "Quantity";
  readonly item: "Item";
  readonly swabs: "Swabs";
  readonly animal: "For {animal}";
  readonly patient: "Patient reference: {reference}";
  readonly note: "Note: {note}";
  readonly swabCount: "{count, plural, =0 {No swabs to pack.} one {# swab to pack.} other {# swabs to pack.}}";
  readonly noSwabs: "No swabs: the customer has their own.";
  readonly tubes: "{count, plural, one {# tube to pack:} other {# tubes to pack:}}";
  readonly labels: "Tube labels {number}";
  readonly collector: "Sample taken by {by}";
  readonly foot: "{name} · {number} · page {page} of {pages}";
}
