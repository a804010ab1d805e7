// Generated from messages/en by `npm run messages`. Do not edit.
export interface LitterColoursMessages {
  readonly title: "Litter colours";
  readonly intro: "Choose what you know about both parents and see which colours their litter can have.";
  readonly species: {
    readonly label: "Species";
    readonly feline: "Cats";
    readonly canine: "Dogs";
  };
  readonly dam: "Dam (mother)";
  readonly sire: "Sire (father)";
  readonly notTested: "Not tested: no effect assumed";
  readonly choose: "Choose a genotype";
  readonly submit: "Show the litter";
  readonly sending: "Calculating";
  readonly more: "More genes";
  readonly fields: {
    readonly feline: {
      readonly dilute: "Dilute (D)";
      readonly bcc: "Chocolate and cinnamon (B)";
      readonly agouti: "Agouti (A)";
      readonly colourpoint: "Colourpoint (C)";
      readonly orange: "Orange (O)";
      readonly white: "White (W)";
      readonly silver: "Silver (I)";
      readonly amber: "Amber (E)";
      readonly manx: "Manx (M)";
      readonly munchkin: "Munchkin (Mk)";
    };
    readonly canine: {
      readonly extension: "Extension (E)";
      readonly dominantBlack: "Dominant black (K)";
      readonly agouti: "Agouti (A)";
      readonly brown: "Brown (B)";
      readonly dilute: "Dilute (D)";
      readonly merle: "Merle (M)";
      readonly harlequin: "Harlequin (H)";
      readonly whiteSpotting: "White spotting (S)";
      readonly cocoa: "Cocoa (Co)";
      readonly furnishings: "Furnishings (F)";
      readonly curl: "Curl (Cu)";
      readonly length: "Hair length (L)";
      readonly hairless: "Hairless (Hr)";
      readonly bobtail: "Bobtail (T)";
    };
  };
  readonly result: {
    readonly title: "What to expect";
    readonly all: "Whole litter";
    readonly male: "Males";
    readonly female: "Females";
    readonly share: "{percent}%, {share}";
    readonly lost: "About {percent}% of the embryos ({share}) are not born, because two copies of a gene are lethal. The shares below are for those born.";
  };
  readonly assumptions: {
    readonly title: "How we work it out";
    readonly chance: "These are the chances for each kitten or puppy. A real litter is small, so it can look quite different.";
    readonly others: "If you leave a gene open, we assume it has no effect.";
    readonly names: "Registries use different names for the same colour. Check your breed’s own list.";
  };
  readonly fill: {
    readonly label: "Fill in from one of my animals";
    readonly loading: "Loading the reports";
    readonly failed: "We couldn’t load the reports. Please try again.";
    readonly none: "{name} has no colour results yet. Choose the genotypes below.";
    readonly done: "{count, plural, one {# genotype filled in from {name}’s reports. You can change it.} other {# genotypes filled in from {name}’s reports. You can change them.}}";
    readonly source: "From {name}’s report of {date}";
  };
  readonly public: {
    readonly metaTitle: "Kitten colour predictor";
    readonly description: "Enter the colour genotypes of a queen and a tom and see which coat colours their kittens can have, with the chance of each.";
    readonly crumb: "Kitten colours";
    readonly title: "Which colours can the kittens have?";
    readonly intro: "Enter what you know about both parents’ colour genes to see every colour their kittens can have, and how likely it is.";
    readonly noScript: "The predictor needs JavaScript. Please turn it on in your browser.";
    readonly more: "Do you breed?";
    readonly moreText: "With a breeder account you can choose your animals by name, and we fill in their genotypes from their reports. You can plan a litter’s health too, for cats and dogs.";
    readonly register: "Create a breeder account";
    readonly tests: "Find a cat DNA test";
  };
}
