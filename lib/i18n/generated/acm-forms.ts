// Generated from messages/en by `npm run messages`. Do not edit.
export interface AcmFormsMessages {
  readonly title: "ACM forms";
  readonly intro: "ACM stands for Animal Collection and Microchip form. It proves which animal a sample was taken from.";
  readonly about: {
    readonly title: "When you need one";
    readonly text: "Registries accept a DNA profile as certified when a vet or a collection agent took the sample. They scan the microchip, take the swab and sign this form with you. You don’t need a form for any other test.";
    readonly steps: {
      readonly request: "Request the form: we fill in what we know.";
      readonly sign: "At the appointment, enter microchip and barcode, and both of you sign: here on the screen or on the printed form.";
      readonly attach: "Attach the signed form to the sample. Reports then name who took it.";
    };
  };
  readonly new: "Request a form";
  readonly loading: "Loading your forms";
  readonly back: "Back to your forms";
  readonly empty: "No forms yet";
  readonly emptyHint: "Request one before the appointment with your vet or agent.";
  readonly count: "{count, plural, one {# form} other {# forms}}";
  readonly pages: "Pages of forms";
  readonly states: {
    readonly requested: "Requested";
    readonly issued: "Issued";
    readonly signed: "Signed";
    readonly attached: "Attached";
  };
  readonly collectorTypes: {
    readonly vet: "Registered vet";
    readonly agent: "Collection agent";
  };
  readonly progress: "Progress of the form";
  readonly done: "done";
  readonly nextSteps: {
    readonly requested: "Open the form and take it to the appointment, on paper or on your phone.";
    readonly issued: "At the appointment: scan the microchip, take the swab, fill in below, then both sign.";
    readonly signed: "All signed. Attach the form to its sample as soon as the kit is activated.";
    readonly attached: "Done. The form belongs to the sample {barcode}.";
  };
  readonly of: "Form for {name}";
  readonly number: "ACM form {id}";
  readonly planned: "{date} · {place}";
  readonly download: "Open the form (PDF)";
  readonly scan: "Save the signed form";
  readonly facts: {
    readonly title: "Appointment";
    readonly animal: "Animal";
    readonly collector: "Sample collector";
    readonly place: "Place";
    readonly plannedOn: "Planned for";
    readonly chipNumber: "Microchip as scanned";
    readonly barcode: "Barcode";
    readonly secondBarcode: "Second barcode";
    readonly collectedOn: "Collected on";
  };
  readonly otherChip: "The scanned microchip is not the one on file. Please check both numbers.";
  readonly fill: {
    readonly title: "At the collection";
    readonly intro: "The collector scans the microchip first, then takes the swab.";
    readonly chipNumber: "Microchip as scanned";
    readonly chipHint: "9 to 15 letters and digits.";
    readonly barcode: "Barcode of the tube";
    readonly secondBarcode: "Barcode of a second tube";
    readonly optional: "Optional.";
    readonly collectedOn: "Date of the collection";
    readonly save: "Save";
    readonly saving: "Saving";
    readonly saved: "Saved.";
    readonly resets: "Changes remove any signatures.";
  };
  readonly sign: {
    readonly title: "Signatures";
    readonly intro: "Hand the screen to the person who signs. The form is complete once both have signed.";
    readonly owner: "Owner";
    readonly collector: "Sample collector";
    readonly ownerStates: "I own this animal, and the details above are correct.";
    readonly collectorStates: "I scanned the microchip, took this sample myself and do not own the animal.";
    readonly name: "Full name";
    readonly how: "How would you like to sign?";
    readonly draw: "Draw";
    readonly type: "Type my name";
    readonly typeHint: "Your typed name counts as your signature.";
    readonly area: "Draw your signature here";
    readonly clear: "Clear";
    readonly missing: "Please draw your signature, or choose to type your name.";
    readonly submit: "Sign as {signer, select, owner {owner} other {collector}}";
    readonly sending: "One moment";
    readonly signed: "Signed by {name} on {date}";
    readonly waits: "Save the details of the collection first. Then both of you can sign.";
  };
  readonly upload: {
    readonly title: "Signed on paper?";
    readonly text: "Send us a photo or PDF of the signed form instead. Up to {size} MB.";
    readonly choose: "Choose a file";
    readonly sending: "Uploading";
    readonly tooLarge: "This file is larger than {size} MB.";
  };
  readonly attach: {
    readonly title: "Attach to the sample";
    readonly text: "We look for the activated sample of {name} with this barcode.";
    readonly submit: "Attach to the sample";
    readonly sending: "One moment";
  };
  readonly remove: {
    readonly open: "Delete";
    readonly title: "Delete the form for {name}?";
    readonly text: "A form that is not signed can be deleted. You can request a new one.";
    readonly submit: "Delete";
    readonly sending: "One moment";
    readonly close: "Close";
  };
  readonly form: {
    readonly title: "Request a form";
    readonly intro: "Tell us who takes the sample. Owners and breeders cannot certify their own animals.";
    readonly animal: "Animal";
    readonly choose: "Choose an animal";
    readonly collectorType: "Who takes the sample?";
    readonly collectorName: "Sample collector’s name";
    readonly clinic: "Clinic";
    readonly optional: "Optional.";
    readonly place: "Place of the collection";
    readonly plannedOn: "Planned for";
    readonly submit: "Request the form";
    readonly sending: "One moment";
    readonly noAnimals: "No animals yet";
    readonly noAnimalsHint: "Add the animal first, then request its form.";
    readonly addAnimal: "Add an animal";
  };
  readonly pdf: {
    readonly title: "Animal Collection and Microchip form";
    readonly number: "ACM form {id}";
    readonly intro: "Scan the code to fill in and sign this form on a screen, or fill in and sign the paper.";
    readonly animal: "Animal";
    readonly name: "Name";
    readonly registrationName: "Registered name";
    readonly registrationNumber: "Registration number";
    readonly species: "Species and sex";
    readonly speciesAndSex: "{species, select, canine {Dog} other {Cat}}{sex, select, male {, male} female {, female} other {}}";
    readonly breed: "Breed";
    readonly bornOn: "Date of birth";
    readonly chipOnFile: "Microchip on file";
    readonly owner: "Owner";
    readonly collector: "Sample collector";
    readonly collectorName: "Name";
    readonly collectorType: "Role";
    readonly clinic: "Clinic";
    readonly collection: "Collection";
    readonly place: "Place";
    readonly plannedOn: "Planned for";
    readonly collectedOn: "Collected on";
    readonly chipNumber: "Microchip as scanned";
    readonly barcode: "Barcode";
    readonly secondBarcode: "Second barcode";
    readonly ownerStates: "Owner: I own this animal, and the details above are correct.";
    readonly collectorStates: "Collector: I scanned the microchip, took this sample myself and do not own the animal.";
    readonly sign: "Name, date and signature";
    readonly signed: "Signed by {name} on {date}";
    readonly typed: "Typed by {name} as signature on {date}";
    readonly confirmed: "Confirmed in person by {name} on {date}";
    readonly foot: "ACM form {id} · {name} · page {page} of {pages}";
  };
}
