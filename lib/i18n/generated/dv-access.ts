// Generated from messages/en by `npm run messages`. Do not edit.
export interface DvAccessMessages {
  readonly title: "DV access";
  readonly intro: "Dogs whose owners share their DNA records with Dogs Victoria.";
  readonly logged: "Read only. Owners can see when you open a record, and can withdraw their consent at any time.";
  readonly loading: "Loading the dogs";
  readonly about: {
    readonly title: "For staff of Dogs Victoria";
    readonly text: "Dogs Victoria may ask for the DNA profiles of a litter’s parents. With DV access, its staff look them up here: certified profiles and parentage reports of dogs whose owners agreed. Owners give consent for each dog and can withdraw it.";
    readonly apply: "Apply for DV access";
  };
  readonly filter: "Search the dogs";
  readonly query: "Name, registration, microchip or barcode";
  readonly show: "Search";
  readonly download: "Download as table (CSV)";
  readonly count: "{count, plural, one {# dog} other {# dogs}}";
  readonly empty: "No dogs yet";
  readonly emptyHint: "Owners can share a dog on its page, under “Share”.";
  readonly noMatch: "No Results";
  readonly noMatchHint: "Check the number, or ask the owner to share the dog with Dogs Victoria.";
  readonly owner: "Owner: {name}";
  readonly ownerGone: "Owner: account deleted";
  readonly facts: {
    readonly registrationNumber: "Registration";
    readonly chipNumber: "Microchip";
    readonly bornOn: "Born";
  };
  readonly profiles: {
    readonly title: "DNA profiles";
    readonly none: "No DNA profile on file";
    readonly notShared: "Not shared";
    readonly certified: "Certified";
    readonly notCertified: "Not certified";
    readonly madeOn: "Made on {date}";
    readonly otherLab: "Another lab";
  };
  readonly parentage: {
    readonly title: "Parentage reports";
    readonly none: "No parentage report";
    readonly dam: "Dam: {name}";
    readonly sire: "Sire: {name}";
    readonly unnamed: "not shared";
    readonly reported: "Reported on {date}";
  };
  readonly outcomes: {
    readonly qualifies: "Qualifies";
    readonly excluded: "Excluded";
    readonly inconclusive: "Inconclusive";
    readonly "insufficient-data": "Not enough data";
    readonly "incompatible-profiles": "Profiles of different panels";
  };
  readonly reports: {
    readonly title: "Test reports";
    readonly none: "No report yet";
    readonly tests: "{count, plural, one {# test} other {# tests}}";
  };
  readonly log: {
    readonly title: "What Dogs Victoria has seen";
    readonly intro: "Every time Dogs Victoria viewed {name}, newest first.";
    readonly empty: "Dogs Victoria has not viewed {name} yet.";
    readonly gone: "A deleted account";
    readonly kinds: {
      readonly list: "In the list of dogs";
      readonly export: "In a downloaded table";
      readonly summary: "Details";
      readonly results: "Test results";
      readonly documents: "Reports and certificates";
      readonly parentage: "DNA profile and parentage";
    };
    readonly at: "When";
    readonly kind: "What";
    readonly reader: "By";
  };
  readonly pages: "Pages";
}
