// Generated from messages/en by `npm run messages`. Do not edit.
export interface LitterMessages {
  readonly metaTitle: "Activate a whole litter";
  readonly description: "Activate the kits of a whole litter in one go: scan, paste or upload the barcodes and enter shared details once.";
  readonly title: "Activate a whole litter";
  readonly intro: "Scan or paste all barcodes, enter shared details once, and activate everything with one button.";
  readonly loading: "Opening your litter";
  readonly retry: "Try again";
  readonly single: "Only one kit?";
  readonly singleLink: "Activate a single kit";
  readonly loginText: "Have an account? Sign in to use your packs and animals. Nothing you typed is lost.";
  readonly login: "Sign in";
  readonly tubes: {
    readonly title: "1. The tubes";
    readonly intro: "Add one tube per animal, up to {max}. Lines may hold barcode, chip number, name and sex, separated by commas or semicolons.";
    readonly list: "Barcodes, one per line";
    readonly add: "Add to the list";
    readonly checking: "Checking";
    readonly upload: "Upload a list (CSV)";
    readonly unreadable: "We can’t read this file. Please choose a text or CSV file.";
    readonly nothing: "We found no barcodes in the list.";
    readonly added: "{count, plural, =0 {No tube added.} one {# tube added.} other {# tubes added.}}";
    readonly repeated: "{count, plural, one {# was in the list already.} other {# were in the list already.}}";
    readonly tooMany: "{count, plural, one {# was not added: a litter can have up to {max} animals.} other {# were not added: a litter can have up to {max} animals.}}";
  };
  readonly shared: {
    readonly title: "2. The litter";
    readonly species: "Species";
    readonly born: "Date of birth";
    readonly dam: "Dam (mother)";
    readonly sire: "Sire (father)";
    readonly damName: "Dam’s name (optional)";
    readonly sireName: "Sire’s name (optional)";
    readonly otherParent: "Another animal";
    readonly parentLoading: "Loading your animals";
  };
  readonly rows: {
    readonly title: "3. The animals";
    readonly empty: "Add the tubes first, and the animals appear here.";
    readonly count: "{count, plural, one {# animal} other {# animals}}";
    readonly row: "Animal {number}";
    readonly barcode: "Barcode";
    readonly petName: "Name";
    readonly gender: "Sex";
    readonly choose: "Choose";
    readonly chipNumber: "Microchip";
    readonly registrationName: "Registered name";
    readonly registrationNumber: "Registration no.";
    readonly optional: "Microchip and registration are optional.";
    readonly remove: "Remove";
    readonly removeNamed: "Remove animal {number}";
    readonly removed: "Animal removed.";
    readonly blank: "Tube without a test";
    readonly used: "This kit is already activated";
    readonly usedLink: "Something wrong? Report it";
  };
  readonly pack: {
    readonly title: "Test for the blank tubes";
    readonly intro: "{count, plural, one {# tube came without a test.} other {# tubes came without a test.}} Choose the pack to take the tests from.";
    readonly guest: "{count, plural, one {# tube came without a test.} other {# tubes came without a test.}} Sign in to use your packs.";
    readonly none: "You have no multi-pack tests left.";
    readonly shop: "See multi-packs";
  };
  readonly person: {
    readonly title: "4. About you";
    readonly intro: "The owner’s name and address appear on the reports.";
  };
  readonly submit: "{count, plural, =0 {Activate the litter} one {Activate # kit} other {Activate # kits}}";
  readonly submitting: "Activating";
  readonly fix: "{count, plural, one {One field needs a correction.} other {# fields need a correction.}} Nothing is activated yet.";
  readonly kept: "We keep everything you type on this device until you activate the litter.";
  readonly done: {
    readonly title: "{count, plural, one {# kit is activated} other {# kits are activated}}";
    readonly text: "We have sent a confirmation to {email}. Swab every animal with its own tube, then post them all together.";
    readonly list: "The animals of the litter";
    readonly open: "Details of {name}";
    readonly another: "Activate another litter";
    readonly overview: "Go to my account";
  };
}
