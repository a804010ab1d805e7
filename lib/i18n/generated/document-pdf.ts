// Generated from messages/en by `npm run messages`. Do not edit.
export interface DocumentPdfMessages {
  readonly titles: {
    readonly health: "DNA health report";
    readonly traits: "DNA trait report";
    readonly full: "DNA report";
    readonly "dna-profile": "DNA profile";
    readonly breed: "Breed report";
    readonly vet: "DNA report for the vet";
    readonly single: "DNA test report";
    readonly certificate: "DNA health certificate";
    readonly "breed-certificate": "Breed certificate";
    readonly parentage: "Parentage report";
  };
  readonly titleFor: "{title}: {name}";
  readonly facts: {
    readonly title: "Animal and sample";
    readonly registrationName: "Registered name";
    readonly registrationNumber: "Registration number";
    readonly chipNumber: "Microchip";
    readonly species: "Species";
    readonly breed: "Breed";
    readonly sex: "Sex";
    readonly bornOn: "Born";
    readonly barcode: "Sample barcode";
    readonly collector: "Sample taken by";
    readonly owner: "the owner";
    readonly certified: "{name} (certified)";
    readonly issuedOn: "Issued on";
    readonly version: "Version";
    readonly assayVersion: "Lab method";
    readonly panel: "Marker panel";
    readonly none: "Not stated";
  };
  readonly species: {
    readonly canine: "Dog";
    readonly feline: "Cat";
  };
  readonly sexes: {
    readonly male: "Male";
    readonly female: "Female";
    readonly unknown: "Not stated";
  };
  readonly check: {
    readonly title: "Is this document genuine?";
    readonly text: "Scan the code or open this address. It shows what we issued, and whether a newer version exists.";
    readonly alt: "QR code with the address {address}";
  };
  readonly groups: {
    readonly treatment: "Before medication and surgery";
    readonly "at-risk": "At risk";
    readonly carrier: "Carrier";
    readonly clear: "Clear";
    readonly trait: "Traits";
    readonly "not-reported": "No result yet";
  };
  readonly hints: {
    readonly treatment: "Drug sensitivity, reactions to anaesthetics and bleeding. Please read these first.";
    readonly "at-risk": "A higher risk is not a diagnosis. Please talk to your vet about these results.";
    readonly carrier: "One copy. Carriers of these variants usually stay well; it matters when you breed.";
    readonly clear: "We did not find these variants.";
    readonly trait: "What the genes say about coat, colour and build.";
    readonly "not-reported": "The sample gave no result for these tests. We add them in a new version of the report.";
  };
  readonly outcomes: {
    readonly clear: "Clear";
    readonly carrier: "Carrier";
    readonly "at-risk-one": "At risk, one copy";
    readonly "at-risk-two": "At risk, two copies";
    readonly "at-risk-by-sex": "At risk, X-linked";
    readonly trait: "Trait";
    readonly "not-reported": "No result";
  };
  readonly columns: {
    readonly test: "Test";
    readonly genotype: "Genotype";
    readonly result: "Result";
    readonly marker: "Marker";
    readonly alleles: "Alleles";
    readonly breed: "Breed";
    readonly share: "Share";
    readonly dam: "Dam";
    readonly sire: "Sire";
  };
  readonly count: "{count, plural, one {# test} other {# tests}}";
  readonly countOf: "{group}: {count}";
  readonly breeds: {
    readonly title: "Breeds found";
    readonly share: "{percent}%";
  };
  readonly markers: {
    readonly title: "DNA profile";
    readonly text: "{count, plural, one {# marker} other {# markers}}. The profile identifies {name} for life and is used to check parents and offspring.";
  };
  readonly certificate: {
    readonly states: "This certifies that the DNA of";
    readonly tested: "was tested in our lab with these results.";
    readonly breed: "was compared with the DNA of many breeds, with this result.";
    readonly signed: "Signed digitally on {date}. Version {version}.";
  };
  readonly parentage: {
    readonly outcomes: {
      readonly qualifies: "The parents qualify";
      readonly excluded: "A parent is excluded";
      readonly inconclusive: "The result is inconclusive";
      readonly "insufficient-data": "There is too little data";
      readonly "incompatible-profiles": "The profiles cannot be compared";
    };
    readonly texts: {
      readonly qualifies: "{name}’s markers match the stated parents.";
      readonly excluded: "{name}’s markers do not match the stated parents.";
      readonly inconclusive: "The markers differ in a few places. More markers are needed for a clear answer.";
      readonly "insufficient-data": "Too few markers have a result in all profiles.";
      readonly "incompatible-profiles": "The profiles were made with different panels.";
    };
    readonly dam: "Dam";
    readonly sire: "Sire";
    readonly notStated: "Not part of this request";
    readonly markers: "Marker by marker";
    readonly match: "Match";
    readonly mismatch: "Mismatch";
    readonly missing: "No result";
  };
  readonly about: "DNA tests look for known variants only. A clear result does not rule out other causes of an illness.";
  readonly foot: "{brand} · {title} · {name} · version {version}";
  readonly page: "Page {page} of {pages}";
}
