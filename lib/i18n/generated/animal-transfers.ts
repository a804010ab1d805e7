// Generated from messages/en by `npm run messages`. Do not edit.
export interface AnimalTransfersMessages {
  readonly title: "Transfer animals";
  readonly intro: "Transfer an animal’s record to its new owner, with all results so far. You keep the reports issued until then.";
  readonly loading: "Loading transfers";
  readonly offer: {
    readonly title: "New transfer";
    readonly animals: "Animals";
    readonly search: "Search your animals";
    readonly searching: "Searching";
    readonly none: "None of your animals has this name.";
    readonly noneYet: "You have no animals to transfer.";
    readonly failed: "We could not load your animals.";
    readonly retry: "Try again";
    readonly chosen: "{count, plural, =0 {No animal chosen} one {# animal chosen} other {# animals chosen}}";
    readonly chooseFirst: "Choose at least one animal.";
    readonly tooMany: "You can transfer up to {max} animals at once.";
    readonly email: "Email address of the new owner";
    readonly emailHint: "Only the account with this address can accept. If they have no account, they can register first.";
    readonly message: "Message";
    readonly messageHint: "Optional. They’ll see it when they sign in.";
    readonly review: "Review";
    readonly done: "{count, plural, one {The offer is on its way.} other {The offers are on their way.}}";
    readonly required: "This field is required";
  };
  readonly confirm: {
    readonly title: "{count, plural, one {Transfer {name}?} other {Transfer # animals?}}";
    readonly text: "To {email}. When they accept, the record belongs to them, and everyone you share it with loses access. You can cancel until then.";
    readonly submit: "Send offer";
    readonly sending: "One moment";
    readonly close: "Close";
  };
  readonly incoming: {
    readonly title: "Offered to you";
    readonly empty: "No one is offering you an animal at the moment.";
    readonly from: "From {name}";
    readonly somebody: "somebody";
    readonly until: "Open until {date}";
    readonly accept: {
      readonly open: "Accept";
      readonly title: "Accept {name}?";
      readonly text: "The record and all results so far become yours.";
      readonly submit: "Accept";
      readonly sending: "One moment";
      readonly close: "Close";
    };
    readonly decline: {
      readonly open: "Decline";
      readonly title: "Decline {name}?";
      readonly text: "The animal stays with its owner. We’ll email them.";
      readonly submit: "Decline";
      readonly sending: "One moment";
      readonly close: "Close";
    };
  };
  readonly outgoing: {
    readonly title: "Offered by you";
    readonly empty: "You have not offered any animals.";
    readonly to: "To {name}";
    readonly cancel: {
      readonly open: "Cancel";
      readonly title: "Cancel the transfer of {name}?";
      readonly text: "The animal stays with you. We’ll email the other person.";
      readonly submit: "Cancel the transfer";
      readonly sending: "One moment";
      readonly close: "Close";
    };
  };
  readonly animal: "{species, select, canine {Dog} other {Cat}}, {breed}";
  readonly unknownBreed: "mixed or unknown";
  readonly states: {
    readonly pending: "Waiting";
    readonly accepted: "Accepted";
    readonly declined: "Declined";
    readonly cancelled: "Cancelled";
    readonly expired: "Expired";
  };
  readonly on: "{state} on {date}";
  readonly pages: "Pages";
}
