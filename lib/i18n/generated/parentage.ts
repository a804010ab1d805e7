// Generated from messages/en by `npm run messages`. Do not edit.
export interface ParentageMessages {
  readonly title: "Parentage requests";
  readonly intro: "Check who an animal’s parents are. We compare DNA profiles on file, so you don’t need a new sample.";
  readonly new: "New request";
  readonly loading: "Loading your requests";
  readonly incoming: "{count, plural, one {# owner asks} other {# owners ask}} to compare one of your animals.";
  readonly incomingLink: "See the requests";
  readonly animalOfOther: "Another owner’s animal";
  readonly species: {
    readonly canine: "Dogs";
    readonly feline: "Cats";
  };
  readonly roles: {
    readonly offspring: "Offspring";
    readonly dam: "Dam";
    readonly sire: "Sire";
  };
  readonly outcomes: {
    readonly qualifies: "Qualifies";
    readonly excluded: "Excluded";
    readonly inconclusive: "Inconclusive";
    readonly "insufficient-data": "Insufficient data";
    readonly "incompatible-profiles": "Incompatible profiles";
  };
  readonly states: {
    readonly "waiting-for-consent": "Waiting for an owner’s consent";
    readonly "waiting-for-profile": "Waiting for a profile";
    readonly reported: "Compared";
    readonly declined: "Declined by an owner";
  };
  readonly list: {
    readonly filter: "Find requests";
    readonly search: "Name";
    readonly in: "Search in";
    readonly all: "All animals";
    readonly species: "Species";
    readonly both: "Dogs and cats";
    readonly find: "Search";
    readonly count: "{count, plural, one {# request} other {# requests}}";
    readonly requested: "Requested on {date}";
    readonly open: "Open the request for {name}";
    readonly with: "Dam: {dam}. Sire: {sire}.";
    readonly nobody: "not checked";
    readonly none: "No requests yet";
    readonly noneHint: "Choose an animal and its possible parents, and we’ll tell you whether they qualify.";
    readonly nothing: "Nothing found.";
    readonly nothingHint: "Try another name, or show all requests.";
    readonly showAll: "Show all requests";
    readonly pages: "Pages of requests";
  };
  readonly remove: {
    readonly open: "Delete";
    readonly openNamed: "Delete the request for {name}";
    readonly title: "Delete the request for {name}?";
    readonly text: "This removes it from your list for good. If we have not compared yet, you get your verification back.";
    readonly submit: "Delete request";
    readonly sending: "Deleting";
    readonly close: "Close";
  };
  readonly form: {
    readonly title: "New parentage request";
    readonly intro: "Choose an animal and one or both possible parents.";
    readonly back: "All parentage requests";
    readonly loading: "Loading your animals";
    readonly failed: "Failed to fetch animals";
    readonly retry: "Try again";
    readonly search: "Type a name, chip or registration number.";
    readonly searching: "Searching";
    readonly empty: "Nothing found.";
    readonly change: "Change";
    readonly changeNamed: "Change {name} for another animal";
    readonly parentFirst: "Choose the offspring first.";
    readonly optional: "{role} (optional)";
    readonly other: "The {role, select, dam {dam} other {sire}} belongs to someone else";
    readonly own: "Choose from my animals instead";
    readonly number: "Chip or registration number of the {role, select, dam {dam} other {sire}}";
    readonly numberHint: "We ask the owner first. If they share the animal with you for parentage, you can find it by name and don’t need to wait.";
    readonly shared: "shared with you";
    readonly profileNone: "no DNA profile yet";
    readonly profile: "DNA profile: {panel}";
    readonly profileGaps: "DNA profile: {panel}, {missing} markers without a result";
    readonly club: "Request through a club (optional)";
    readonly noClub: "Not through a club";
    readonly clubHint: "Then you can choose animals that were shared with the club.";
    readonly cost: "What it costs";
    readonly units: "{count, plural, one {You have # verification left.} other {You have # verifications left.}} This request uses one.";
    readonly buyText: "You have no verification left. One costs {price}.";
    readonly buy: "Buy a {product}";
    readonly ready: "These profiles can be compared. You’ll see the outcome right away.";
    readonly needNone: "{name} has no DNA profile yet.";
    readonly needOtherPanel: "{name}’s profile uses another marker panel. You need a new one.";
    readonly needGaps: "{name}’s profile has too many markers without a result. You need a new one.";
    readonly order: "Order a {product} for {name}";
    readonly waits: "You can send the request now. We’ll compare as soon as the profile is ready.";
    readonly submit: "Send request";
    readonly sending: "Sending";
  };
  readonly report: {
    readonly title: "Parentage of {name}";
    readonly back: "All parentage requests";
    readonly club: "Requested through {club}.";
    readonly requested: "Requested on {date}.";
    readonly reported: "Compared on {date}.";
    readonly pair: "{dam} and {sire}";
    readonly meaning: {
      readonly qualifies: "{parents} cannot be excluded: the DNA matches at every marker, apart from rare reading errors that we allow for.";
      readonly excluded: "The DNA does not match at {count, plural, one {# marker} other {# markers}}. {parents} cannot be right as stated.";
      readonly inconclusive: "The DNA differs at {count, plural, =0 {no marker} one {# marker} other {# markers}}. That is too much to qualify and too little to exclude.";
      readonly "insufficient-data": "Too few markers have a result in every profile to say anything about {parents}.";
      readonly "incompatible-profiles": "These profiles were made with different marker panels, so their markers cannot be compared.";
    };
    readonly next: {
      readonly qualifies: "A comparison excludes wrong parents. If a close relative could be the parent too, such as a full brother of the sire, have them compared as well.";
      readonly excluded: "Check that the samples were not mixed up before you draw conclusions. You can ask for other parents in a new request.";
      readonly inconclusive: "A single difference can be a mutation. A new DNA profile or another marker panel usually settles it.";
      readonly otherSire: "Another sire in your requests matches just as well, so the comparison names neither. A panel with more markers can tell them apart.";
      readonly waiting: "We’ll compare automatically as soon as a new profile is ready, and email you. Your verification stays with this request.";
    };
    readonly sexClash: "{name}’s profile shows a different sex from its record. Two samples may have been swapped, so we do not call this result qualified.";
    readonly waitingConsent: "We have asked the owner. We only compare once they agree, and we’ll email you then.";
    readonly waitingProfile: "A DNA profile is missing.";
    readonly declined: "An owner did not agree, so nothing was compared. Your verification is back in your account.";
    readonly animals: "Animals";
    readonly consents: {
      readonly waiting: "Waiting for the owner’s consent";
      readonly granted: "The owner agreed";
      readonly refused: "The owner did not agree";
    };
    readonly mismatches: "{count, plural, =0 {no marker differs} one {# marker differs} other {# markers differ}}";
    readonly lacks: {
      readonly none: "No DNA profile yet";
      readonly otherPanel: "Profile of another panel";
      readonly gaps: "Profile with too many gaps";
    };
    readonly order: "Order a {product}";
    readonly picture: "Marker by marker";
    readonly pictureIntro: "{panel}: {common} of {count} markers have a result in every profile. At least {least} are needed.";
    readonly private: "We show where the DNA matches. The markers themselves stay with their owners.";
    readonly table: "Comparison by marker";
    readonly showTable: "Show as a table";
    readonly marker: "Marker";
    readonly matches: {
      readonly match: "matches";
      readonly mismatch: "differs";
      readonly missing: "no result";
    };
    readonly pedigree: "Add to pedigree";
    readonly pedigreeText: "Record these parents in the pedigree of {name}.";
    readonly pedigreeSending: "Adding";
    readonly inPedigree: "These parents are in the pedigree of {name}.";
    readonly openAnimal: "Open {name}";
    readonly document: "Report as a document";
    readonly documentText: "A signed PDF for buyers, clubs and registries. Its code leads to a public page that proves it is genuine.";
  };
  readonly consents: {
    readonly title: "Requests to compare your animals";
    readonly intro: "Other owners ask whether your animal is a parent. You decide each time.";
    readonly private: "If you agree, they see at which markers the DNA matches, and your animal’s name. They never see the markers themselves.";
    readonly who: "{name} asks about {animal}";
    readonly somebody: "Somebody";
    readonly as: "As {role, select, dam {dam} sire {sire} other {offspring}} of {offspring}.";
    readonly offspringFacts: "{name}, {facts}";
    readonly asked: "Asked on {date}";
    readonly grant: "Agree";
    readonly grantNamed: "Agree to compare {name}";
    readonly refuse: "Decline";
    readonly refuseNamed: "Decline to compare {name}";
    readonly sending: "One moment";
    readonly granted: "You agreed to compare {name}.";
    readonly refused: "You declined. {name} is not compared.";
    readonly none: "No requests to answer";
    readonly noneHint: "If another owner asks to compare one of your animals, you’ll find it here and we’ll email you.";
  };
}
