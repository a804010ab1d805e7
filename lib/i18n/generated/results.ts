// Generated from messages/en by `npm run messages`. Do not edit.
export interface ResultsMessages {
  readonly title: "Results";
  readonly back: "{name}’s page";
  readonly heading: "{name}’s results";
  readonly intro: "{product}, barcode {barcode}";
  readonly summary: {
    readonly atRisk: "{name} has {count, plural, one {# result that needs} other {# results that need}} attention: {names}.";
    readonly carrier: "{name} is a carrier of {names}. Carriers usually stay well: it matters when choosing a mate.";
    readonly clear: "{name} is clear of {count, plural, one {the # condition} other {all # conditions}} with a result.";
    readonly clearOthers: "{name} is clear of {count, plural, one {# other condition} other {# other conditions}}.";
    readonly coat: "The genes say: {coat}.";
    readonly hair: "Hair: {hair}.";
    readonly traits: "{count, plural, one {# trait} other {# traits}} tested. {name} has {shown, plural, =0 {none of the variants} one {# of the variants} other {# of the variants}}.";
    readonly breedMix: "{name} is {shares}.";
    readonly breedShare: "{percent} {breed}";
    readonly profile: "{name}’s DNA profile is on file.";
    readonly missing: "{count, plural, one {# test has} other {# tests have}} no result yet.";
    readonly none: "No results yet: the sample has to be tested again.";
    readonly calm: "Nothing needs your attention.";
    readonly calmSoFar: "Nothing needs your attention so far.";
  };
  readonly groups: {
    readonly "at-risk": "At risk";
    readonly carrier: "Carrier";
    readonly clear: "Clear";
    readonly trait: "Trait";
    readonly "not-reported": "No result yet";
  };
  readonly groupHints: {
    readonly "at-risk": "A higher risk is not a diagnosis. Take these results to your vet.";
    readonly carrier: "Good to know before breeding. No reason to worry about {name}’s health.";
    readonly traits: "What the genes say about coat, colour and build.";
    readonly systems: "Every test in this report. Results that matter are open; clear ones are collapsed.";
  };
  readonly count: "{count, plural, one {# test} other {# tests}}";
  readonly outcomes: {
    readonly clear: "Clear";
    readonly carrier: "Carrier";
    readonly "at-risk-one": "At risk (one copy)";
    readonly "at-risk-two": "At risk (two copies)";
    readonly "at-risk-by-sex": "At risk (X-linked)";
    readonly trait: "Trait genotype";
    readonly "not-reported": "No result yet";
  };
  readonly genotype: "Genotype";
  readonly meaning: {
    readonly carrierAR: "{name} has one copy. Two copies are needed for the condition, so {name} is expected to stay well and can pass the copy on.";
    readonly carrierXR: "{name} has one copy on one of her X chromosomes. Females with one copy usually stay well.";
    readonly oneAD: "{name} has one copy, and one copy is enough to raise the risk.";
    readonly oneAID: "{name} has one copy. The risk is lower than with two copies.";
    readonly oneXD: "{name} has one copy on an X chromosome, which is enough to raise the risk.";
    readonly twoAR: "{name} has two copies and a higher risk of the condition. Not every animal with two copies becomes ill.";
    readonly twoAD: "{name} has two copies, and one is enough to raise the risk.";
    readonly twoAID: "{name} has two copies, so the risk is higher than with one.";
    readonly twoXR: "{name} has a copy on both X chromosomes and a higher risk of the condition.";
    readonly twoXD: "{name} has a copy on both X chromosomes and a higher risk of the condition.";
    readonly bySex: "The variant is on the X chromosome. Males have only one, so one copy is enough to raise {name}’s risk.";
    readonly oneComplex: "{name} has one copy of a variant that can raise the risk. Other genes and living conditions matter too.";
    readonly twoComplex: "{name} has two copies of a variant that raises the risk. Other genes and living conditions matter too.";
    readonly clear: "{name} does not have this variant.";
  };
  readonly reasons: {
    readonly "too-little-dna": "There was too little DNA for this test.";
    readonly ambiguous: "The result was not clear enough to report.";
    readonly "not-run": "This test has not been run yet.";
  };
  readonly partial: {
    readonly title: "This report is not complete yet";
    readonly tests: "{count, plural, one {# test has} other {# tests have}} no result: {names}.";
    readonly markers: "{count, plural, one {# marker} other {# markers}} of the DNA profile {count, plural, one {is} other {are}} missing: {names}.";
    readonly work: "Still to come: {names}.";
    readonly next: "We’ll test the sample again and add what is missing in a new version. If there isn’t enough DNA, we’ll send you a new kit free of charge.";
  };
  readonly profile: {
    readonly title: "DNA profile";
    readonly text: "On file: {found} of {count} markers, {panel}.";
    readonly use: "It identifies {name} for life and is used to check parents and offspring.";
    readonly link: "See all markers";
  };
  readonly others: {
    readonly title: "Also in this report";
  };
  readonly about: {
    readonly title: "About this report";
    readonly version: "Version {version}, {date}";
    readonly assay: "Lab method {assay}";
    readonly verify: "Check that this report is genuine";
    readonly panel: "Tests: {panel}";
    readonly rules: "Interpretation {version}";
    readonly collector: "Sample certified by {name}";
    readonly ownCollector: "Sampled by owner";
    readonly profilePanel: "DNA profile panel: {panel}";
  };
  readonly waiting: {
    readonly "in-progress": {
      readonly title: "The results are not ready yet";
      readonly text: "We’ll email you as soon as they are.";
    };
    readonly "payment-hold": {
      readonly title: "The results are waiting for payment";
      readonly text: "Lab work continues. We release the results as soon as the order is paid.";
    };
    readonly "details-hold": {
      readonly title: "We need to check a detail with you";
      readonly text: "Something about the sample doesn’t match what we know about {name}. We’ve emailed you about it.";
    };
    readonly failed: {
      readonly title: "The sample could not be tested";
      readonly text: "This happens when there is too little DNA. We’ll send you a new kit free of charge.";
    };
    readonly cancelled: {
      readonly title: "This test was cancelled";
      readonly text: "There will be no results for this sample.";
    };
    readonly withdrawn: {
      readonly title: "This report was withdrawn";
      readonly text: "It contained an error. Please do not use it; we will send you a corrected version.";
    };
    readonly pay: "See pending orders";
    readonly stage: "Stage: {stage}";
    readonly promised: "Expected by {date}";
    readonly track: "Track this sample";
  };
  readonly work: {
    readonly tests: "DNA tests";
    readonly "dna-profile": "DNA profile";
    readonly parentage: "Parentage";
    readonly heterozygosity: "Heterozygosity";
    readonly "breed-mix": "Breed mix";
    readonly "age-estimate": "Age estimate";
    readonly "oral-bacteria": "Oral bacteria";
    readonly "dna-storage": "DNA storage";
  };
  readonly latest: {
    readonly title: "New results";
    readonly all: "{type, select, vet {Results of all patients} other {Results of all animals}}";
    readonly failed: "We could not load your new results. Please try again.";
    readonly issued: "{product}, {date}";
  };
  readonly sections: {
    readonly summary: "Summary";
    readonly changes: "What has changed";
    readonly findings: "What to know";
    readonly vet: "For the vet";
    readonly systems: "All results by body system";
    readonly traits: "Traits";
    readonly breedMix: "Breed mix";
    readonly more: "More results";
    readonly about: "About this report";
    readonly descent: "Clear by descent";
    readonly partial: "Not complete yet";
    readonly jump: "On this page";
  };
  readonly find: {
    readonly label: "Find a test";
    readonly hint: "Name or gene, for example MDR1";
    readonly nothing: "No test in this report matches “{query}”.";
    readonly found: "{count, plural, one {# test} other {# tests}} found";
    readonly clear: "Show all";
  };
  readonly tools: {
    readonly print: "Print";
    readonly documents: "Certificates and PDFs";
    readonly dna: "DNA profile";
    readonly wrong: "Something looks wrong";
    readonly vetView: "Show as the vet sees it";
    readonly ownerView: "Show as the owner sees it";
  };
  readonly systemCounts: "{clear, plural, =0 {} one {# clear} other {# clear}}{others, plural, =0 {} one {, # to look at} other {, # to look at}}";
  readonly systems: {
    readonly Cardiovascular: "Heart and vessels";
    readonly Dental: "Teeth";
    readonly Dermatologic: "Skin and coat";
    readonly Digestive: "Digestion";
    readonly Endocrine: "Hormones";
    readonly Haemolymphatic: "Blood";
    readonly Immunologic: "Immune system";
    readonly Metabolic: "Metabolism";
    readonly Musculoskeletal: "Muscles and bones";
    readonly Nervous: "Brain and nerves";
    readonly Ontogeny: "Development";
    readonly Ophthalmologic: "Eyes";
    readonly Reproductive: "Reproduction";
    readonly Respiratory: "Breathing";
    readonly Urinary: "Kidneys and bladder";
    readonly Trait: "Traits";
  };
  readonly finding: {
    readonly animal: "For {name}";
    readonly breeding: "For breeding";
    readonly vet: "For the vet";
    readonly breeds: "Best known in: {breeds}.";
    readonly relevant: "Known in the {breed}";
    readonly notRelevant: "Not one of the breeds it is best known in";
    readonly gene: "Gene {gene}";
    readonly panel: "{panel}, method {assay}";
    readonly method: "Method {assay}";
    readonly condition: "The condition, in animals at risk: {summary}";
  };
  readonly breeding: {
    readonly carrierAR: "With a clear mate none of the {young} will be at risk; about half will be carriers. With another carrier, about one in four is at risk.";
    readonly carrierXR: "About half of her sons inherit the copy and are at risk. About half of her daughters become carriers.";
    readonly oneAD: "About half of the {young} inherit the copy, whatever the mate.";
    readonly oneAID: "About half of the {young} inherit the copy. With a clear mate none of them has two.";
    readonly oneXD: "About half of the {young} inherit the copy.";
    readonly oneComplex: "About half of the {young} inherit the copy. What it means for them depends on other genes too.";
    readonly twoAR: "All {young} inherit one copy. With a clear mate all of them are carriers and none is at risk.";
    readonly twoAD: "All {young} inherit a copy, and with it the higher risk.";
    readonly twoAID: "All {young} inherit one copy. With a clear mate none of them has two.";
    readonly twoXR: "All her sons inherit a copy and are at risk. All her daughters are at least carriers.";
    readonly twoXD: "All {young} inherit a copy.";
    readonly twoComplex: "All {young} inherit a copy. What it means for them depends on other genes too.";
    readonly bySex: "All his daughters inherit the copy; his sons do not.";
  };
  readonly young: {
    readonly canine: "puppies";
    readonly feline: "kittens";
  };
  readonly vet: {
    readonly intro: "Tests for drug sensitivity, anaesthesia and bleeding come first.";
    readonly none: "This report has no tests for drug sensitivity, anaesthesia or bleeding.";
    readonly drug: "Medicines";
    readonly anaesthetic: "Anaesthesia";
    readonly bleeding: "Bleeding";
    readonly carrier: "No treatment needed. Keep the result on file.";
    readonly "at-risk": "A higher risk, not a diagnosis: look for early signs at the next visit.";
    readonly flag: {
      readonly drug: "Check doses and alternatives before giving medicines that this drug pump handles.";
      readonly anaesthetic: "Plan the anaesthetic with this result in mind.";
      readonly bleeding: "Test clotting before surgery and plan for longer bleeding.";
    };
    readonly clearOf: "Clear: {names}.";
    readonly missing: "No result: {names}.";
  };
  readonly trait: {
    readonly none: "{name} does not have this variant.";
    readonly oneHidden: "{name} has one copy. It usually does not show, and can be passed on.";
    readonly one: "{name} has one copy. {summary}";
    readonly two: "{name} has two copies. {summary}";
    readonly male: "{name} has the variant. {summary}";
    readonly coat: "Coat";
    readonly coatAlt: "Drawing of the coat that the tests describe";
    readonly coatNote: "Drawn from the genotypes. A real coat varies.";
    readonly untested: "Not tested, and can hide this colour: {names}.";
    readonly both: "{name} has {one} on both copies.";
    readonly each: "{name} has one copy of {one} and one of {other}.";
  };
  readonly mix: {
    readonly caption: "Breeds in {name}’s DNA";
    readonly breed: "Breed";
    readonly share: "Share";
    readonly range: "Range";
    readonly rangeOf: "{low} to {high}";
    readonly unassigned: "Not assigned to a breed";
    readonly note: "The range shows where the lab expects the true share. A breed mix is an estimate, not a pedigree.";
    readonly noRange: "Not given";
  };
  readonly age: {
    readonly title: "Age estimate";
    readonly text: "About {years, plural, one {# year} other {# years}} old when the sample was taken.";
    readonly range: "Between {low} and {high} years.";
  };
  readonly bacteria: {
    readonly title: "Oral bacteria";
    readonly low: "Low: few of the bacteria that cause gum disease.";
    readonly medium: "Medium: some of the bacteria that cause gum disease. Brushing helps.";
    readonly high: "High: many of the bacteria that cause gum disease. Ask your vet to check the teeth.";
  };
  readonly hetero: {
    readonly title: "Heterozygosity";
    readonly text: "{percent} of the markers have two different versions.";
    readonly lower: "Lower than most animals of this breed.";
    readonly middle: "Similar to most animals of this breed.";
    readonly higher: "Higher than most animals of this breed.";
    readonly note: "Compared with {count} {breed} animals: the band shows the middle eight out of ten, the line is the median. Higher isn’t better in itself: use it to choose a mate that differs.";
    readonly demo: "Some of these animals are invented for the demo.";
    readonly noReference: "There is no reference for this breed yet. It takes 20 tested animals whose owners share their results for statistics.";
    readonly alt: "{name}: {percent}. Most of the breed: {low} to {high}, median {median}.";
  };
  readonly changes: {
    readonly since: "Since version {version}";
    readonly results: "{count, plural, one {# result is} other {# results are}} different.";
    readonly none: "No test result has changed. Other details were corrected or added.";
    readonly added: "New: {to}";
    readonly removed: "No longer in the report";
    readonly changed: "{from}, now {to}";
  };
  readonly versions: {
    readonly title: "Versions";
    readonly current: "current";
    readonly superseded: "replaced";
    readonly revoked: "withdrawn";
    readonly item: "Version {version}, {date}";
    readonly old: "You are reading version {version}. It was replaced.";
    readonly newest: "Read the newest version";
  };
  readonly former: "You owned {name} when this report was issued. You keep the versions from that time.";
  readonly shared: "{name}’s owner shares these results with you.";
  readonly problem: {
    readonly title: "Something looks wrong";
    readonly text: "Tell us what doesn’t match, for example a colour or sex that isn’t {name}’s. The lab will look at the sample again.";
    readonly message: "What looks wrong?";
    readonly email: "Your email address";
    readonly submit: "Send to the lab";
    readonly submitting: "Sending";
    readonly sent: "Thank you. We’ll reply to {email}.";
    readonly close: "Close";
  };
  readonly descent: {
    readonly title: "Clear by descent";
    readonly heading: "{name}: clear by descent";
    readonly link: "{count, plural, one {# more condition} other {# more conditions}} by descent";
    readonly intro: "Not tested in {name}. Both parents are clear, so {name} must be clear too. This is worked out from the pedigree and is never part of a report or certificate.";
    readonly limit: "Goes back {count} generations at most, and only where DNA has confirmed both parents.";
    readonly tested: "{name}: clear by test, {date}";
    readonly derived: "{name}: clear by descent";
    readonly proof: "Proof";
    readonly count: "{count, plural, one {# condition} other {# conditions}}";
    readonly see: "See the proof";
    readonly obstacles: {
      readonly "no-parents": "{name}’s parents are not on file. Add them and have the parentage confirmed by DNA.";
      readonly "parentage-not-confirmed": "{name}’s parents are stated but not confirmed by DNA. Request parentage first.";
      readonly "parents-not-shared": "A parent belongs to someone who does not share its results with you.";
      readonly "nothing-clear": "There is no untested condition in {name} that both parents are clear of.";
    };
    readonly parentage: "Request parentage";
    readonly back: "{name}’s page";
    readonly breed: "For this breed";
  };
  readonly advance: {
    readonly title: "Results of these orders";
    readonly intro: "The status of each tube. Results belong to your client: they open here once the client shares them with you.";
    readonly tube: "{product}, {barcode}";
    readonly order: "Order {number}";
    readonly states: {
      readonly "not-activated": "Not activated yet";
      readonly "in-progress": "In progress";
      readonly "payment-hold": "Waiting for payment";
      readonly "details-hold": "Details to check";
      readonly failed: "Sample failed";
      readonly cancelled: "Cancelled";
      readonly withdrawn: "Withdrawn";
      readonly ready: "Report ready, {date}";
    };
    readonly open: "{name}’s results";
    readonly notShared: "Not shared with you";
    readonly pages: "Pages of results";
  };
  readonly loading: "Loading the results";
  readonly alleles: {
    readonly "a-locus": {
      readonly Ay: "sable or fawn";
      readonly aw: "wolf sable";
      readonly asa: "saddle and tan";
      readonly at: "tan markings";
      readonly a: "black without tan";
    };
    readonly "brown-cat": {
      readonly N: "full colour";
      readonly b: "chocolate";
      readonly bl: "cinnamon";
    };
    readonly "blood-cat": {
      readonly A: "blood type A";
      readonly b: "blood type B";
      readonly c: "blood type C (AB)";
    };
    readonly merle: {
      readonly m: "no merle";
      readonly Mc: "cryptic merle";
      readonly "Mc+": "longer cryptic merle";
      readonly Ma: "atypical merle";
      readonly "Ma+": "longer atypical merle";
      readonly M: "merle";
      readonly Mh: "harlequin-type merle";
    };
  };
}
