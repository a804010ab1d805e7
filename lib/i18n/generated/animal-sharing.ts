// Generated from messages/en by `npm run messages`. Do not edit.
export interface AnimalSharingMessages {
  readonly title: "Share {name}";
  readonly intro: "Let someone see {name} without transferring the record. You can stop at any time.";
  readonly back: "Back to {name}";
  readonly list: {
    readonly title: "Who can see {name}";
    readonly empty: "Only you can see {name}.";
    readonly emptyHint: "Share with a person, your vet or your club, or create a link.";
    readonly link: "Anyone with the link";
    readonly dv: "Dogs Victoria";
    readonly sees: "Sees: {scopes}";
    readonly since: "Since {date}";
    readonly until: "Until {date}";
    readonly always: "Until you stop sharing";
  };
  readonly kinds: {
    readonly person: "A person";
    readonly vet: "A vet";
    readonly club: "A club";
    readonly dv: "Dogs Victoria";
    readonly link: "Anyone with a link";
  };
  readonly scopes: {
    readonly summary: "Name, photo and details";
    readonly results: "Test results";
    readonly documents: "Reports and certificates";
    readonly parentage: "DNA profile for parentage";
  };
  readonly scopeHints: {
    readonly summary: "Breed, sex, date of birth and registration.";
    readonly results: "Every result, and the details above.";
    readonly documents: "They can download these and see the details above.";
    readonly parentage: "They can use the DNA profile to check parents. The alleles stay hidden.";
  };
  readonly form: {
    readonly title: "Share with someone";
    readonly kind: "Share with";
    readonly email: "Email address";
    readonly emailHint: "We’ll email them. They need an account with this address to see anything.";
    readonly club: "Club";
    readonly chooseClub: "Choose a club";
    readonly noClubs: "There are no clubs yet.";
    readonly scopes: "What they can see";
    readonly endsOn: "Last day";
    readonly endsOnHint: "Leave empty to share until you stop.";
    readonly linkHint: "Anyone with the link can see the animal, without an account. Only send it to people you trust.";
    readonly submit: "Share";
    readonly sending: "One moment";
    readonly done: "Shared.";
    readonly required: "This field is required";
  };
  readonly newLink: {
    readonly title: "Your link";
    readonly text: "Copy it now: we won’t show it again.";
    readonly label: "Link";
    readonly copy: "Copy link";
    readonly copied: "Link copied!";
  };
  readonly revoke: {
    readonly open: "Stop sharing";
    readonly title: "Stop sharing with {name}?";
    readonly text: "They can no longer see the animal. Anything they have downloaded stays with them.";
    readonly submit: "Stop sharing";
    readonly sending: "One moment";
    readonly close: "Close";
  };
  readonly shared: {
    readonly title: "Shared animal";
    readonly intro: "The owner shares this with you.";
    readonly until: "Until {date}";
    readonly species: "{species, select, canine {Dog} other {Cat}}";
    readonly breed: "Breed";
    readonly unknownBreed: "Mixed or unknown";
    readonly sex: "Sex";
    readonly sexes: "{sex, select, female {Female} male {Male} other {Unknown}}";
    readonly bornOn: "Date of birth";
    readonly registeredAs: "Registered as";
    readonly results: "Test results";
    readonly noResults: "There are no results yet.";
    readonly issued: "Issued on {date}";
    readonly outcomes: {
      readonly clear: "Clear";
      readonly carrier: "Carrier";
      readonly "at-risk-one": "At risk (one copy)";
      readonly "at-risk-two": "At risk (two copies)";
      readonly "at-risk-by-sex": "At risk (X-linked)";
      readonly trait: "Trait";
      readonly "not-reported": "No result yet";
    };
    readonly count: "{count, plural, one {# test} other {# tests}}";
    readonly hint: "Carriers usually stay well. A higher risk is not a diagnosis: a vet can tell you more.";
    readonly photo: "{name}";
  };
}
