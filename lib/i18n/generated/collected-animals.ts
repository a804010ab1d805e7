// Generated from messages/en by `npm run messages`. Do not edit.
export interface CollectedAnimalsMessages {
  readonly title: "Collected animals";
  readonly intro: "Animals whose samples you took. You can correct a record until the sample arrives. You see the stage of the sample, never the result.";
  readonly loading: "Loading animals";
  readonly about: {
    readonly title: "For collection agents";
    readonly text: "Agents take samples for owners and record the animal on the spot. The owner then accepts the record.";
    readonly apply: "Become an agent";
  };
  readonly waiting: {
    readonly title: "Animals waiting for you";
    readonly text: "A collection agent recorded them for your address.";
    readonly agent: "Recorded by {name} on {date}";
    readonly agentGone: "Recorded on {date}";
    readonly sameChip: "Same microchip as your animal {name}";
    readonly accept: {
      readonly open: "Accept";
      readonly title: "Is {name} yours?";
      readonly text: "The record and its results become yours. The agent no longer sees it.";
      readonly addText: "It has the same microchip as {animal}, so the sample is added to {animal}.";
      readonly submit: "Accept";
      readonly sending: "One moment";
      readonly close: "Close";
    };
    readonly decline: {
      readonly open: "Not my animal";
      readonly title: "Decline {name}?";
      readonly text: "The record leaves your list. The agent sees that you declined it.";
      readonly submit: "Decline";
      readonly sending: "One moment";
      readonly close: "Close";
    };
  };
  readonly filter: "Search collected animals";
  readonly name: "Name of the animal or owner";
  readonly show: "Show";
  readonly empty: "No animals yet";
  readonly emptyHint: "Add the first animal you took a sample of.";
  readonly noMatch: "No Results";
  readonly add: "Add an animal";
  readonly card: {
    readonly owner: "Owner: {name}";
    readonly collected: "Sample taken on {date}";
    readonly barcode: "Barcode {barcode}";
    readonly signed: "Signed by {name}";
    readonly signature: "Download the signature";
    readonly signatureOf: "for {name}";
    readonly claimed: "Accepted by the owner";
    readonly declined: "Declined by the owner";
    readonly declinedHint: "Check the owner’s email address. If you change it, we ask the person there.";
    readonly arrived: "The sample has arrived";
    readonly edit: "Edit";
    readonly stage: "Sample: {stage}";
  };
  readonly remove: {
    readonly open: "Delete";
    readonly title: "Delete {name}?";
    readonly text: "The record is deleted. You cannot undo this.";
    readonly submit: "Delete";
    readonly sending: "One moment";
    readonly close: "Close";
  };
  readonly form: {
    readonly addTitle: "Add an animal";
    readonly editTitle: "Edit {name}";
    readonly petName: "Name of the animal";
    readonly species: "Species";
    readonly dog: "Dog";
    readonly cat: "Cat";
    readonly gender: "Sex";
    readonly female: "Female";
    readonly male: "Male";
    readonly unknown: "Unknown";
    readonly chipNumber: "Microchip number";
    readonly ownerName: "Name of the owner";
    readonly ownerEmail: "Owner’s email address";
    readonly ownerEmailHint: "We ask the owner at this address to accept the animal.";
    readonly barcode: "Barcode on the tube";
    readonly collectedOn: "Sample taken on";
    readonly note: "Note";
    readonly save: "Save";
    readonly saving: "One moment";
    readonly saved: "Saved.";
    readonly close: "Close";
    readonly claimedHint: "The owner has accepted this animal. You can still correct the sample.";
  };
  readonly pages: "Pages";
}
