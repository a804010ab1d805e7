// Generated from messages/en by `npm run messages`. Do not edit.
export interface KitsMessages {
  readonly title: "Your kits";
  readonly intro: "Activate each kit before you post its sample.";
  readonly barcode: "Barcode {barcode}";
  readonly notPosted: "The barcode is on the tube in your parcel.";
  readonly blank: "You choose the test when you activate it.";
  readonly states: {
    readonly unused: "Not activated";
    readonly activated: "Activated";
    readonly void: "Cancelled";
  };
  readonly activate: "Activate";
  readonly activateKit: "Activate kit {barcode}";
  readonly track: "Track";
  readonly trackKit: "Track kit {barcode}";
  readonly showLabel: "Show the label on the tube";
  readonly more: "{count, plural, one {And # more kit.} other {And # more kits.}}";
}
