// Generated from messages/en by `npm run messages`. Do not edit.
export interface DnaProfilesMessages {
  readonly title: "DNA profile";
  readonly heading: "{name}’s DNA profile";
  readonly back: "{name}’s results";
  readonly intro: "It identifies {name} for life and is used to confirm parents and offspring. {panel}.";
  readonly panelKey: "Panel {key}";
  readonly madeOn: "Made on {date}";
  readonly found: "{found} of {count} markers have a result.";
  readonly missing: "No result: {names}.";
  readonly caption: "Alleles by marker";
  readonly marker: "Marker";
  readonly one: "Allele 1";
  readonly other: "Allele 2";
  readonly sex: "Sex marker";
  readonly heterozygosity: "{percent} of the markers have two different alleles.";
  readonly compare: "Only profiles of the same panel can be compared. Allele sizes of another lab can differ by a base or two.";
  readonly empty: "There is no DNA profile for this tube";
  readonly emptyHint: "DNA profiles come with products for identity and parentage.";
  readonly waiting: "The DNA profile is not ready to be shown yet";
  readonly imported: {
    readonly title: "Results of partner labs";
    readonly intro: "Imported as reported. We have not checked them.";
    readonly caption: "Imported results";
    readonly test: "Test";
    readonly result: "Result";
    readonly source: "Lab";
    readonly date: "Tested on";
    readonly unknown: "Not given";
  };
  readonly find: "Find a marker";
}
