/** Kinds whose emails can be switched off, in display order. */
export const optionalKinds = [
  "samples",
  "results",
  "sharing",
  "parentage",
  "parcels",
  "packs",
  "applications",
  "shows",
] as const;

/** Samples that cannot go on without their owner, and everything about money. */
export const mandatoryKinds = ["problems", "orders"] as const;

export const notificationKinds = [...optionalKinds, ...mandatoryKinds] as const;

export type OptionalKind = (typeof optionalKinds)[number];

export type NotificationKind = (typeof notificationKinds)[number];

/** Everything that users are notified of, with its kind. Each has a title in the messages. */
export const notificationEvents = {
  sampleReceived: "samples",
  reportDelayed: "samples",
  reportReady: "results",
  reportUpdated: "results",
  reportReinterpreted: "results",
  sampleOnHold: "problems",
  sampleFailed: "problems",
  tubeFailed: "problems",
  sampleCancelled: "problems",
  paymentHold: "problems",
  paymentReleased: "problems",
  animalShared: "sharing",
  transferOffered: "sharing",
  transferAccepted: "sharing",
  transferDeclined: "sharing",
  transferCancelled: "sharing",
  transferExpired: "sharing",
  offerExpired: "sharing",
  consentRequested: "parentage",
  parentageReported: "parentage",
  parentageDeclined: "parentage",
  orderPaid: "orders",
  orderOpen: "orders",
  orderHeld: "orders",
  orderCancelled: "orders",
  orderRefunded: "orders",
  refundDelayed: "orders",
  paymentReturned: "orders",
  paymentFailed: "orders",
  paymentDisputed: "orders",
  subscriptionEnded: "orders",
  subscriptionNotRenewed: "orders",
  orderPosted: "parcels",
  packReceived: "packs",
  packReturned: "packs",
  applicationApproved: "applications",
  applicationDeclined: "applications",
  approvalRevoked: "applications",
  agentNominated: "applications",
  agentActive: "applications",
  agentEndsSoon: "applications",
  agentExpired: "applications",
  showKitsSent: "shows",
  showHeld: "shows",
  showClosed: "shows",
  showWithdrawn: "shows",
} as const satisfies Readonly<Record<string, NotificationKind>>;

export type NotificationEvent = keyof typeof notificationEvents;

// Safe: the object is a constant, and Object.keys only loses the key type.
export const notificationEventNames = Object.keys(notificationEvents) as NotificationEvent[];

export const isOptionalKind = (kind: NotificationKind): kind is OptionalKind =>
  optionalKinds.some((optional) => optional === kind);

/** After this time they are deleted. */
export const notificationDays = 180;
