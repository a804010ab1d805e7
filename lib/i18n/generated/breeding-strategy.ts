// Generated from messages/en by `npm run messages`. Do not edit.
export interface BreedingStrategyMessages {
  readonly title: "Breeding strategy";
  readonly intro: "Choose a dam and a sire to see what their litter can inherit. Choose only one to see which of your animals suit.";
  readonly species: {
    readonly label: "Species";
    readonly canine: "Dogs";
    readonly feline: "Cats";
  };
  readonly loading: "Planning the litter";
  readonly roles: {
    readonly dam: "Dam (mother)";
    readonly sire: "Sire (father)";
  };
  readonly form: {
    readonly search: "Type a name";
    readonly searching: "Searching your animals";
    readonly none: "No animal found";
    readonly failed: "We couldn’t load your animals.";
    readonly retry: "Try again";
    readonly shared: "shared with you";
    readonly change: "Change";
    readonly changeNamed: "Change {name} for another animal";
    readonly outside: "Use another breeder’s animal";
    readonly own: "Choose one of my animals";
    readonly outsideHint: "Enter what you know from the other breeder’s reports. Nothing is saved.";
    readonly test: "Add a test result";
    readonly testHint: "Type the name of a condition, or “blood group”";
    readonly searchingTests: "Searching the tests";
    readonly noTests: "No test found";
    readonly genes: "Colour genes";
    readonly notTested: "Not tested";
    readonly remove: "Remove";
    readonly removeNamed: "Remove {name}";
    readonly tooMany: "You can enter up to {max} results.";
    readonly nothing: "Choose a dam, a sire or both first.";
    readonly outsideEmpty: "Add at least one result.";
    readonly pair: "Plan this litter";
    readonly mates: "Find mates";
  };
  readonly start: {
    readonly title: "How it works";
    readonly choose: "Choose your dam and sire. We read their latest reports, so there is nothing to copy.";
    readonly outside: "Using another breeder’s animal? Enter the results you were sent.";
    readonly see: "You see each condition by inheritance and sex, possible colours, and what to test first.";
  };
  readonly pair: {
    readonly heading: "{dam} × {sire}";
    readonly outside: {
      readonly dam: "Outside dam";
      readonly sire: "Outside sire";
    };
    readonly facts: "{role}: {name}";
    readonly results: "{count, plural, =0 {no test results yet} one {# test result} other {# test results}}";
    readonly print: "Print or save as PDF";
    readonly mates: "Other mates for {name}";
  };
  readonly verdicts: {
    readonly good: "No known risk";
    readonly check: "Check first";
    readonly "at-risk": "Some offspring at risk";
  };
  readonly verdictTexts: {
    readonly good: "We found nothing against this litter.";
    readonly check: "Nothing rules this litter out, but a few questions are open.";
    readonly "at-risk": "Some of the {young} would be at risk. Read why below, or look for another mate.";
  };
  readonly reasons: {
    readonly "at-risk": "{count, plural, one {{names}: up to {percent} of the {young} at risk} other {# conditions with {young} at risk, such as {names}}}";
    readonly lethal: "{names}: {percent} of the embryos would not be born";
    readonly "double-merle": "Double merle: {percent} of the {young} at risk of hearing and sight problems";
    readonly "blood-group": "Blood group: {percent} of the {young} at risk in their first days";
    readonly "blood-group-untested": "Blood group of the {names, select, dam {dam} other {sire}} not tested";
    readonly compound: "Two variants of one gene: {names}";
    readonly related: "Closely related: inbreeding of {percent} from the pedigree";
    readonly complex: "{count, plural, one {Higher risk, depending on several genes: {names}} other {# conditions with a higher risk that depends on several genes}}";
    readonly untested: "{count, plural, one {One condition of the breed still to test: {names}} other {# conditions of the breed still to test}}";
    readonly carriers: "{count, plural, one {Carriers possible, none at risk: {names}} other {# conditions with carriers possible, none at risk}}";
    readonly clear: "{count, plural, one {No risk for # condition} other {No risk for # conditions}}";
    readonly diversity: "Expected genetic diversity {percent}";
    readonly young: "Less than a year old";
    readonly "no-results": "No test results of the {names, select, dam {dam} other {sire}}";
  };
  readonly alerts: {
    readonly title: "Worth knowing first";
    readonly lethal: {
      readonly title: "{name}: two copies are lethal";
      readonly text: "{percent} of the embryos would get two copies and not be born, so the litter is smaller. Mate an animal that has the gene with one that does not.";
    };
    readonly "double-merle": {
      readonly title: "Double merle";
      readonly text: "{percent} of the {young} would get two merle copies. Many of them hear or see poorly. Choose a mate without merle.";
    };
    readonly "blood-group": {
      readonly title: "Incompatible blood groups";
      readonly text: "The dam has type B, and {percent} of the {young} would not. Her first milk can make them ill. Keep them from her milk for the first day, or choose a sire with type B. Please talk to your vet before the birth.";
    };
    readonly "blood-group-untested": {
      readonly title: "Blood group not known";
      readonly dam: "The dam’s blood group is not tested. If she has type B, her first milk can harm {young} of another type. Test her before the mating.";
      readonly sire: "The dam has type B. Test the sire: unless he has type B too, some {young} could become ill from her first milk.";
    };
    readonly compound: {
      readonly title: "Two variants of one gene";
      readonly text: "{name}: {percent} of the {young} could inherit one of each. For many genes that has the same effect as two copies of one. Please ask your vet or geneticist.";
    };
    readonly related: {
      readonly title: "Dam and sire are related";
      readonly text: "Going by the pedigrees, the litter’s inbreeding is {percent}. Half-sibling matings reach 12.5%, cousin matings 6.25%. Less closely related parents have more diverse {young}.";
    };
  };
  readonly conditions: {
    readonly title: "Health";
    readonly none: "Neither parent has health results yet. Order a test, and the results will appear here.";
    readonly relevant: "Known in the breed";
    readonly dam: "Dam";
    readonly sire: "Sire";
    readonly notTested: "not tested";
    readonly all: "All {young}";
    readonly female: "Daughters";
    readonly male: "Sons";
    readonly about: "About the condition: {summary}";
    readonly rates: "Carrier rates of breeds";
    readonly clearTitle: "{count, plural, one {# condition without risk or carriers} other {# conditions without risk or carriers}}";
    readonly otherTitle: "{count, plural, one {# condition not known in the breed, not fully tested} other {# conditions not known in the breed, not fully tested}}";
    readonly order: "Tests for {name}’s breed";
  };
  readonly levels: {
    readonly "at-risk": "At risk";
    readonly complex: "Several genes";
    readonly unknown: "Not known yet";
    readonly protected: "No risk";
    readonly carriers: "Carriers possible";
    readonly clear: "Clear";
  };
  readonly outcomes: {
    readonly clear: "clear";
    readonly carrier: "carriers";
    readonly "at-risk-one": "at risk, one copy";
    readonly "at-risk-two": "at risk, two copies";
    readonly "at-risk-by-sex": "at risk";
    readonly trait: "trait";
    readonly "not-reported": "no result";
  };
  readonly inheritances: {
    readonly AR: "recessive";
    readonly AD: "dominant";
    readonly AID: "incompletely dominant";
    readonly XR: "X-linked recessive";
    readonly XD: "X-linked dominant";
    readonly MT: "from the mother only";
    readonly complex: "several genes";
  };
  readonly meanings: {
    readonly clear: "Neither parent passes the variant on in a way that matters: all {young} are clear.";
    readonly protected: "One parent is not tested, but the other one is clear. No {one} can be at risk, whatever the missing result is.";
    readonly carriers: "No {one} will be at risk. Mating a carrier to a clear animal is fine. Test the {young} that you want to breed from.";
    readonly allCarriers: "All {young} will be carriers, and none at risk. Later, mate the ones you breed from to clear animals.";
    readonly carriersX: "No {one} will be at risk. Daughters can carry the variant and pass it to half of their sons. Test the daughters that you want to breed from.";
    readonly recessive: "The chance that a {one} gets two copies and is at risk is {percent}. With a clear mate, none would be at risk.";
    readonly dominant: "One copy is enough to raise the risk, and {percent} of the {young} get one or two. With two clear parents none would.";
    readonly incomplete: "{percent} of the {young} get at least one copy. Two copies mean a higher risk than one. With a clear mate none gets two.";
    readonly sons: "The variant is on the X chromosome. {percent} of the sons or daughters would be at risk: sons need only one copy, which comes from their mother.";
    readonly xDominant: "The variant is on the X chromosome, and one copy is enough. Up to {percent} of the sons or daughters would be at risk.";
    readonly mother: "All {young} inherit this from their mother. The sire makes no difference.";
    readonly atLeast: "A parent is not tested, yet at least {percent} of the {young} of one sex would be at risk.";
    readonly unknown: "{missing, select, both {Neither parent is} dam {The dam is not} other {The sire is not}} tested. Up to {percent} of the {young} could be at risk. A test answers this.";
    readonly low: "Neither parent has the variant, so this gene adds no risk. Other genes and living conditions matter too.";
    readonly some: "One parent can pass on a variant that raises the risk a little. Other genes and living conditions matter too, so there is no exact figure.";
    readonly raised: "The {young} can get two copies of the variant, or all get one. That raises the risk. Other genes and living conditions matter too, so there is no exact figure.";
    readonly complexUnknown: "A result is missing, and several genes take part. A test can tell you more.";
  };
  readonly colours: {
    readonly title: "Colours";
    readonly all: "Whole litter";
    readonly male: "Males";
    readonly female: "Females";
    readonly missing: "To predict the colours we need these results: {genes}.";
    readonly missingOne: "{gene} of the {role, select, dam {dam} other {sire}}";
    readonly tool: "Try it with other genotypes";
    readonly note: "Genes that are not tested are taken as having no effect. Registries use different names for some colours.";
    readonly failed: "These genotypes have no predicted colours.";
  };
  readonly diversity: {
    readonly title: "Genetic diversity";
    readonly expected: "Expected for the litter";
    readonly dam: "Dam";
    readonly sire: "Sire";
    readonly breed: "Breed ({count, plural, one {# animal} other {# animals}})";
    readonly note: "Share of {count, plural, one {# DNA marker} other {# DNA markers}} with two different copies. More is more diverse.";
    readonly above: "More diverse than usual in the breed.";
    readonly below: "Less diverse than usual in the breed. A less closely related mate adds diversity.";
    readonly near: "About as diverse as usual in the breed.";
    readonly noBreed: "We have too few DNA profiles of the breed to compare.";
    readonly none: "Once both parents have a DNA profile, you’ll see how diverse the litter will be.";
    readonly inbreeding: "Inbreeding from the stated pedigrees: {percent}.";
  };
  readonly notes: {
    readonly title: "How we work it out";
    readonly chance: "The figures are chances for each {one}. A litter is small, so it can turn out quite differently.";
    readonly newest: "We use the newest result of each test. A result counts only for the variants that the test looks for.";
    readonly advice: "A plan is not a diagnosis. For important decisions, talk to your vet or breed club.";
  };
  readonly young: {
    readonly canine: "puppies";
    readonly feline: "kittens";
  };
  readonly one: {
    readonly canine: "puppy";
    readonly feline: "kitten";
  };
  readonly mates: {
    readonly heading: {
      readonly dam: "Sires for {name}";
      readonly sire: "Dams for {name}";
    };
    readonly intro: "Your animals and those shared with you, best match first. Open one to see the whole plan.";
    readonly empty: "No mate to show yet";
    readonly emptyHint: "Add an animal of the other sex, ask its owner to share the results with you, or enter the results of an outside animal above.";
    readonly limited: "The first {count} animals are compared.";
    readonly born: "born {date}";
  };
}
