// Generated from messages/en by `npm run messages`. Do not edit.

/** English messages as types: the keys and variables of every message. */
export interface Messages {
  readonly accountData: {
    readonly title: "Your data";
    readonly download: {
      readonly title: "Download a copy";
      readonly text: "Everything we hold about you in one zip file: your details, breeds, animals and their DNA profiles, carts, addresses, coupons and points, where you are signed in, the emails we sent you and what an administrator did for you. It contains tables (CSV) and JSON, with a note that explains them.";
      readonly get: "Download my data";
      readonly preparing: "Preparing your file";
      readonly ready: "Your file {name} is ready. You’ll find it in your browser’s downloads.";
      readonly retry: "Try again";
      readonly failed: "Failed to prepare your data";
      readonly acting: "This cannot be done while you are signed in as another user.";
    };
    readonly delete: {
      readonly title: "Delete your account";
      readonly text: "This happens right away and cannot be undone. Download a copy first if you want to keep anything.";
      readonly open: "Delete my account";
      readonly close: "Close";
      readonly question: "Delete your account for good?";
      readonly goesTitle: "What we delete";
      readonly goes: readonly ["your name, address, phone and email, and your sign-in", "your breeds, the animals that were never tested, and everything you share", "your carts and the notes in them, saved addresses, coupons and loyalty points", "every device where you are signed in, and our emails to you"];
      readonly staysTitle: "What we keep";
      readonly stays: readonly ["orders and invoices, for as long as tax law requires", "what an administrator did in your account, without your name", "animals that were tested or are parents of somebody else’s animals, without your name, chip and registration number, because reports and pedigrees depend on them"];
      readonly mail: "We’ll send one last email to {email} to confirm it.";
      readonly password: "Your password";
      readonly passwordHint: "So that nobody else can do this.";
      readonly submit: "Delete for good";
      readonly deleting: "Deleting your account";
      readonly is_admin: "An administrator's account cannot be deleted here.";
      readonly demo_account: "The demo accounts are shared, so they stay. Register your own account to try this.";
      readonly acting: "This cannot be done while you are signed in as another user.";
    };
    readonly deleted: {
      readonly title: "Your account is deleted";
      readonly description: "Nothing that identifies you is left.";
      readonly text: "Everything in it is gone, and you are signed out everywhere. We’ll send one last email to confirm it.";
      readonly again: "You’re welcome back at any time: you can register with the same email address.";
      readonly home: "Back to home";
      readonly what: "What we delete and what we keep";
    };
  };
  readonly account: {
    readonly title: "My profile";
    readonly intro: "Your details. Each section is saved separately.";
    readonly details: {
      readonly title: "Your details";
      readonly name: "Name";
      readonly phone: "Phone";
      readonly phoneHint: "With the country code, for example +61 2 5550 1234. Optional.";
      readonly email: "Email";
      readonly emailHint: "You sign in with this address. It can’t be changed here.";
    };
    readonly address: {
      readonly title: "Address";
      readonly address: "Street and number";
      readonly city: "City";
      readonly postalCode: "Postal code";
      readonly country: "Country";
      readonly countryHint: "Prices are shown in this country's currency.";
      readonly state: "State";
      readonly choose: "Please choose";
      readonly loadingStates: "Loading the states";
      readonly retry: "Try again";
    };
    readonly breeds: {
      readonly title: "Your breeds";
      readonly intro: "The breeds you work or live with. They come first wherever you choose a breed.";
      readonly search: "Add a breed";
      readonly searchHint: "Type part of its name.";
      readonly loading: "Searching breeds";
      readonly empty: "No Results";
      readonly none: "No breeds chosen yet.";
      readonly more: "+{count} more";
      readonly change: "Remove breeds";
      readonly remove: "Remove {name}";
      readonly full: "You can save up to {count} breeds.";
    };
    readonly vet: {
      readonly title: "Your practice";
      readonly clinic: "Clinic";
      readonly registrationNumber: "Registration number";
    };
    readonly password: {
      readonly title: "Password";
      readonly intro: "This signs you out on all other devices.";
      readonly currentPassword: "Current password";
      readonly newPassword: "New password";
      readonly newPasswordHint: "At least 8 characters.";
    };
  };
  readonly acmForms: {
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
      readonly saving: "Saving …";
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
      readonly sending: "Uploading …";
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
      readonly foot: "ACM form {id} · {name} · page {page} of {pages}";
    };
  };
  readonly activation: {
    readonly description: "Tell us which animal your sample is from. Have the kit to hand: you need the barcode on the tube.";
    readonly metaTitle: "Activate your kit";
    readonly progress: "Steps of activation";
    readonly stepOf: "Step {step} of {count}";
    readonly done: "done";
    readonly continue: "Continue";
    readonly back: "Back";
    readonly saving: "One moment";
    readonly loading: "Opening your activation";
    readonly retry: "Try again";
    readonly steps: {
      readonly email: "Email";
      readonly barcode: "Barcode";
      readonly test: "Test";
      readonly pet: "Your pet";
      readonly extras: "More tests";
      readonly person: "About you";
      readonly sample: "Sample";
      readonly review: "Review";
    };
    readonly titles: {
      readonly email: "Where should we send the results?";
      readonly barcode: "Which kit do you have?";
      readonly test: "What should we test?";
      readonly pet: "Whose sample is it?";
      readonly extras: "Anything else to test?";
      readonly person: "About you";
      readonly sample: "About the sample";
      readonly review: "Check your details";
    };
    readonly litter: "Activating a whole litter?";
    readonly litterLink: "Do it in one go";
    readonly kit: {
      readonly label: "Your kit";
      readonly blank: "Tube without a test";
      readonly second: "and {barcode}";
      readonly other: "Use another barcode";
    };
    readonly elsewhere: {
      readonly title: "You continued in another tab";
      readonly text: "We stopped this tab so that two kits can’t get mixed up. Continue here to see what you entered there.";
      readonly continue: "Continue here";
    };
    readonly email: {
      readonly intro: "We’ll email you when your sample arrives and when the results are ready.";
      readonly label: "Email";
      readonly guest: "Have an account?";
      readonly login: "Sign in";
      readonly guestHint: "and pick an animal from your account.";
    };
    readonly barcode: {
      readonly intro: "Every tube has its own barcode. You’ll find it on the label, below the lines.";
      readonly picture: "The barcode is printed below the lines on the tube's label.";
      readonly label: "Barcode";
      readonly hint: "On our kits: TM and 13 digits. Spaces do not matter.";
      readonly confirm: "Type the barcode again";
      readonly confirmHint: "One wrong digit would give your results to another animal.";
      readonly addSecond: "Add a second tube";
      readonly secondTitle: "Second tube";
      readonly secondIntro: "Some kits have two tubes for the same animal. Another animal needs its own activation.";
      readonly secondLabel: "Barcode of the second tube";
      readonly confirmSecond: "Type the second barcode again";
      readonly removeSecond: "No second tube";
    };
    readonly used: {
      readonly title: "This kit is already activated";
      readonly text: "{barcode} has already been activated. Nothing was changed. If you activated it yourself, you have our email about it. If not, tell us and we’ll sort it out.";
      readonly other: "Enter another barcode";
      readonly report: "Report a problem";
      readonly intro: "Tell us what happened. We’ll reply by email.";
      readonly barcode: "Barcode";
      readonly email: "Your email";
      readonly message: "What happened?";
      readonly submit: "Send";
      readonly submitting: "Sending";
      readonly sent: "Thank you. We’ll reply to {email}.";
    };
    readonly test: {
      readonly intro: "This tube came without a test. Choose one from your packs.";
      readonly packs: "Your packs";
      readonly units: "{count, plural, one {# test left} other {# tests left}}";
      readonly search: "Search for a test";
      readonly searchHint: "Type at least 3 characters of the test or gene.";
      readonly searching: "Searching";
      readonly nothing: "Result not found.";
      readonly chosen: "Chosen test: {name}";
      readonly none: "You have no multi-pack tests left";
      readonly noneGuest: "Sign in to use your packs";
      readonly noneHint: "This tube has no test of its own. Tests come from a multi-pack in your account.";
      readonly shop: "See multi-packs";
      readonly login: "Sign in";
    };
    readonly pet: {
      readonly intro: "The name and details appear on the report.";
      readonly own: "One of your animals";
      readonly ownHint: "We’ll fill in what we know.";
      readonly new: "Another animal";
      readonly known: "{name}’s details";
      readonly change: "Change these details";
      readonly name: "Name";
      readonly species: "Species";
      readonly speciesNames: {
        readonly canine: "Dog";
        readonly feline: "Cat";
      };
      readonly sex: "Sex";
      readonly sexes: {
        readonly female: "Female";
        readonly male: "Male";
        readonly unknown: "Don’t know";
      };
      readonly breed: "Breed";
      readonly breedOptional: "Breed (optional)";
      readonly breedChoices: {
        readonly breed: "A breed";
        readonly mixed: "Mixed breed";
        readonly unknown: "Don’t know";
      };
      readonly breedSearch: "Search for the breed";
      readonly breedHint: "Type part of its name.";
      readonly breedLoading: "Searching";
      readonly breedEmpty: "Nothing found.";
      readonly breedChosen: "Breed: {name}";
      readonly breedChange: "Change";
      readonly presets: "Your breeds";
      readonly born: "Date of birth";
      readonly bornOptional: "Date of birth (optional)";
      readonly bornHint: "If you are not sure, choose the most likely day.";
      readonly day: "Day";
      readonly month: "Month";
      readonly year: "Year";
      readonly weight: "Weight (optional)";
      readonly weightLabel: "Weight";
      readonly weightType: "Unit";
      readonly weightTypes: {
        readonly kg: "kg";
        readonly lb: "lb";
      };
      readonly more: "Chip, registration and more (optional)";
      readonly chipNumber: "Microchip number";
      readonly chipHint: "9 to 15 digits or letters.";
      readonly registrationName: "Registered name";
      readonly registrationNumber: "Registration number";
      readonly personality: "What is your pet like?";
      readonly notKnown: "not known";
      readonly breedChangeNamed: "Choose a different breed from {name}";
    };
    readonly extras: {
      readonly intro: "Your sample is enough for more tests. This step is optional.";
      readonly includes: "Your kit includes {count, plural, one {# test} other {# tests}}";
      readonly paid: "Added and paid";
      readonly list: "Tests to add";
      readonly forBreed: "Often tested in {breed}";
      readonly filter: "Find a test";
      readonly more: "Show more tests";
      readonly nothing: "Nothing found.";
      readonly none: "There is nothing to add: your kit already includes every test we have for this animal.";
      readonly skip: "Continue without more tests";
      readonly add: "{count, plural, one {Add # test} other {Add # tests}}";
      readonly total: "{count, plural, one {# test} other {# tests}}: {amount}";
      readonly payLater: "You pay in the last step.";
      readonly others: "Other tests";
      readonly all: "{count, plural, one {# other test} other {# other tests}}";
    };
    readonly person: {
      readonly intro: "The owner's name and address appear on the report.";
      readonly firstName: "First name";
      readonly lastName: "Last name";
      readonly email: "Email";
      readonly country: "Country";
      readonly state: "State";
      readonly choose: "Please choose";
      readonly loadingStates: "Loading the states";
      readonly address: "Street and number";
      readonly city: "City";
      readonly postalCode: "Postal code";
      readonly terms: "I accept the terms and conditions";
      readonly termsLink: "Read the terms and conditions";
      readonly privacyLink: "Read how we handle your data";
    };
    readonly sample: {
      readonly collector: "Who takes the sample?";
      readonly collectorTypes: {
        readonly self: "Me, or someone at home";
        readonly vet: "A vet or a nurse";
        readonly agent: "A collection agent";
      };
      readonly collectorName: "Sample collector’s name";
      readonly collectorClinic: "Clinic (optional)";
      readonly consents: "May we use the sample for more?";
      readonly consentsIntro: "All three are up to you, and you can change your mind at any time. Your results are the same either way.";
      readonly research: "Use the sample and results for research, without your name.";
      readonly storage: "Keep the sample, so that tests can be added later without a new swab.";
      readonly statistics: "Count the results in anonymous statistics about breeds.";
    };
    readonly review: {
      readonly intro: "You can correct your details until your sample reaches the lab.";
      readonly change: "Change";
      readonly changeNamed: "Change: {what}";
      readonly kit: "Kit";
      readonly test: "Test";
      readonly pet: "Animal";
      readonly extras: "More tests";
      readonly noExtras: "None";
      readonly person: "You";
      readonly sample: "Sample";
      readonly consents: "Allowed: {list}";
      readonly noConsents: "No extra use allowed";
      readonly consentNames: {
        readonly research: "research";
        readonly storage: "storage";
        readonly statistics: "statistics";
      };
      readonly terms: "Terms accepted";
      readonly submit: "Activate this kit";
      readonly submitting: "Activating";
      readonly fix: "Please correct: {step}";
      readonly checking: "Checking your details";
    };
    readonly complete: {
      readonly metaTitle: "Your activation";
      readonly title: "{name}’s kit is activated";
      readonly text: "We have sent a confirmation to {email}.";
      readonly postedTitle: "{name}’s sample is on its way";
      readonly receivedTitle: "{name}’s sample is at the lab";
      readonly holdTitle: "{name}’s sample is on hold";
      readonly hold: {
        readonly sex: {
          readonly title: "Is {name} male or female?";
          readonly text: "The DNA shows a different sex from the one you entered. Correct it, and we’ll continue right away.";
        };
        readonly species: {
          readonly title: "Is {name} a dog or a cat?";
          readonly text: "The DNA is not from the species you entered. If two tubes were swapped, tell us which animal the sample is from.";
        };
        readonly sire: {
          readonly title: "Who is {name}’s sire?";
          readonly text: "The DNA doesn’t match the sire you entered. Choose the right one, or enter the name of another animal.";
        };
        readonly dam: {
          readonly title: "Who is {name}’s dam?";
          readonly text: "The DNA doesn’t match the dam you entered. Choose the right one. If two tubes were swapped, tell us which animal the sample is from.";
        };
        readonly "other-animal": {
          readonly title: "Is this {name}’s sample?";
          readonly text: "The DNA differs from an earlier sample of {name}. If two tubes were swapped, tell us which animal this sample is from.";
        };
        readonly other: {
          readonly title: "Please check the details";
          readonly text: "Something doesn’t match the sample. Compare the details below with {name} and correct them, or contact us.";
        };
        readonly note: "From the lab: {note}";
        readonly byLab: "Our lab has put the sample on hold. Correct what is wrong, or contact us. The lab will check it and continue.";
        readonly still: "Saved. The sample still doesn’t match: please check what is left.";
        readonly saved: "Saved. The lab will check it and continue.";
        readonly released: "Thank you. The details now match the sample, and we’re continuing right away.";
        readonly actions: {
          readonly facts: "Correct the details";
          readonly parents: "Correct sire and dam";
          readonly animal: "It is another animal";
          readonly message: "Contact us";
        };
        readonly animal: {
          readonly intro: "Which animal is the sample from? Choose one of yours or describe it.";
        };
        readonly parents: {
          readonly dam: "Dam";
          readonly sire: "Sire";
          readonly other: "Another animal";
          readonly damName: "Dam’s name (optional)";
          readonly sireName: "Sire’s name (optional)";
          readonly forLitter: "{count, plural, one {The same for # littermate} other {The same for # littermates}}";
        };
        readonly message: {
          readonly label: "Your message to the lab";
          readonly hint: "We’ll reply to {email}.";
          readonly submit: "Send";
          readonly submitting: "Sending";
          readonly sent: "Thank you. The lab has your message and will reply to {email}.";
        };
        readonly submit: "Save and check again";
      };
      readonly nextTitle: "What happens next";
      readonly steps: {
        readonly swab: {
          readonly title: "Swab the cheek";
          readonly text: "Half a minute per side, an hour after eating at the earliest.";
        };
        readonly post: {
          readonly title: "Post the tube";
          readonly text: "Close it, put it in the envelope from the box and post it.";
        };
        readonly read: {
          readonly title: "Read the results";
          readonly text: "Post it today, and you can expect them between {from} and {to}. We email you when they are ready.";
        };
      };
      readonly readText: "We email you when the results are ready.";
      readonly readPosted: "You can expect them between {from} and {to}. We email you when they are ready.";
      readonly account: "To see the results online, create an account with {email}.";
      readonly register: "Create an account";
      readonly facts: "Your details";
      readonly product: "Test";
      readonly extras: "Added";
      readonly barcode: "Barcode";
      readonly edit: "Correct the details";
      readonly save: "Save";
      readonly saving: "Saving";
      readonly saved: "Saved.";
      readonly locked: "The lab has the sample. To change something, please contact us.";
      readonly cancel: "Cancel";
      readonly posted: {
        readonly title: "Have you posted it?";
        readonly text: "Tell us, and we’ll email you if it doesn’t arrive.";
        readonly tracking: "Tracking number (optional)";
        readonly submit: "I have posted it";
        readonly submitting: "Saving";
        readonly done: "Posted on {date}.";
        readonly doneTracking: "Posted on {date}, tracking number {number}.";
        readonly change: "Change the tracking number";
        readonly titleDone: "On its way to the lab";
      };
      readonly another: "Activate another kit";
      readonly track: "Track this sample";
      readonly overview: "Go to my account";
      readonly noTokenTitle: "Looking for your activation?";
      readonly noTokenText: "Open the link in our email to see your activation, or activate a kit.";
      readonly goneTitle: "We cannot find this activation";
      readonly goneText: "The link may be incomplete. Open it again from our email. If the activation belongs to an account, sign in first.";
      readonly start: "Activate a kit";
    };
    readonly payment: {
      readonly title: "Payment";
      readonly preparing: "Calculating the total";
      readonly failed: "We couldn’t load the price of the added tests. You have not been charged.";
      readonly discount: "Coupon {code}";
      readonly total: "Total";
      readonly taxIncluded: "Includes tax: {amount}";
      readonly coupon: "Coupon code (optional)";
      readonly applyCoupon: "Apply";
      readonly applyingCoupon: "Checking";
      readonly removeCoupon: "Remove coupon {code}";
      readonly method: "How would you like to pay?";
      readonly methods: {
        readonly C: "Card";
        readonly P: "PayPal";
        readonly A: "Card, wallet or bank";
      };
      readonly pay: "Pay {amount} and activate";
      readonly onAccount: "Order on account and activate";
      readonly ordering: "Ordering";
      readonly none: "No payment method is available in this country right now. You can activate the kit without more tests.";
      readonly processing: "Your bank hasn’t answered yet. Please don’t pay again. We’ll email you as soon as we know.";
      readonly check: "Check again";
      readonly continueTitle: "Your kit is not activated yet";
      readonly continueText: "The added tests are ordered. One step is left.";
      readonly continue: "Continue with the activation";
    };
  };
  readonly addAnimal: {
    readonly metaTitle: "Add an animal to your account";
    readonly description: "Add a dog or cat to your account before its first DNA test. You can fill in the form first and sign in at the end.";
    readonly title: "Add an animal";
    readonly intro: "Add its details to your account. When a kit arrives, you just pick the animal.";
    readonly crumb: "Add an animal";
    readonly loading: "Opening the form";
    readonly noScript: "This form needs JavaScript. Please turn it on in your browser.";
    readonly guestTitle: "You need an account to save it";
    readonly guestText: "You can fill in the form first. Everything you typed is still here when you come back.";
    readonly login: "Sign in";
    readonly register: "Create an account";
    readonly restored: "What you typed is still here. Check it and save.";
    readonly save: "Save animal";
    readonly saving: "Saving";
    readonly signInAndSave: "Sign in to save";
    readonly doneTitle: "{name} is in your account";
    readonly doneText: "You can pick {name} when you activate a kit.";
    readonly toMy: "Go to my account";
    readonly another: "Add another animal";
    readonly about: {
      readonly whyTitle: "Why add an animal?";
      readonly whyText: "Every test, result and report belongs to an animal in your account. Add yours now, and its DNA results, microchip and pedigree details are all in one place. It’s free, and you don’t need a kit yet.";
      readonly needTitle: "What you need";
      readonly needText: "The name, the species and the sex are enough. If you have them to hand, add the date of birth, the breed, the microchip number and the registered name. They appear on certificates, so copy them from the papers.";
      readonly nextTitle: "What happens next";
      readonly nextText: "Order a test whenever you like. When you activate its kit, choose the animal from your list. You can correct the details at any time before the sample arrives, and nobody else sees them unless you share them.";
    };
  };
  readonly adminJobs: {
    readonly title: "Failed jobs";
    readonly intro: "Background work that went wrong. Failed jobs are kept for 30 days.";
    readonly allWell: "No job has failed";
    readonly allWellHint: "A job that fails after all its attempts shows up here.";
    readonly queues: "Queues";
    readonly all: "All ({count})";
    readonly queue: "{queue} ({count})";
    readonly pages: "Pages of failed jobs";
    readonly states: {
      readonly failed: "Failed";
      readonly retrying: "Retrying";
    };
    readonly reason: "Reason";
    readonly noReason: "None given";
    readonly attempts: "Attempts";
    readonly lastAttempt: "Last attempt";
    readonly nextAttempt: "Next attempt";
    readonly created: "Created";
    readonly subject: "{queue}, {ids}";
    readonly actions: {
      readonly retry: "Retry";
      readonly retrying: "Retrying";
      readonly retryDone: "Started again.";
      readonly discard: {
        readonly open: "Discard";
        readonly title: "Discard this job?";
        readonly text: "It will never run again, and its reason is only kept in the audit log.";
        readonly submit: "Discard job";
        readonly sending: "Discarding";
        readonly close: "Close";
      };
      readonly retryQueue: {
        readonly open: "{count, plural, one {Retry the failed job} other {Retry all # failed jobs}}";
        readonly title: "Retry all failed jobs of {queue}?";
        readonly text: "They start within seconds.";
        readonly submit: "Retry all";
        readonly sending: "Retrying";
        readonly close: "Close";
      };
      readonly discardQueue: {
        readonly open: "{count, plural, one {Discard the failed job} other {Discard all # failed jobs}}";
        readonly title: "Discard all failed jobs of {queue}?";
        readonly text: "They will never run again.";
        readonly submit: "Discard all";
        readonly sending: "Discarding";
        readonly close: "Close";
      };
    };
  };
  readonly adminLab: {
    readonly title: "Laboratory";
    readonly intro: "Tubes by stage, the one that has waited longest first.";
    readonly find: {
      readonly label: "Find a tube";
      readonly barcode: "Barcode";
      readonly hint: "Scan it, or type it and press Enter.";
      readonly open: "Open";
      readonly unknown: "There is no tube with this barcode. Check the label and try again.";
    };
    readonly upload: {
      readonly title: "Upload results";
      readonly intro: "A CSV file with one locus or one marker per row. The first row names the columns.";
      readonly genotypes: "Genotypes: {columns}";
      readonly profiles: "DNA profiles: {columns}";
      readonly noCall: "Without a result leave both alleles empty and give a reason: {reasons}. Loci with one allele leave allele2 empty.";
      readonly file: "CSV file";
      readonly fileHint: "Up to {size} MB and {rows} rows.";
      readonly noFile: "Choose a file.";
      readonly tooLarge: "This file is too large.";
      readonly assayVersion: "Assay version";
      readonly assayHint: "Printed on the report.";
      readonly submit: "Upload";
      readonly sending: "Checking";
      readonly saved: "{rows, plural, one {# row} other {# rows}} saved for {tubes, plural, one {# tube} other {# tubes}}.";
      readonly notSaved: "Nothing was saved: {wrong, plural, one {# row is} other {# rows are}} wrong. Correct the file and upload it again.";
      readonly rest: "{wrong, plural, one {# wrong row was} other {# wrong rows were}} left out.";
      readonly saveValid: "{count, plural, one {Save the valid row} other {Save the # valid rows}}";
      readonly saving: "Saving";
      readonly errors: "Wrong rows";
      readonly more: "The first {count} are listed.";
      readonly row: "Row {row}, {column}: {value}";
      readonly empty: "empty";
      readonly problems: {
        readonly "unknown-barcode": "No tube has this barcode";
        readonly "void-barcode": "This tube is void";
        readonly "closed-tube": "This tube has failed or was cancelled";
        readonly "unknown-locus": "We don’t know this locus";
        readonly "other-species": "Not for the species of this animal";
        readonly "unknown-allele": "The locus does not have this allele";
        readonly "allele-count": "Wrong number of alleles";
        readonly "unknown-reason": "Without alleles, give one of the reasons";
        readonly "reason-with-alleles": "A reason is only for rows without alleles";
        readonly "unknown-panel": "We don’t know this panel";
        readonly "unknown-marker": "The panel does not have this marker";
        readonly "missing-allele": "Both alleles are needed";
        readonly repeated: "An earlier row has this already";
        readonly "too-long": "Too long";
      };
    };
    readonly problems: {
      readonly title: "Reported problems";
      readonly link: "{count, plural, =0 {Reported problems} other {Reported problems (#)}}";
      readonly intro: "What customers wrote about kits that they could not activate.";
      readonly filter: "Show";
      readonly open: "Open";
      readonly solved: "Solved";
      readonly empty: "No open problems";
      readonly emptySolved: "No solved problems";
      readonly unknown: "No tube with this barcode";
      readonly reported: "Reported {date}";
      readonly solvedOn: "Solved {date}";
      readonly solve: "Mark as solved";
      readonly solving: "Saving";
    };
    readonly back: "All tubes";
    readonly filter: "Show";
    readonly filters: {
      readonly working: "In work";
      readonly overdue: "Overdue";
      readonly "on-hold": "On hold";
      readonly expected: "Expected";
      readonly "to-send": "To send";
      readonly received: "Received";
      readonly "quality-check": "Quality check";
      readonly "dna-extracted": "DNA extracted";
      readonly testing: "Testing";
      readonly "data-review": "Data review";
      readonly "report-ready": "Report ready";
      readonly failed: "Failed";
      readonly cancelled: "Cancelled";
    };
    readonly filterCount: "{label} ({count})";
    readonly empty: "No tubes here";
    readonly pages: "Pages of tubes";
    readonly list: {
      readonly label: "Tubes";
      readonly select: "Select {barcode}";
      readonly selectAll: "Select all on this page";
      readonly count: "{count, plural, one {# tube selected} other {# tubes selected}}";
      readonly stage: "Move to";
      readonly choose: "Choose a stage";
      readonly move: "Move";
      readonly moving: "Moving";
      readonly moved: "{count, plural, one {# tube moved} other {# tubes moved}} to {stage}.";
      readonly skipped: "Not moved: {barcodes}.";
      readonly notActivated: "Not activated";
      readonly since: "Since {date}";
      readonly promised: "Due {date}";
    };
    readonly states: {
      readonly overdue: "Overdue";
      readonly hold: "On hold · {problem}";
      readonly unpaid: "On hold · Payment";
      readonly failed: "Failed";
      readonly cancelled: "Cancelled";
      readonly void: "Void";
      readonly none: "Not received";
    };
    readonly stages: {
      readonly received: "Received";
      readonly "quality-check": "Quality check";
      readonly "dna-extracted": "DNA extracted";
      readonly testing: "Testing";
      readonly "data-review": "Data review";
      readonly "report-ready": "Report ready";
    };
    readonly detailsProblems: {
      readonly sex: "Wrong sex";
      readonly species: "Wrong species";
      readonly sire: "Wrong sire";
      readonly dam: "Wrong dam";
      readonly "other-animal": "Another animal’s DNA";
      readonly other: "Other";
    };
    readonly tube: {
      readonly facts: "Details";
      readonly product: "Product";
      readonly order: "Order";
      readonly noOrder: "No order";
      readonly sent: "Kit sent";
      readonly activated: "Activated";
      readonly posted: "Posted";
      readonly animal: "Animal";
      readonly notActivated: "Not activated yet";
      readonly born: "born {date}";
      readonly species: {
        readonly canine: "Dog";
        readonly feline: "Cat";
      };
      readonly sexes: {
        readonly male: "male";
        readonly female: "female";
        readonly unknown: "sex unknown";
      };
      readonly promised: "Report promised";
      readonly problem: "Problem";
      readonly failed: "Why it failed";
      readonly results: "Loci with results";
      readonly reports: "Reports";
      readonly report: "Version {version}, {status}, {date}";
      readonly statuses: {
        readonly current: "current";
        readonly superseded: "superseded";
        readonly revoked: "revoked";
      };
      readonly history: "History";
      readonly noHistory: "Nothing has been reported about this tube.";
      readonly from: "{date} · {lab}";
      readonly labs: {
        readonly admin: "Admin";
        readonly demo: "Demo laboratory";
        readonly "details-check": "Check of the details";
      };
      readonly events: {
        readonly stage: "{stage}";
        readonly hold: "On hold · {problem}";
        readonly release: "Released";
        readonly fail: "Failed";
        readonly cancel: "Cancelled";
        readonly promise: "Report promised for {date}";
        readonly results: "Results of run {run}: {count, plural, one {# result} other {# results}}";
      };
    };
    readonly actions: {
      readonly title: "Actions";
      readonly next: "Move to: {stage}";
      readonly moving: "Moving";
      readonly done: "Saved.";
      readonly close: "Close";
      readonly sending: "Saving";
      readonly reason: "Reason";
      readonly reasonHint: "The customer reads it.";
      readonly stage: {
        readonly open: "Move to another stage";
        readonly title: "Move to another stage";
        readonly text: "If it goes back, later stages count as not reached.";
        readonly field: "Stage";
        readonly choose: "Choose a stage";
        readonly submit: "Move";
      };
      readonly hold: {
        readonly open: "Put on hold";
        readonly title: "Put on hold";
        readonly text: "The customer is asked to correct the details. No report is issued until then.";
        readonly field: "What does not fit";
        readonly choose: "Choose";
        readonly note: "Note";
        readonly noteHint: "The customer reads it.";
        readonly submit: "Put on hold";
      };
      readonly send: {
        readonly open: "Mark as sent";
        readonly title: "Is this tube in the post?";
        readonly text: "It is a new tube for a sample that failed. The customer sees that it is on its way.";
        readonly submit: "Mark as sent";
        readonly sending: "Saving";
        readonly close: "Close";
      };
      readonly release: {
        readonly open: "Release";
        readonly title: "Release this tube?";
        readonly text: "The details count as correct, and the report can be issued.";
        readonly submit: "Release";
        readonly sending: "Releasing";
        readonly close: "Close";
      };
      readonly promise: {
        readonly open: "Change the promised date";
        readonly title: "Change the promised date";
        readonly text: "The customer is told the new date and the reason.";
        readonly field: "Report promised for";
        readonly submit: "Save date";
      };
      readonly fail: {
        readonly open: "Sample failed";
        readonly title: "Has this sample failed?";
        readonly text: "The customer gets a new kit. This cannot be undone.";
        readonly submit: "Mark as failed";
      };
      readonly cancel: {
        readonly open: "Cancel";
        readonly title: "Cancel this tube?";
        readonly text: "No more work is done on it. This cannot be undone.";
        readonly submit: "Cancel tube";
      };
    };
  };
  readonly adminOrders: {
    readonly title: "Orders";
    readonly intro: "Orders of all customers, newest first.";
    readonly search: "Number, name or email";
    readonly state: "State";
    readonly all: "All";
    readonly show: "Show";
    readonly filter: "Find orders";
    readonly nothing: "No Results";
    readonly nothingHint: "No order matches this search.";
    readonly count: "{count, plural, one {# order} other {# orders}}";
    readonly pages: "Pages of orders";
    readonly back: "All orders";
    readonly customer: "Customer";
    readonly guest: "Guest, without an account";
    readonly heldTitle: "This order is on hold";
    readonly heldText: "We have received money, but something does not match. Compare the payment below with what the provider shows. Then mark the order as paid, or refund it.";
    readonly payments: "Payments";
    readonly noPayments: "Nothing has been paid.";
    readonly provider: "Provider";
    readonly paymentState: "State";
    readonly amount: "Amount";
    readonly reference: "At the provider";
    readonly when: "When";
    readonly problem: "Remark";
    readonly providers: {
      readonly stripe: "Stripe";
      readonly paypal: "PayPal";
      readonly sandbox: "Sandbox";
      readonly transfer: "Bank transfer";
    };
    readonly paymentStates: {
      readonly starting: "Starting";
      readonly open: "Open";
      readonly unknown: "Waiting for the provider";
      readonly succeeded: "Succeeded";
      readonly failed: "Failed";
      readonly cancelled: "Cancelled";
      readonly held: "On hold";
    };
    readonly refunds: "Refunds";
    readonly noRefunds: "No refunds yet.";
    readonly by: "By";
    readonly reason: "Reason";
    readonly shop: "The shop itself";
    readonly refundStates: {
      readonly starting: "Starting";
      readonly pending: "In progress";
      readonly succeeded: "Refunded";
      readonly failed: "Failed";
      readonly unknown: "Waiting for the provider";
      readonly retrying: "Declined for now, retrying";
    };
    readonly timeline: "Order history";
    readonly items: "Items";
    readonly refund: {
      readonly open: "Refund";
      readonly title: "Refund {number}";
      readonly text: "Refund up to {amount} to the original payment method.";
      readonly how: "How much?";
      readonly full: "Full: {amount}";
      readonly units: "Part: choose items";
      readonly part: "Part: enter an amount";
      readonly amount: "Amount";
      readonly amountHint: "Up to {amount}.";
      readonly unitsHint: "{count, plural, one {# left, paid {amount}} other {# left, paid {amount} together}}";
      readonly reason: "Reason";
      readonly submit: "Refund {amount}";
      readonly sending: "Refunding";
      readonly close: "Close";
    };
    readonly cancel: {
      readonly open: "Cancel the order";
      readonly title: "Cancel order {number}";
      readonly text: "The customer gets an email, and coupon and points are returned. If a payment arrives at the same time, the order stays.";
      readonly reason: "Reason (internal)";
      readonly submit: "Cancel order";
      readonly sending: "Cancelling";
      readonly close: "Close";
      readonly heldText: "The customer is refunded in full and gets an email.";
    };
    readonly paid: {
      readonly open: "Mark as paid";
      readonly title: "Mark {number} as paid";
      readonly text: "Only when the money is in our account. The customer gets an email.";
      readonly note: "How do you know?";
      readonly submit: "Mark as paid";
      readonly sending: "Saving";
      readonly close: "Close";
    };
    readonly toPost: {
      readonly label: "Which orders";
      readonly all: "All orders";
      readonly toPost: "To post";
      readonly nothing: "Nothing to post";
      readonly nothingHint: "All paid orders have been posted.";
    };
    readonly fulfilment: {
      readonly title: "Packing and posting";
      readonly address: "Deliver to";
      readonly noAddress: "No delivery address. Nothing in this order is posted.";
      readonly phone: "Phone {phone}";
      readonly sampling: "Sampling";
      readonly wantsSwabs: "Send swabs with the order.";
      readonly hasSwabs: "No swabs needed.";
      readonly collector: "Sample taken by {by}";
      readonly swabs: "{count, plural, =0 {no swabs} one {# swab} other {# swabs}}";
      readonly packingSlip: "Packing slip (PDF)";
      readonly tubes: {
        readonly title: "{count, plural, one {# tube} other {# tubes}}";
        readonly barcode: "Barcode";
        readonly item: "Item";
        readonly state: "State";
        readonly sent: "Kit sent";
      };
      readonly printLabels: "Print tube labels";
    };
    readonly posted: {
      readonly open: "Mark as posted";
      readonly correct: "Correct tracking details";
      readonly title: "Mark {number} as posted";
      readonly correctTitle: "Correct tracking details of {number}";
      readonly text: "The customer gets an email with the carrier and the tracking link.";
      readonly correctText: "The customer gets another email with the corrected details.";
      readonly carrier: "Carrier";
      readonly choose: "Please choose";
      readonly other: "Other";
      readonly carrierName: "Name of the carrier";
      readonly trackingNumber: "Tracking number";
      readonly trackingHint: "Leave empty if the parcel has none.";
      readonly submit: "Mark as posted";
      readonly correctSubmit: "Save";
      readonly sending: "Saving";
      readonly close: "Close";
    };
    readonly disputedNotice: "The buyer disputes the payment. Do not ship anything until the dispute is closed.";
    readonly atProvider: "Made at the provider";
    readonly open: "Open";
  };
  readonly adminPayments: {
    readonly title: "Payments";
    readonly attentionTitle: "Payments that need attention";
    readonly back: "All payments";
    readonly find: "Find payments";
    readonly search: "Order number, name, email or provider reference";
    readonly filter: "Show";
    readonly show: "Show";
    readonly count: "{count, plural, one {# payment} other {# payments}}";
    readonly nothing: "No Results";
    readonly allWell: "No payment needs attention";
    readonly pages: "Pages of payments";
    readonly filters: {
      readonly attention: "Needs attention";
      readonly disputed: "Disputed";
      readonly "refund-failed": "Refund failed";
      readonly held: "On hold";
      readonly "refund-waiting": "Refund waiting";
      readonly returned: "Returned automatically";
      readonly refunded: "Refunded";
      readonly failed: "Failed";
      readonly all: "All payments";
    };
    readonly reasons: {
      readonly disputed: "The buyer disputes this payment. Answer at the provider before the deadline.";
      readonly "refund-failed": "A refund failed. The buyer is still waiting for the money.";
      readonly held: "The amount or currency does not match the order. Mark the order as paid, or refund.";
      readonly "refund-waiting": "The provider has not completed a refund yet.";
    };
    readonly statuses: {
      readonly starting: "Starting";
      readonly open: "Open";
      readonly unknown: "Waiting for the provider";
      readonly succeeded: "Paid";
      readonly failed: "Failed";
      readonly cancelled: "Cancelled";
      readonly held: "On hold";
      readonly disputed: "Disputed";
      readonly "dispute-lost": "Dispute lost";
      readonly returned: "Returned";
      readonly refunded: "Refunded";
      readonly "partly-refunded": "Partly refunded";
    };
    readonly providers: {
      readonly stripe: "Stripe";
      readonly paypal: "PayPal";
      readonly sandbox: "Sandbox";
      readonly transfer: "Transfer";
    };
    readonly refundStates: {
      readonly starting: "Starting";
      readonly pending: "In progress";
      readonly succeeded: "Refunded";
      readonly failed: "Failed";
      readonly unknown: "Waiting for the provider";
      readonly retrying: "Declined for now, retrying";
    };
    readonly disputes: {
      readonly open: "Open";
      readonly won: "Won";
      readonly lost: "Lost";
    };
    readonly row: "{numbers}, {provider}";
    readonly changed: "{days, plural, =0 {{date}} one {{date}, # day ago} other {{date}, # days ago}}";
    readonly detail: "Payment of {amount}";
    readonly facts: "Details";
    readonly provider: "Provider";
    readonly reference: "Provider reference";
    readonly when: "When";
    readonly refunded: "Refunded";
    readonly problem: "Remark";
    readonly dispute: "Dispute";
    readonly order: "Order {number}: {name}, {email}";
    readonly draftOrder: "Order {number} (not placed): {name}, {email}";
    readonly refunds: "Refunds";
    readonly status: "Status";
    readonly amount: "Amount";
    readonly reason: "Reason";
    readonly by: "By";
    readonly shop: "The shop";
    readonly atProvider: "Made at the provider";
    readonly timeline: "History";
    readonly actions: {
      readonly retryTitle: "The refund has not gone through";
      readonly retryText: "Retry once the provider can pay, for example when the balance is high enough.";
      readonly retry: "Retry refund";
      readonly retrying: "Retrying";
      readonly refund: "Refund";
      readonly note: "Note";
      readonly noteLabel: "Note";
      readonly noteHint: "For admins only.";
      readonly close: "Done. Remove it from this list";
      readonly save: "Save note";
      readonly saving: "Saving";
      readonly saved: "Saved.";
    };
    readonly report: {
      readonly title: "Daily report";
      readonly intro: "Our ledger compared with the providers' books. Days are UTC.";
      readonly choose: "Choose a day";
      readonly day: "Day";
      readonly download: "Download as CSV";
      readonly nothing: "No payments or refunds on this day";
      readonly missing: "{provider} did not respond. Please try again later.";
      readonly agrees: "Our ledger matches the providers.";
      readonly totals: "Totals by provider and currency";
      readonly differences: "Differences";
      readonly provider: "Provider";
      readonly count: "Entries";
      readonly ours: "Our ledger";
      readonly theirs: "Provider";
      readonly difference: "Difference";
      readonly kind: "Kind";
      readonly order: "Order";
      readonly when: "When";
      readonly reference: "Provider reference";
      readonly noOrder: "No order";
      readonly kinds: {
        readonly payment: "Payment";
        readonly refund: "Refund";
        readonly dispute: "Dispute";
      };
    };
  };
  readonly admin: {
    readonly title: "Administration";
    readonly nav: {
      readonly label: "Administration";
      readonly users: "Users and audit log";
      readonly approvals: "Approvals";
      readonly orders: "Orders";
      readonly payments: "Payments";
      readonly lab: "Laboratory";
      readonly jobs: "Jobs";
      readonly mails: "Mails";
      readonly shows: "Shows";
      readonly contact: "Contact";
    };
    readonly pendingApprovals: "{count, plural, one {# waits} other {# wait}}";
    readonly users: {
      readonly title: "Sign in as customer";
      readonly searchLabel: "Name or email";
      readonly search: "Search";
      readonly empty: "No Results";
      readonly count: "{count, plural, one {# account} other {# accounts}}";
      readonly columns: {
        readonly name: "Name";
        readonly email: "Email";
        readonly type: "Type";
        readonly impersonate: "Help";
      };
      readonly types: {
        readonly breeder: "Breeder";
        readonly owner: "Pet owner";
        readonly vet: "Vet";
        readonly guest: "Guest";
      };
      readonly isAdmin: "Admin: nobody acts as another admin";
      readonly find: "Find a customer";
      readonly pages: "Pages of accounts";
    };
    readonly impersonation: {
      readonly open: "Act as";
      readonly reason: "Why";
      readonly reasonHint: "Written down beside everything you change. It lasts 30 minutes.";
      readonly start: "Begin";
      readonly starting: "One moment";
    };
    readonly audit: {
      readonly title: "Audit log";
      readonly caption: "What admins changed as somebody else or decided about them, newest first";
      readonly empty: "No Results";
      readonly columns: {
        readonly call: "What";
        readonly actor: "Admin";
        readonly subject: "For";
        readonly at: "When";
        readonly reason: "Why";
      };
      readonly pagination: {
        readonly label: "Pages of the audit log";
      };
      readonly actions: {
        readonly admin: {
          readonly impersonate: "Acted as {subject}";
          readonly stopImpersonating: "Stopped acting as {subject}";
          readonly mail: "Read a mail to {subject}";
        };
        readonly approvals: {
          readonly apply: "Applied as {subject}";
          readonly decide: "Decided an application of {subject}";
          readonly startReview: "Started to review an application of {subject}";
          readonly revoke: "Revoked an approval of {subject}";
        };
        readonly adminLab: {
          readonly send: "Changed a sample of {subject}";
          readonly uploadResults: "Uploaded results";
          readonly solve: "Marked a kit problem as solved";
        };
        readonly contact: {
          readonly answer: "Updated a contact request of {subject}";
        };
        readonly shows: {
          readonly move: "Moved a show of {subject}";
          readonly create: "Registered a show";
          readonly withdraw: "Withdrew a show";
          readonly report: "Reported on a show";
        };
        readonly cart: {
          readonly create: "Started a cart";
          readonly update: "Changed the cart details";
          readonly addItem: "Added an item to the cart";
          readonly updateItem: "Changed an item in the cart";
          readonly removeItem: "Removed an item from the cart";
          readonly updateItemNote: "Changed a note in the cart";
          readonly claim: "Took over a cart";
        };
        readonly account: {
          readonly update: "Changed the profile";
          readonly updateState: "Changed the state in the address";
          readonly animalPreset: "Changed the chosen breeds";
          readonly updateVet: "Changed the practice details";
        };
        readonly activation: {
          readonly activate: "Activated a kit";
          readonly registerEmail: "Started an activation";
          readonly barcode: "Checked a barcode";
          readonly enterKitBarcode: "Entered a kit barcode";
          readonly aboutMyPet: "Entered an animal for a kit";
          readonly aboutMe: "Entered a person for a kit";
          readonly review: "Reviewed an activation";
          readonly updatePet: "Corrected an animal";
          readonly updateParents: "Corrected the parents of an animal";
          readonly changeAnimal: "Moved a kit to another animal";
          readonly markPosted: "Marked a sample as posted";
          readonly reportProblem: "Reported a kit problem";
          readonly addAnimal: "Added an animal";
          readonly updateReminders: "Changed the reminder emails";
        };
        readonly customProfiles: {
          readonly addItems: "Changed a custom profile";
          readonly replace: "Saved a custom profile";
          readonly remove: "Deleted a custom profile";
        };
        readonly animals: {
          readonly update: "Changed an animal";
          readonly remove: "Deleted an animal";
          readonly archive: "Archived an animal";
          readonly restore: "Restored an animal";
          readonly setPhoto: "Changed a photo";
          readonly removePhoto: "Removed a photo";
        };
        readonly collectedAnimals: {
          readonly create: "Recorded a collected animal";
          readonly update: "Changed a collected animal";
          readonly remove: "Deleted a collected animal";
        };
        readonly collectionAgents: {
          readonly updateListing: "Changed the agent listing";
          readonly withdraw: "Withdrew the agent listing";
          readonly nominate: "Nominated an agent";
          readonly removeNomination: "Removed a nomination";
        };
        readonly parentage: {
          readonly create: "Requested a parentage comparison";
          readonly createViaClub: "Requested a parentage comparison via a club";
          readonly remove: "Deleted a parentage request";
          readonly addToPedigree: "Added a parent to the pedigree";
        };
        readonly spreadsheets: {
          readonly upload: "Uploaded a spreadsheet";
          readonly update: "Checked rows of a spreadsheet";
          readonly importAnimals: "Imported animals";
          readonly remove: "Deleted an import";
        };
        readonly responsibleBreeders: {
          readonly withdraw: "Withdrew a breeder listing";
        };
        readonly acmForms: {
          readonly create: "Requested an ACM form";
          readonly fill: "Filled in an ACM form";
          readonly attach: "Attached a barcode to an ACM form";
          readonly remove: "Deleted an ACM form";
        };
      };
      readonly other: "Used {call}";
    };
    readonly mails: {
      readonly title: "Mails";
      readonly text: "There is no mail server (SMTP_URL), so mails are kept in files. The newest are here.";
      readonly caption: "Mails that were not sent, newest first";
      readonly sentBySmtp: "Mails go to the mail server (SMTP_URL). Nothing of them is kept here.";
      readonly empty: "No mail has been written yet.";
      readonly columns: {
        readonly subject: "Subject";
        readonly to: "To";
        readonly date: "When";
        readonly text: "As text";
      };
      readonly openText: "Open the text";
    };
  };
  readonly animalSharing: {
    readonly title: "Share {name}";
    readonly intro: "Let someone see {name} without transferring the record. You can end it at any time.";
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
      readonly always: "Until you end it";
    };
    readonly kinds: {
      readonly person: "A person";
      readonly vet: "A vet";
      readonly club: "A club";
      readonly dv: "Dogs Victoria";
      readonly link: "Anyone with a link";
    };
    readonly scopes: {
      readonly summary: "Name, photo and facts";
      readonly results: "Test results";
      readonly documents: "Reports and certificates";
      readonly parentage: "DNA profile for parentage";
    };
    readonly scopeHints: {
      readonly summary: "Breed, sex, date of birth and registration.";
      readonly results: "Every result, and the facts above.";
      readonly documents: "They can download them.";
      readonly parentage: "May compare parents. The alleles themselves stay hidden.";
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
      readonly endsOnHint: "Leave empty to share until you end it.";
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
        readonly "not-reported": "Not reported";
      };
      readonly count: "{count, plural, one {# test} other {# tests}}";
      readonly hint: "Carriers usually stay well. A higher risk is not a diagnosis: a vet can tell more.";
      readonly photo: "{name}";
    };
  };
  readonly animalTransfers: {
    readonly title: "Transfer animals";
    readonly intro: "Transfer an animal’s record to its new owner, with all results so far. You keep the reports issued until then.";
    readonly loading: "Loading transfers";
    readonly offer: {
      readonly title: "New transfer";
      readonly animals: "Animals";
      readonly search: "Search your animals";
      readonly searching: "Searching";
      readonly none: "None of your animals has this name.";
      readonly noneYet: "You have no animals to transfer.";
      readonly failed: "We could not load your animals.";
      readonly retry: "Try again";
      readonly chosen: "{count, plural, =0 {No animal chosen} one {# animal chosen} other {# animals chosen}}";
      readonly chooseFirst: "Choose at least one animal.";
      readonly tooMany: "You can transfer up to {max} animals at once.";
      readonly email: "Email address of the new owner";
      readonly emailHint: "Only the account with this address can accept. If they have no account, they can register first.";
      readonly message: "Message";
      readonly messageHint: "Optional. They’ll see it when they sign in.";
      readonly review: "Review";
      readonly done: "{count, plural, one {The offer is on its way.} other {The offers are on their way.}}";
      readonly required: "This field is required";
    };
    readonly confirm: {
      readonly title: "{count, plural, one {Transfer {name}?} other {Transfer # animals?}}";
      readonly text: "To {email}. When they accept, the record belongs to them, and everyone you share it with loses access. You can cancel until then.";
      readonly submit: "Offer";
      readonly sending: "One moment";
      readonly close: "Close";
    };
    readonly incoming: {
      readonly title: "Offered to you";
      readonly empty: "No one is offering you an animal at the moment.";
      readonly from: "From {name}";
      readonly somebody: "somebody";
      readonly until: "Open until {date}";
      readonly accept: {
        readonly open: "Accept";
        readonly title: "Accept {name}?";
        readonly text: "The record and all results so far become yours.";
        readonly submit: "Accept";
        readonly sending: "One moment";
        readonly close: "Close";
      };
      readonly decline: {
        readonly open: "Decline";
        readonly title: "Decline {name}?";
        readonly text: "The animal stays with its owner. We’ll email them.";
        readonly submit: "Decline";
        readonly sending: "One moment";
        readonly close: "Close";
      };
    };
    readonly outgoing: {
      readonly title: "Offered by you";
      readonly empty: "You have not offered any animals.";
      readonly to: "To {name}";
      readonly cancel: {
        readonly open: "Cancel";
        readonly title: "Cancel the transfer of {name}?";
        readonly text: "The animal stays with you. We’ll email the other person.";
        readonly submit: "Cancel the transfer";
        readonly sending: "One moment";
        readonly close: "Close";
      };
    };
    readonly animal: "{species, select, canine {Dog} other {Cat}}, {breed}";
    readonly unknownBreed: "mixed or unknown";
    readonly states: {
      readonly pending: "Waiting";
      readonly accepted: "Accepted";
      readonly declined: "Declined";
      readonly cancelled: "Cancelled";
      readonly expired: "Expired";
    };
    readonly on: "{state} on {date}";
    readonly pages: "Pages";
  };
  readonly animals: {
    readonly titles: {
      readonly mine: "My animals";
      readonly patients: "My patients";
      readonly shared: "Shared animals";
      readonly archived: "Archived animals";
    };
    readonly intros: {
      readonly mine: "Every animal on file, with its samples and results.";
      readonly patients: "Every patient on file, with samples and results.";
      readonly shared: "Animals you share with others, and animals others share with you.";
      readonly archived: "Archived animals are off your list, but nothing is lost: results stay on file, and you can bring an animal back at any time.";
    };
    readonly tabs: {
      readonly label: "Which animals";
      readonly shared: "Shared by me";
      readonly withMe: "Shared with me";
    };
    readonly add: "Add an animal";
    readonly addPatient: "Add a patient";
    readonly filters: {
      readonly label: "Search and filter";
      readonly search: "Search";
      readonly searchHint: "Name, barcode, chip number …";
      readonly field: "Search in";
      readonly fields: {
        readonly all: "All fields";
        readonly name: "Any name";
        readonly pet_name: "Call name";
        readonly barcode: "Barcode";
        readonly chip_number: "Chip number";
        readonly registration_number: "Registration number";
        readonly registration_name: "Registered name";
        readonly owner_name: "Owner";
      };
      readonly species: "Species";
      readonly allSpecies: "Dogs and cats";
      readonly speciesNames: {
        readonly canine: "Dogs";
        readonly feline: "Cats";
      };
      readonly gender: "Sex";
      readonly allGenders: "Any sex";
      readonly submit: "Search";
      readonly clear: "Clear search";
    };
    readonly layout: {
      readonly label: "Layout";
      readonly grid: "Grid";
      readonly table: "Table";
    };
    readonly count: "{count, plural, one {# animal} other {# animals}}";
    readonly shown: "{shown} of {count, plural, one {# animal} other {# animals}}";
    readonly more: "Show more";
    readonly loading: "Loading animals";
    readonly retry: "Try again";
    readonly none: "No items found";
    readonly noneHints: {
      readonly mine: "Add your first animal, or activate a kit: its animal appears here.";
      readonly patients: "Add your first patient, or activate a kit: its patient appears here.";
      readonly shared: "Open an animal and choose Share to let a buyer, a vet or your club see its results.";
      readonly withMe: "Animals that others share with you appear here.";
      readonly archived: "Animals you archive appear here.";
      readonly search: "No animal matches this search. Try another field, or a shorter word.";
    };
    readonly columns: {
      readonly name: "Animal";
      readonly breed: "Breed";
      readonly born: "Sex, born";
      readonly numbers: "Numbers";
      readonly owner: "Owner";
      readonly sample: "Sample";
      readonly actions: "Actions";
    };
    readonly mixed: "Mixed breed";
    readonly noBreed: "Breed not on file";
    readonly species: {
      readonly canine: "Dog";
      readonly feline: "Cat";
    };
    readonly sexes: {
      readonly female: "Female";
      readonly male: "Male";
      readonly unknown: "Sex unknown";
    };
    readonly born: "born {date}";
    readonly died: "died {date}";
    readonly chip: "Chip {number}";
    readonly registered: "Reg. {number}";
    readonly owner: "Owner: {name}";
    readonly client: "Client: {name}";
    readonly noSample: "Not tested yet";
    readonly states: {
      readonly "in-progress": "In the laboratory";
      readonly "payment-hold": "Waiting for payment";
      readonly "details-hold": "Details to check";
      readonly failed: "New sample needed";
      readonly cancelled: "Cancelled";
      readonly withdrawn: "Withdrawn";
      readonly ready: "Results ready";
    };
    readonly actions: {
      readonly archive: "Archive";
      readonly archiveNamed: "Archive {name}";
      readonly archiving: "Archiving …";
      readonly archived: "{name} is archived.";
      readonly restore: "Bring back";
      readonly restoreNamed: "Bring back {name}";
      readonly restoring: "Bringing back …";
      readonly restored: "{name} is back in your list.";
      readonly unshare: "Stop sharing";
      readonly unshareNamed: "Stop sharing {name}";
      readonly unsharing: "Ending …";
      readonly unshared: "{name} is no longer shared.";
      readonly leave: "Remove from my list";
      readonly leaveNamed: "Remove {name} from my list";
    };
    readonly page: {
      readonly title: "Animal";
      readonly back: "My animals";
      readonly backPatients: "My patients";
      readonly backShared: "Shared with me";
      readonly edit: "Edit";
      readonly share: "Share";
      readonly transfer: "Transfer";
      readonly isArchived: "This animal is archived. Its results stay on file.";
      readonly readOnly: "{name} shares this animal with you. You can view it but not change it.";
      readonly readOnlyUnnamed: "This animal is shared with you. You can view it but not change it.";
      readonly facts: "About {name}";
      readonly chipNumber: "Chip number";
      readonly registrationName: "Registered name";
      readonly registrationNumber: "Registration number";
      readonly born: "Born";
      readonly died: "Died";
      readonly sex: "Sex";
      readonly breed: "Breed";
      readonly weight: "Weight";
      readonly owner: "Owner";
      readonly client: "Client";
      readonly clientEmail: "Client’s email";
      readonly personality: "Personality";
      readonly notOnFile: "Not on file";
      readonly samples: "Samples and results";
      readonly noSamples: "No sample yet. Order a test, or activate a kit you have.";
      readonly orderTests: "Order tests";
      readonly activateKit: "Activate a kit";
      readonly barcode: "Barcode {barcode}";
      readonly activatedOn: "Activated {date}";
      readonly reportedOn: "Report of {date}, version {version}";
      readonly promisedOn: "Expected by {date}";
      readonly stage: "Stage: {stage}";
      readonly replacement: "Replacement tube";
      readonly seeResults: "See results";
      readonly seeResultsNamed: "See the results of barcode {barcode}";
      readonly track: "Track the sample";
      readonly trackNamed: "Track the sample {barcode}";
      readonly upgrades: "More tests from the sample we have";
      readonly upgradesHint: "No new swab needed: we use what is left of {barcode}.";
      readonly addUpgrade: "Add to cart";
      readonly addUpgradeNamed: "Add to cart: {product}";
      readonly adding: "Adding …";
      readonly inCart: "In your cart";
      readonly priceChanged: "The price has changed to {price}. If that’s fine, please add it again.";
      readonly more: "More about {name}";
      readonly links: {
        readonly documents: "Documents";
        readonly documentsText: "Reports and certificates to download, print and send.";
        readonly breedProfile: "Breed profile";
        readonly breedProfileText: "The tests that matter in the breed, and which ones are done.";
        readonly parentage: "Parentage";
        readonly parentageText: "Prove dam and sire by DNA.";
        readonly relatives: "Find relatives";
        readonly relativesText: "Possible relatives among animals of other owners.";
        readonly clearByDescent: "Clear by descent";
        readonly clearByDescentText: "What the parents’ results show without another test.";
        readonly dna: "DNA profile";
        readonly dnaText: "The markers that identify the animal for life.";
        readonly export: "Export";
        readonly exportText: "Files for your records, and access for your own programs.";
      };
      readonly remove: "Delete {name}";
    };
    readonly removeDialog: {
      readonly title: "Delete {name}?";
      readonly text: "This deletes the animal and everything you have entered about it. You cannot undo this.";
      readonly submit: "Delete";
      readonly submitting: "Deleting …";
      readonly keep: "Keep";
      readonly close: "Close";
    };
    readonly composition: {
      readonly title: "Breeds in the DNA";
      readonly share: "{percent} %";
      readonly source: "From the report of {date}";
      readonly label: "Breeds found in the DNA, by share";
    };
    readonly pedigree: {
      readonly title: "Pedigree";
      readonly hint: "As stated by the owner. A tick marks parents that a DNA report confirms.";
      readonly notOnFile: "Not on file";
      readonly verified: "Confirmed by DNA";
      readonly none: "No parents on file yet. Add them under Edit.";
      readonly damOf: "Dam of {name}";
      readonly sireOf: "Sire of {name}";
    };
    readonly timeline: {
      readonly title: "Timeline";
      readonly created: "Added to your account";
      readonly changed: "Details changed";
      readonly archived: "Archived";
      readonly restored: "Brought back";
      readonly shared: "Shared";
      readonly sharedWith: "Shared with {person}";
      readonly unshared: "Sharing ended";
      readonly "transfer-offered": "Transfer offered";
      readonly "transfer-offeredTo": "Transfer offered to {person}";
      readonly "transfer-accepted": "Transferred to a new owner";
      readonly "transfer-declined": "Transfer declined";
      readonly "transfer-cancelled": "Transfer cancelled";
      readonly "transfer-expired": "Transfer expired";
      readonly collected: "Sample taken by a collection agent";
      readonly claimed: "Claimed by its owner";
      readonly activated: "Kit activated: {product}";
      readonly stage: "{stage}: {product}";
      readonly reported: "Report issued: {product}";
      readonly reportedAgain: "Report updated to version {version}: {product}";
      readonly older: "{count, plural, one {# older entry} other {# older entries}}";
    };
    readonly edit: {
      readonly title: "Edit {name}";
      readonly save: "Save";
      readonly saving: "Saving …";
      readonly cancel: "Cancel";
      readonly reports: "Reports keep the details they were issued with.";
      readonly diedOn: "Date of death";
      readonly diedHint: "Leave empty while the animal is alive.";
      readonly family: "Parents";
      readonly familyHint: "Choose from your animals, or from those shared with you for parentage.";
      readonly dam: "Dam (mother)";
      readonly sire: "Sire (father)";
      readonly parentSearch: "Search by name";
      readonly chosen: "Chosen: {name}";
      readonly remove: "Remove";
      readonly removeDam: "Remove the dam {name}";
      readonly removeSire: "Remove the sire {name}";
      readonly searching: "Searching …";
      readonly noParents: "No animal found";
      readonly client: "Client";
      readonly clientHint: "Only you see this.";
      readonly clientName: "Name";
      readonly clientEmail: "Email";
    };
    readonly photo: {
      readonly title: "Photo";
      readonly hint: "JPEG, PNG or WebP up to {size} MB. We remove location data. Anyone with the link to the picture can see it.";
      readonly alt: "Photo of {name}";
      readonly choose: "Choose a photo";
      readonly change: "Change the photo";
      readonly uploading: "Uploading …";
      readonly remove: "Remove the photo";
      readonly removing: "Removing …";
      readonly saved: "The photo is saved.";
      readonly removed: "The photo is removed.";
      readonly tooLarge: "This file is larger than {size} MB.";
      readonly failed: "The photo could not be saved.";
    };
    readonly breedProfile: {
      readonly title: "Breed profile";
      readonly heading: "{name} and the {breed}";
      readonly intro: "Tests that matter in the breed, most important first.";
      readonly progress: "{done} of {count, plural, one {# test} other {# tests}} done";
      readonly back: "Back to {name}";
      readonly own: "Reported in the breed";
      readonly relative: "Reported in related breeds";
      readonly species: "Common in the species";
      readonly notTested: "Not tested yet";
      readonly order: "See the test";
      readonly orderNamed: "See the test {name}";
      readonly results: "See the result";
      readonly resultsNamed: "See the result of {name}";
      readonly noBreed: "No breed on file";
      readonly noBreedHint: "Choose the breed under Edit to see the tests that matter here.";
      readonly outcomes: {
        readonly clear: "Clear";
        readonly carrier: "Carrier";
        readonly "at-risk-one": "At risk (one copy)";
        readonly "at-risk-two": "At risk (two copies)";
        readonly "at-risk-by-sex": "At risk (X-linked)";
        readonly trait: "Trait";
        readonly "not-reported": "No result yet";
      };
    };
  };
  readonly apiTokens: {
    readonly title: "API tokens";
    readonly intro: "Let a program of yours read your animals and their results. A token can read, never change anything.";
    readonly exportTitle: "Download your data";
    readonly exportText: "All your animals with their results and DNA profiles in one file.";
    readonly export: {
      readonly label: "Download as";
      readonly json: "JSON";
      readonly csv: "CSV table";
      readonly vcf: "Genotype table";
      readonly failed: "Failed to export animals";
    };
    readonly list: {
      readonly title: "Your tokens";
      readonly none: "No tokens yet";
      readonly noneHint: "Create one, and give it to your program.";
      readonly scopes: "Reads: {scopes}";
      readonly created: "Created on {date}.";
      readonly expires: "Valid until {date}.";
      readonly noEnd: "Valid until you revoke it.";
      readonly used: "Last used on {date}.";
      readonly unused: "Not used yet.";
    };
    readonly scopes: {
      readonly animals: "names and registration of your animals";
      readonly results: "results";
      readonly genotypes: "genotypes";
    };
    readonly form: {
      readonly title: "Create a token";
      readonly name: "Name";
      readonly nameHint: "So that you recognise it, for example: kennel software.";
      readonly scopes: "What it may read";
      readonly scope: {
        readonly animals: "My animals";
        readonly results: "Their results";
        readonly genotypes: "Their genotypes";
      };
      readonly days: "Valid for";
      readonly dayCount: "{days} days";
      readonly noEnd: "No end";
      readonly submit: "Create token";
      readonly sending: "Creating";
    };
    readonly created: {
      readonly title: "Copy your token now";
      readonly text: "We show it only once. Keep it as safe as a password.";
      readonly token: "Your token";
    };
    readonly example: {
      readonly title: "Try it";
      readonly text: "This lists your animals:";
      readonly docs: "All calls are described in the API document.";
    };
    readonly revoke: {
      readonly open: "Revoke";
      readonly openNamed: "Revoke the token {name}";
      readonly title: "Revoke the token {name}?";
      readonly text: "Programs that use it can no longer read your data. This cannot be undone.";
      readonly submit: "Revoke token";
      readonly sending: "Revoking";
      readonly close: "Close";
    };
  };
  readonly approvals: {
    readonly kinds: {
      readonly vet: "Practice of a vet";
      readonly orderSupplies: "Order supplies";
      readonly club: "Club member";
      readonly responsibleBreeder: "Responsible breeder";
      readonly shows: "Swab clinic at a show";
      readonly sponsorship: "Show sponsorship";
      readonly dv: "DV access";
      readonly agent: "Collection agent";
      readonly research: "Research";
    };
    readonly states: {
      readonly waiting: "Waiting";
      readonly approved: "Approved";
      readonly declined: "Declined";
    };
    readonly queue: {
      readonly title: "Approvals";
      readonly intro: "Applications to decide. Waiting ones come first, the newest on top.";
      readonly filter: "Choose what is shown";
      readonly kind: "Kind";
      readonly state: "State";
      readonly all: "All";
      readonly show: "Show";
      readonly count: "{count, plural, one {# application} other {# applications}}";
      readonly empty: "No Results";
      readonly emptyHint: "Nobody has applied for this, or it is of another state.";
      readonly pagination: {
        readonly label: "Pages of the queue";
      };
    };
    readonly card: {
      readonly applied: "Applied on {date}";
      readonly clinic: "Clinic";
      readonly registrationNumber: "Registration number";
      readonly noDetails: "Not given";
      readonly kennel: "Kennel or cattery";
      readonly place: "Place";
      readonly breeds: "Breeds";
      readonly website: "Website";
      readonly public: "On the public list";
      readonly isPublic: "Yes";
      readonly isNotPublic: "No";
      readonly takeBack: "Take off the list";
      readonly details: "In their own words";
      readonly approved: "Approved by {name} on {date}";
      readonly declined: "Declined by {name} on {date}";
      readonly approvedNow: "Approved by {name} just now";
      readonly declinedNow: "Declined by {name} just now";
      readonly somebody: "somebody";
      readonly note: "Note";
      readonly approve: "Approve";
      readonly decline: "Decline";
      readonly show: {
        readonly name: "Show";
        readonly club: "Club";
        readonly heldOn: "Date";
        readonly place: "Place";
        readonly entries: "Expected entries";
        readonly kits: "Swab kits";
        readonly request: "Asks for";
        readonly offer: "Offers";
        readonly catalogueOn: "Catalogue closes";
        readonly contact: "Contact";
      };
      readonly endAgent: "End authorisation";
      readonly startReview: "Start review";
      readonly startingReview: "Starting";
      readonly agentName: "Name on the listing";
      readonly agentPlace: "Place";
      readonly agentArea: "Travels to";
      readonly agentSpecies: "Species";
      readonly agentFee: "Fee";
      readonly agentAvailability: "Availability";
      readonly agentClub: "Nominated by";
      readonly agentState: "State";
      readonly canine: "Dogs";
      readonly feline: "Cats";
      readonly agentStates: {
        readonly submitted: "Submitted";
        readonly underReview: "Under review";
        readonly approved: "Approved, quiz open";
        readonly active: "Active";
        readonly expired: "Expired";
        readonly withdrawn: "Withdrawn";
        readonly declined: "Declined";
      };
    };
    readonly dialog: {
      readonly approveTitle: "Approve: {name}";
      readonly declineTitle: "Decline: {name}";
      readonly takeBackTitle: "Take off the list: {name}";
      readonly text: "They are told by mail.";
      readonly note: "Note to them";
      readonly noteOptional: "You may leave it empty.";
      readonly noteNeeded: "Say what is missing. They read it as you write it.";
      readonly takeBackNeeded: "Say why. They read it as you write it, and can apply again.";
      readonly close: "Close";
      readonly approve: "Approve";
      readonly decline: "Decline";
      readonly takeBack: "Take off the list";
      readonly sending: "One moment";
      readonly endAgentTitle: "End the authorisation of {name}";
      readonly endAgent: "End authorisation";
    };
    readonly mine: {
      readonly vet: {
        readonly title: "Approval as a vet";
        readonly none: "We have not checked your registration yet. Tell us about it to get started.";
        readonly locked: "There is nothing to apply for at the moment.";
        readonly waiting: "We’re checking your registration and will email you as soon as we’ve decided.";
        readonly approved: "Your practice is approved.";
        readonly declined: "We couldn’t approve your practice yet. Correct what is missing, then apply again.";
        readonly details: "What should we know?";
        readonly detailsHint: "For example what you have changed above.";
        readonly sent: "Thank you. We’ll email you as soon as we’ve decided.";
      };
      readonly orderSupplies: {
        readonly title: "Ordering supplies";
        readonly none: "Approved vets can keep kits and swabs at their clinic. Tell us how you would use them.";
        readonly locked: "Approved vets can keep kits and swabs at their clinic. Once your practice is approved, you can apply for it here.";
        readonly waiting: "We have your application and will email you as soon as we’ve decided.";
        readonly approved: "Your practice can order supplies.";
        readonly declined: "We could not approve ordering supplies yet. You can apply again.";
        readonly details: "What do you need them for?";
        readonly detailsHint: "For example how many samples you take in a month.";
        readonly sent: "Thank you. We’ll email you as soon as we’ve decided.";
      };
      readonly club: {
        readonly title: "Club access";
        readonly none: "Members of a breed club can share the results of their animals and see those of others. Tell us the name of your club.";
        readonly locked: "There is nothing to apply for at the moment.";
        readonly waiting: "You have applied for club access. We’ll check with your club and email you as soon as it’s decided.";
        readonly approved: "You are a member of a club.";
        readonly declined: "We could not add you to your club yet. You can apply again.";
        readonly details: "Name of your club";
        readonly detailsHint: "The full name, as the club writes it.";
        readonly sent: "Thank you. We’ll email you as soon as we’ve decided.";
      };
      readonly responsibleBreeder: {
        readonly title: "Responsible breeder program";
        readonly none: "Breeders who test can join a public list where buyers find them.";
        readonly locked: "There is nothing to apply for at the moment.";
        readonly waiting: "You have applied. We’ll email you as soon as we’ve decided.";
        readonly approved: "Your kennel or cattery is on the public list.";
        readonly declined: "We could not approve your application yet. You can apply again.";
      };
      readonly toOwnPage: "Go to the program’s form";
      readonly note: "Our note: {note}";
      readonly apply: "Apply";
      readonly applying: "One moment";
      readonly sentTitle: "Applied";
      readonly failed: "We couldn’t load your approvals. Please reload this page later.";
      readonly dv: {
        readonly title: "DV access";
        readonly none: "DV access is for staff of Dogs Victoria: it shows the DNA records of dogs whose owners agreed. Tell us what you do there.";
        readonly locked: "There is nothing to apply for at the moment.";
        readonly waiting: "You have applied for DV access. We’ll check with Dogs Victoria and email you.";
        readonly approved: "You have DV access.";
        readonly declined: "We could not give you DV access yet. You can apply again.";
        readonly details: "Your role at Dogs Victoria";
        readonly detailsHint: "Your office, and how we can confirm it.";
        readonly sent: "Thank you. We’ll check with Dogs Victoria and email you.";
      };
      readonly agent: {
        readonly title: "Collection agent";
        readonly none: "Collection agents take certified samples for other owners.";
        readonly locked: "There is nothing to apply for at the moment.";
        readonly waiting: "You have applied. We’ll email you as soon as we’ve decided.";
        readonly approved: "You’re approved as a collection agent. See your status and listing on the page.";
        readonly declined: "We could not approve your application. You can apply again.";
      };
      readonly toAgentPage: "Go to the application";
    };
  };
  readonly auth: {
    readonly title: "Sign in";
    readonly description: "Sign in to your account: your animals, results and orders in one place.";
    readonly email: "Email";
    readonly password: "Password";
    readonly submit: "Sign in";
    readonly submitting: "One moment";
    readonly failed: "Login failed";
    readonly forgotPassword: "Forgot password?";
    readonly noAccount: "No account yet?";
    readonly register: "Register";
    readonly unconfirmed: {
      readonly title: "Please confirm your email";
      readonly text: "Open the link we sent to {email}. It works for 30 minutes.";
      readonly resend: "Send a new link";
      readonly sending: "Sending";
      readonly sent: "Done. Check your inbox and your spam folder.";
    };
  };
  readonly breedingCommunity: {
    readonly relatives: {
      readonly title: "Find relatives";
      readonly intro: "We compare DNA profiles of animals whose owners take part. Owners see each other’s animals, never each other’s names or DNA.";
      readonly loading: "Loading your animals";
      readonly list: "Your animals with a DNA profile";
      readonly empty: "No animal with a DNA profile yet";
      readonly emptyHint: "A DNA profile comes with every parentage and breed profile test. Its relatives appear here once you take part.";
      readonly found: "{count, plural, =0 {No relatives found yet} one {# possible relative} other {# possible relatives}}";
      readonly pages: "Pages of your animals";
      readonly back: "All your animals";
      readonly of: "Relatives of {name}";
      readonly carrierRates: "Carrier rates of breeds";
    };
    readonly states: {
      readonly off: "Not taking part";
      readonly waiting: "Comparing";
      readonly "no-profile": "No DNA profile yet";
      readonly "no-reference": "No reference for this breed yet";
      readonly compared: "Taking part";
    };
    readonly stateHints: {
      readonly off: "Turn on “Find relatives” to see possible relatives of {name}.";
      readonly waiting: "We are comparing {name} with the other animals. Reload this page in a minute.";
      readonly "no-profile": "Relatives appear once {name} has a DNA profile. You don’t need to do anything else.";
      readonly "no-reference": "To tell relatives from chance, we need at least {count} DNA profiles of the breed. We compare {name} as soon as there are enough.";
      readonly compared: "No relatives among the animals that take part so far. We compare {name} with every animal that joins.";
    };
    readonly consents: {
      readonly title: "What {name} takes part in";
      readonly text: "Both are your choice. You can turn them off at any time; it takes effect at once. They end when {name} gets a new owner or is archived.";
      readonly relatives: "Find relatives";
      readonly relativesHint: "Owners of possible relatives see name, breed, sex, year of birth and your country, and can write to you through us.";
      readonly statistics: "Anonymous statistics";
      readonly statisticsHint: "Results count in the carrier rates of the breed, never with a name and only among {count} animals or more.";
      readonly submit: "Save";
      readonly sending: "Saving";
      readonly saved: "Saved";
    };
    readonly found: {
      readonly title: "Possible relatives";
      readonly intro: "DNA profiles suggest relatives; they don’t prove them. A parentage request compares parents and offspring officially.";
      readonly parentage: "Request parentage";
      readonly born: "Born {year}";
    };
    readonly relations: {
      readonly "same-profile": "Same DNA profile";
      readonly "parent-or-offspring": "Parent or offspring";
      readonly "full-sibling": "Possible full sibling";
      readonly "close-relative": "Possible close relative";
    };
    readonly relationHints: {
      readonly "same-profile": "The same animal registered twice, or an identical twin.";
      readonly "parent-or-offspring": "They share an allele at every marker, as parents and offspring do.";
      readonly "full-sibling": "They share as many alleles as littermates usually do.";
      readonly "close-relative": "They share more alleles than chance explains: a half sibling or grandparent, for example.";
    };
    readonly sexes: {
      readonly female: "Female";
      readonly male: "Male";
      readonly unknown: "Sex unknown";
    };
    readonly contact: {
      readonly open: "Write to the owner";
      readonly title: "Write to the owner of {name}";
      readonly text: "We send your message. Your email address is shown to them, so that they can reply if they wish.";
      readonly message: "Message";
      readonly messageHint: "Who you are, and what you would like to know.";
      readonly submit: "Send message";
      readonly sending: "Sending";
      readonly sentTitle: "Message sent";
      readonly sentText: "If the owner of {name} replies, the answer comes to your inbox.";
      readonly close: "Close";
      readonly loading: "Loading the form";
    };
    readonly rates: {
      readonly title: "Carrier rates";
      readonly intro: "How common clear, carrier and at-risk results are in a breed, from animals whose owners agreed to anonymous statistics.";
      readonly loading: "Loading the rates";
      readonly filter: "Choose a breed";
      readonly breed: "Breed";
      readonly choose: "Choose a breed";
      readonly show: "Show";
      readonly none: "No rates yet";
      readonly noneHint: "A breed appears here as soon as {count} of its animals count in statistics.";
      readonly start: "Choose a breed to see its rates.";
      readonly caption: "Results in {breed}, by condition";
      readonly condition: "Condition";
      readonly clear: "Clear";
      readonly carrier: "Carrier";
      readonly affected: "At risk";
      readonly animals: "Animals";
      readonly date: "As of {date}. Rates change once a day at most.";
      readonly sample: "Tested animals are not a random sample: breeders test what they worry about.";
      readonly demo: "These figures include invented animals of the demo.";
      readonly few: "Fewer than {count} animals";
      readonly fewHint: "Not enough animals count yet for these conditions of the breed:";
      readonly fewAll: "Fewer than {count} animals of this breed count so far, for every condition.";
      readonly takePart: "Let your animals count";
    };
  };
  readonly breedingStrategy: {
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
      readonly changeNamed: "Choose another animal instead of {name}";
      readonly outside: "Use an animal of another breeder";
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
      readonly outside: "A stud or queen of another breeder? Enter the results you were sent.";
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
      readonly "at-risk": "Some young at risk";
    };
    readonly verdictTexts: {
      readonly good: "We found nothing against this litter.";
      readonly check: "Nothing rules this litter out, but a few questions are open.";
      readonly "at-risk": "Some of the {young} would be at risk. Read why below, or look for another mate.";
    };
    readonly reasons: {
      readonly "at-risk": "{count, plural, one {{names}: up to {percent} of the {young} at risk} other {# conditions with {young} at risk, such as {names}}}";
      readonly lethal: "{names}: {percent} of the embryos would not be born";
      readonly "double-merle": "Double merle: {percent} of the {young} with a risk for hearing and sight";
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
        readonly text: "By their pedigrees the litter has an inbreeding of {percent}. Half-sibling matings reach 12.5%, matings of cousins 6.25%. Less related parents give more diverse {young}.";
      };
    };
    readonly conditions: {
      readonly title: "Health";
      readonly none: "Neither parent has health results yet. Order a test for them, and this page fills itself.";
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
      readonly recessive: "Each {one} has a chance of {percent} to get two copies and be at risk. With a clear mate none would be.";
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
      readonly complexUnknown: "A result is missing, and several genes take part. A test tells more.";
    };
    readonly colours: {
      readonly title: "Colours";
      readonly all: "All young";
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
      readonly below: "Less diverse than usual in the breed. A less related mate adds diversity.";
      readonly near: "About as diverse as usual in the breed.";
      readonly noBreed: "We have too few DNA profiles of the breed to compare.";
      readonly none: "When both parents have a DNA profile, you see here how diverse the litter will be.";
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
      readonly intro: "Your animals and those shared with you, the best match first. Open one to see the whole plan.";
      readonly empty: "No mate to show yet";
      readonly emptyHint: "Add an animal of the other sex, ask its owner to share the results with you, or enter the results of an outside animal above.";
      readonly limited: "The first {count} animals are compared.";
      readonly born: "born {date}";
    };
  };
  readonly breeds: {
    readonly dogsTitle: "Dog breeds A to Z";
    readonly catsTitle: "Cat breeds and varieties A to Z";
    readonly dogsDescription: "Every dog breed we test, from A to Z, with the DNA tests that matter to it.";
    readonly catsDescription: "Every cat breed and variety we test, from A to Z, with the DNA tests that matter to it.";
    readonly dogsIntro: "{count, plural, one {# breed} other {# breeds and varieties}} of dog. Choose yours to see which tests matter to it.";
    readonly catsIntro: "{count, plural, one {# breed} other {# breeds and varieties}} of cat. Choose yours to see which tests matter to it.";
    readonly letters: "Letters";
    readonly title: "DNA tests for the {name}";
    readonly metaTitle: "{name} DNA tests for {species, select, canine {dogs} other {cats}}";
    readonly carrierRates: "Carrier rates of the {name}";
    readonly facts: "Breed facts";
    readonly species: "Species";
    readonly canine: "Dog";
    readonly feline: "Cat";
    readonly kind: "Kind";
    readonly kinds: {
      readonly breed: "Breed";
      readonly variety: "Variety";
      readonly crossbreed: "Crossbreed";
    };
    readonly varietyOf: "Variety of";
    readonly group: "Group";
    readonly origin: "Origin";
    readonly coat: "Coat";
    readonly aliases: "Also known as";
    readonly registries: "Recognised by";
    readonly search: {
      readonly label: "Find a breed";
      readonly hint: "Name or other name";
      readonly button: "Find";
      readonly groups: "Group";
      readonly every: "All";
      readonly shown: "{shown} of {count} shown";
      readonly also: "also {name}";
      readonly nothing: "Nothing found.";
      readonly clear: "Show all";
    };
    readonly descriptionOwn: "DNA tests for the {name} ({kind}): {count, plural, one {# inherited condition} other {# inherited conditions}} reported in the breed, such as {names}. Traits and parentage too, with prices.";
    readonly descriptionRelative: "DNA tests for the {name} ({kind}): {count, plural, one {# inherited condition} other {# inherited conditions}} reported in close relatives, such as {names}. Traits and parentage too, with prices.";
    readonly descriptionNone: "DNA tests for the {name} ({kind}): no inherited condition with a test is reported in the breed so far. What is worth testing anyway, with prices.";
    readonly kindInBrackets: {
      readonly canine: "dog, {group}";
      readonly feline: "cat, {group}";
    };
    readonly leadOwn: "{count, plural, one {One inherited condition with a DNA test is} other {# inherited conditions with a DNA test are}} reported in the {name}.";
    readonly leadRelative: "{count, plural, one {One inherited condition with a DNA test is} other {# inherited conditions with a DNA test are}} reported in close relatives of the {name}, and none in the {name} itself.";
    readonly leadNone: "We know of no inherited condition with a DNA test reported in the {name}. The breed may simply not have been studied much. Some tests still make sense.";
    readonly health: "Health tests";
    readonly order: "Conditions reported in this breed come first, then those reported in close relatives, then those found in many breeds.";
    readonly calm: "Results help you plan. With most of these conditions, an animal with one copy stays well, and with a clear mate none of the offspring will be affected.";
    readonly calmNone: "Results help you plan. There is no need to worry.";
    readonly groups: {
      readonly breed: "Reported in the {name}";
      readonly relative: "Reported in close relatives";
      readonly species: "Reported in many breeds of {species, select, canine {dog} other {cat}}";
    };
    readonly groupTexts: {
      readonly breed: "Public references name gene and condition; each test’s page says which.";
      readonly relative: "Reported in the breed this is a variety of, or in a variety of it. It may occur here too.";
      readonly species: "Each is reported in {count} breeds or more, but not in this one as far as we know. Worth a look where ancestors are not all known.";
    };
    readonly gene: "Gene {gene}";
    readonly inherited: {
      readonly AR: "Two copies needed, carriers stay well";
      readonly AD: "One copy is enough";
      readonly AID: "One copy shows a little, two show more";
      readonly XR: "X-linked: mostly males show it";
      readonly XD: "X-linked: one copy is enough";
      readonly complex: "A risk only: other causes play a part";
    };
    readonly inheritedTraits: {
      readonly AR: "Seen with two copies";
      readonly AD: "Seen with one copy";
      readonly AID: "Seen with one copy, more with two";
      readonly XR: "X-linked: males show it with one copy";
      readonly XD: "X-linked: seen with one copy";
      readonly complex: "Several genes play a part";
    };
    readonly inRelatives: "Reported in: {names}";
    readonly inBreeds: "Reported in {count} breeds";
    readonly traits: "Coat, colour and type";
    readonly traitsText: "What an animal can pass on without showing it: useful before a mating, and harmless to its health.";
    readonly traitsOwn: "Reported in the {name} or close relatives";
    readonly traitsUsual: "Vary in most breeds";
    readonly offers: "Profiles, parentage and packs";
    readonly offersText: "One swab is enough for a whole profile.";
    readonly offerTests: "{count, plural, one {# test} other {# tests}} in one";
    readonly singlyTests: "The same {count} tests as a custom profile: {price}.";
    readonly singlyPieces: "One by one {count} of them cost {price}.";
    readonly saved: "You save {saved}.";
    readonly packs: "For several animals";
    readonly build: "Only some of these?";
    readonly buildText: "Build your own profile: choose the tests you need and pay only for those.";
    readonly buildLink: "Build your own profile";
    readonly seeAll: "Everything we sell for the {name}";
    readonly relatives: "Related breeds";
    readonly relations: {
      readonly parent: "Variety of";
      readonly variety: "Its varieties";
      readonly sibling: "Other varieties of the same breed";
      readonly similar: "{group} from {origin}";
    };
    readonly leadMixed: "Find out which breeds are in your {species, select, canine {dog} other {cat}}, with the health and trait results that matter.";
    readonly hero: {
      readonly label: "Start here";
      readonly tests: "{count, plural, one {# test} other {# tests}} in one kit";
      readonly price: "Price";
    };
    readonly mixed: {
      readonly title: "Mixed breed, or not sure?";
      readonly text: "Start with a test that finds the breeds in your {species, select, canine {dog} other {cat}}.";
      readonly link: "Tests for mixed breeds";
    };
  };
  readonly cart: {
    readonly content: {
      readonly open: "Cart";
      readonly title: "Your cart";
      readonly close: "Close";
      readonly empty: "Your cart is empty";
      readonly emptyHint: "Everything starts with one cheek swab.";
      readonly toStore: "See all tests";
      readonly view: "View cart";
      readonly continue: "Continue shopping";
      readonly subtotal: "Subtotal";
      readonly subtotalHint: "Delivery is added at checkout.";
      readonly each: "{price} each";
      readonly quantity: "Quantity of {name}";
      readonly less: "One less {name}";
      readonly more: "One more {name}";
      readonly remove: "Remove";
      readonly removeNamed: "Remove {name}";
      readonly removing: "Removing";
      readonly removed: "{name} was removed from your cart.";
      readonly loading: "Loading your cart";
      readonly failed: "Failed to fetch cart";
      readonly retry: "Try again";
      readonly animal: "For {name}";
      readonly lineNamed: "{name} for {animal}";
      readonly note: "Note: {note}";
      readonly addNote: "Add a note";
      readonly addNoteNamed: "Add a note to {name}";
      readonly editNote: "Edit note";
      readonly editNoteNamed: "Edit the note on {name}";
      readonly noteLabel: "Note on {name}";
      readonly saveNote: "Save note";
      readonly savingNote: "Saving";
      readonly cancelNote: "Cancel";
      readonly patient: "Patient reference: {reference}";
      readonly addPatient: "Add patient reference";
      readonly addPatientNamed: "Add a patient reference to {name}";
      readonly editPatient: "Edit patient reference";
      readonly editPatientNamed: "Edit the patient reference on {name}";
      readonly patientLabel: "Patient reference for {name}";
      readonly patientHint: "Your file number or the patient's name. It’s printed on the packing slip and the invoice.";
      readonly savePatient: "Save reference";
      readonly notSold: "Not available in your delivery country. Please remove it or choose another country.";
      readonly needsKit: "We have no usable sample, so a new kit is included.";
      readonly betterOffer: "has all these tests{count, plural, =0 {} one { and one more} other { and # more}} for {price}.";
      readonly betterTake: "Switch to it";
      readonly betterTaken: "Your cart now has {name}. You save {saved}.";
      readonly packOffer: "{quantity} kits: {count, plural, one {a pack of {packSize}} other {# packs of {packSize}}}{rest, plural, =0 {} one { and one single kit} other { and # single kits}} cost less.";
      readonly packSaving: "Save {saved}";
      readonly packTake: "Switch to {count, plural, one {the pack} other {packs}}";
      readonly packTaking: "Switching";
      readonly packTaken: "Your cart now has the pack. You save {saved}.";
    };
    readonly coupon: {
      readonly title: "Coupon or voucher";
      readonly label: "Code";
      readonly hint: "The code on your voucher, in upper or lower case.";
      readonly apply: "Apply";
      readonly applying: "Applying";
      readonly empty: "Please enter a code.";
      readonly applied: "{code} takes {amount} off.";
      readonly remove: "Remove";
      readonly removeNamed: "Remove coupon {code}";
      readonly removing: "Removing";
      readonly removed: "Coupon removed.";
    };
    readonly points: {
      readonly title: "Loyalty points";
      readonly have: "You have {points} points, worth up to {amount} off this cart.";
      readonly none: "You have no points yet. You’ll earn some with this order.";
      readonly guest: "Have loyalty points?";
      readonly toLogin: "Sign in to use them";
      readonly loading: "Loading your points";
      readonly failed: "Failed to fetch loyalty points";
      readonly retry: "Try again";
      readonly label: "Points to use";
      readonly wrong: "Please enter a whole number from 1 to {most}.";
      readonly apply: "Use points";
      readonly all: "Use all";
      readonly applying: "Applying";
      readonly applied: "{points} points take {amount} off.";
      readonly remove: "Remove";
      readonly removeNamed: "Don’t use points";
      readonly removing: "Removing";
      readonly removed: "Points removed.";
    };
  };
  readonly catalogue: {
    readonly menu: "{role, select, vet {{species, select, canine {Catalogue for canine patients} other {Catalogue for feline patients}}} other {{species, select, canine {Catalogue for dog breeders} other {Catalogue for cat breeders}}}}";
    readonly counterpart: "{species, select, canine {The same for dogs} other {The same for cats}}";
    readonly specialOffers: "Special offers";
    readonly innovative: "Innovative";
    readonly bestTitle: "Most ordered first";
    readonly toCatalogue: "{role, select, vet {{species, select, canine {The whole catalogue for canine patients} other {The whole catalogue for feline patients}}} other {{species, select, canine {The whole catalogue for dog breeders} other {The whole catalogue for cat breeders}}}}";
    readonly empty: "No items found";
    readonly emptyHint: "Nothing in this category is available in your country right now. Try another category.";
    readonly breeder: {
      readonly bestSellers: {
        readonly name: "Best sellers";
        readonly title: "What {species, select, canine {dog} other {cat}} breeders order most";
        readonly description: "The {species, select, canine {twelve products that dog breeders order most: profiles, single tests and packs for a kennel} other {twelve products that cat breeders order most: profiles, single tests and packs for a cattery}}, with prices.";
        readonly intro: "{species, select, canine {Not sure where to begin? These are what other kennels take, the most ordered first.} other {Not sure where to begin? These are what other catteries take, the most ordered first.}}";
      };
      readonly singleTests: {
        readonly name: "Single tests";
        readonly title: "One-gene tests for {species, select, canine {dog} other {cat}} breeders";
        readonly description: "{species, select, canine {Tests of one condition or trait for breeding dogs. Check the one thing a mating turns on, and leave the rest.} other {Tests of one condition or trait for breeding cats. Check the one thing a mating turns on, and leave the rest.}}";
        readonly intro: "{species, select, canine {For when you know your question: is she a carrier, will he throw chocolate? One test each, no panels.} other {For when you know your question: which blood group has she, does he carry dilute? One test each, no panels.}}";
      };
      readonly fullBreedProfiles: {
        readonly name: "Full Breed Profiles";
        readonly title: "Full Breed Profiles for {species, select, canine {kennels} other {catteries}}";
        readonly description: "{species, select, canine {A dog breed’s whole list of tests in one order, made for choosing breeding stock. Profiles by breed and the boxed kit, with prices.} other {A cat breed’s whole list of tests in one order, made for choosing breeding stock. Profiles by breed, with prices.}}";
        readonly intro: "{species, select, canine {One order covers what your breed club asks for, and usually more. Filter by breed, or keep the boxed kit for the next pup you hold back.} other {One order covers what your breed club asks for, and usually more. Filter by breed; the profile for any breed covers the rest.}}";
      };
      readonly dnaTests: {
        readonly name: "DNA tests";
        readonly title: "DNA tests and panels for {species, select, canine {dog} other {cat}} breeders";
        readonly description: "{species, select, canine {Diseases, traits and DNA profiles of dogs on one page, panels included. Filter by kind of test and by breed.} other {Diseases, traits and DNA profiles of cats on one page, panels included. Filter by kind of test and by breed.}}";
        readonly intro: "{species, select, canine {Diseases, coats and colours, and identity, as single tests and as panels. Tick the kind you need, then your breed.} other {Diseases, coats and colours, blood groups and identity, as single tests and as panels. Tick the kind you need, then your breed.}}";
      };
      readonly parentage: {
        readonly name: "DNA profile and parentage";
        readonly title: "Parentage and identity for {species, select, canine {dog} other {cat}} papers";
        readonly description: "{species, select, canine {DNA profiles of sire, dam and pups and the comparison that proves parentage to a registry, singly or together.} other {DNA profiles of tom, queen and kittens and the comparison that proves parentage to a registry, singly or together.}}";
        readonly intro: "{species, select, canine {Papers rest on this: a profile for each dog, made once, and a comparison for each litter. For two possible sires, order the comparison for both.} other {Papers rest on this: a profile for each cat, made once, and a comparison for each litter. For two possible toms, order the comparison for both.}}";
      };
      readonly genoPet: {
        readonly name: "Geno Pet";
        readonly title: "Geno Pet to send home with {species, select, canine {a pup} other {a kitten}}";
        readonly description: "{species, select, canine {Geno Pet, mixed breed identification and life plans: what breeders give to the family a pup goes to.} other {Geno Pet and life plans: what breeders give to the family a kitten goes to.}}";
        readonly intro: "{species, select, canine {Ancestry and health in words a family understands. Give it as a kit in the puppy bag, or recommend it to them.} other {Ancestry and health in words a family understands. Give it as a kit with the first toys, or recommend it to them.}}";
      };
      readonly multiPacks: {
        readonly name: "Multi-packs";
        readonly title: "Packs of 5, 10 and 20 tests for {species, select, canine {kennels} other {catteries}}";
        readonly description: "{species, select, canine {Packs of full breed profiles, DNA profiles and disease tests for dogs. The more in a pack, the less each costs.} other {Packs of full breed profiles, DNA profiles and disease tests for cats. The more in a pack, the less each costs.}}";
        readonly intro: "{species, select, canine {Buy for the year and use one whenever a dog needs it. What you do not need can go to another breeder’s account.} other {Buy for the year and use one whenever a cat needs it. What you do not need can go to another breeder’s account.}}";
      };
      readonly breeds: {
        readonly name: "Breeds";
        readonly title: "{species, select, canine {Dog} other {Cat}} breeds in the breeders’ catalogue";
        readonly description: "{species, select, canine {Choose the dog breed you breed, and see which tests matter to it before the next mating.} other {Choose the cat breed you breed, and see which tests matter to it before the next mating.}}";
        readonly intro: "{species, select, canine {Start from your breed: its page has the tests that belong on your list, and why.} other {Start from your breed or variety: its page has the tests that belong on your list, and why.}}";
      };
      readonly custom: {
        readonly name: "Build custom profile";
        readonly title: "Custom {species, select, canine {dog} other {cat}} profiles in the breeders’ catalogue";
        readonly description: "{species, select, canine {Put together the tests your dogs’ line needs, for one price and one swab a dog. The more tests, the less each costs.} other {Put together the tests your cats’ line needs, for one price and one swab a cat. The more tests, the less each costs.}}";
        readonly intro: "{species, select, canine {No ready-made profile fits every line of dogs. Take the tests that yours needs, and order them as one.} other {No ready-made profile fits every line of cats. Take the tests that yours needs, and order them as one.}}";
      };
      readonly other: {
        readonly name: "Other products";
        readonly title: "Supplies and more for {species, select, canine {dog} other {cat}} breeders";
        readonly description: "{species, select, canine {Pregnancy tests, swabs, folders for new families and more for people who breed dogs. Sold in Australia.} other {Swabs, posting packs, folders for new families and more for people who breed cats. Sold in Australia.}}";
        readonly intro: "{species, select, canine {What a litter needs beside its tests, from the pregnancy test to the folder each pup leaves with.} other {What a litter needs beside its tests, from the drying rack to the folder each kitten leaves with.}}";
      };
    };
    readonly vet: {
      readonly bestSellers: {
        readonly name: "Best sellers";
        readonly title: "What practices order most for {species, select, canine {dogs} other {cats}}";
        readonly description: "{species, select, canine {The twelve products that veterinary practices order most for canine patients, screens and single tests alike.} other {The twelve products that veterinary practices order most for feline patients, screens and single tests alike.}}";
        readonly intro: "{species, select, canine {What colleagues keep at hand for dogs, the most ordered first. All of it goes on the practice’s account.} other {What colleagues keep at hand for cats, the most ordered first. All of it goes on the practice’s account.}}";
      };
      readonly singleTests: {
        readonly name: "Single tests";
        readonly title: "Single-gene tests for {species, select, canine {canine} other {feline}} cases";
        readonly description: "{species, select, canine {One gene for one differential diagnosis in a dog, each with inheritance, reference and turnaround.} other {One gene for one differential diagnosis in a cat, blood groups included, each with inheritance, reference and turnaround.}}";
        readonly intro: "{species, select, canine {You suspect something in this dog: order the test for it and nothing else. Filter by breed to see what occurs there.} other {You suspect something in this cat: order the test for it and nothing else. Blood groups are here too.}}";
      };
      readonly fullBreedProfiles: {
        readonly name: "Full Breed Profiles";
        readonly title: "Breed panels for {species, select, canine {canine} other {feline}} patients";
        readonly description: "{species, select, canine {Everything known to be inherited in a dog’s breed from one sample, for new patients and before anaesthesia.} other {Everything known to be inherited in a cat’s breed from one sample, for new patients and before breeding.}}";
        readonly intro: "{species, select, canine {For a pup’s first visit: one sample, and the file knows what its breed brings along. Choose the breed by name.} other {For a kitten’s first visit: one sample, and the file knows what its breed brings along. Choose the breed by name.}}";
      };
      readonly dnaTests: {
        readonly name: "DNA tests";
        readonly title: "All gene tests and panels for {species, select, canine {canine} other {feline}} cases";
        readonly description: "{species, select, canine {Disease tests, panels by body system and DNA profiles of dogs for veterinary practices. Filter by kind and breed.} other {Disease tests, panels by body system and DNA profiles of cats for veterinary practices. Filter by kind and breed.}}";
        readonly intro: "{species, select, canine {From one gene to a whole body system: when several causes fit a dog’s signs, a panel costs less than asking one by one.} other {From one gene to a whole body system: when several causes fit a cat’s signs, a panel costs less than asking one by one.}}";
      };
      readonly parentage: {
        readonly name: "DNA profile and parentage";
        readonly title: "Certified identity of {species, select, canine {canine} other {feline}} patients";
        readonly description: "{species, select, canine {DNA profiles and parentage of dogs from samples a practice has taken and certified, as registries and courts ask.} other {DNA profiles and parentage of cats from samples a practice has taken and certified, as registries and courts ask.}}";
        readonly intro: "{species, select, canine {You check the microchip, take the sample and sign. That makes a dog’s profile hold where papers are disputed.} other {You check the microchip, take the sample and sign. That makes a cat’s profile hold where papers are disputed.}}";
      };
      readonly genoPet: {
        readonly name: "Geno Vet";
        readonly title: "Geno Vet in the catalogue for {species, select, canine {canine} other {feline}} patients";
        readonly description: "{species, select, canine {The screen for dogs of unknown or mixed breed: drug sensitivity, bleeding and anaesthetic risks on the first page.} other {The screen for cats of unknown or mixed breed: blood group, kidneys and heart on the first page.}}";
        readonly intro: "{species, select, canine {Most dogs in a waiting room have no pedigree. This screen is for them, with a page for you and one for the owner.} other {Most cats in a waiting room have no pedigree. This screen is for them, with a page for you and one for the owner.}}";
      };
      readonly multiPacks: {
        readonly name: "Multi-packs";
        readonly title: "Packs of {species, select, canine {canine} other {feline}} tests for a practice";
        readonly description: "{species, select, canine {Five, ten or twenty profiles or disease tests for dogs at a lower price each, kept in the practice until needed.} other {Five, ten or twenty profiles or disease tests for cats at a lower price each, kept in the practice until needed.}}";
        readonly intro: "{species, select, canine {For practices that look after kennels: use one for each dog as it comes in.} other {For practices that look after catteries and shelters: use one for each cat as it comes in.}}";
      };
      readonly breeds: {
        readonly name: "Breeds";
        readonly title: "{species, select, canine {Dog} other {Cat}} breeds in the practice catalogue";
        readonly description: "{species, select, canine {Look up a canine patient’s breed and see what is inherited in it, with the tests that find it.} other {Look up a feline patient’s breed and see what is inherited in it, with the tests that find it.}}";
        readonly intro: "{species, select, canine {A breed’s page is a short list of what to bear in mind when such a dog comes in.} other {A breed’s page is a short list of what to bear in mind when such a cat comes in.}}";
      };
      readonly custom: {
        readonly name: "Build custom profile";
        readonly title: "Custom {species, select, canine {dog} other {cat}} profiles in the practice catalogue";
        readonly description: "{species, select, canine {Choose the tests that a canine patient’s history points to, and order them as one profile from one swab.} other {Choose the tests that a feline patient’s history points to, and order them as one profile from one swab.}}";
        readonly intro: "{species, select, canine {When a panel asks more than the dog in front of you needs, take single tests together: one swab, one report.} other {When a panel asks more than the cat in front of you needs, take single tests together: one swab, one report.}}";
      };
      readonly other: {
        readonly name: "Other products";
        readonly title: "Supplies beside the tests for {species, select, canine {canine} other {feline}} patients";
        readonly description: "{species, select, canine {Pregnancy tests, blood cards, swabs and collection packs for practices that see dogs. Sold in Australia.} other {Blood cards, swabs and collection packs for practices that see cats. Sold in Australia.}}";
        readonly intro: "{species, select, canine {What taking samples from dogs needs, and the ten-minute pregnancy test.} other {What taking samples from cats needs, from blood cards for kittens to packs for the whole practice.}}";
      };
    };
  };
  readonly categoryPages: {
    readonly places: {
      readonly home: "Home";
      readonly store: "Store";
      readonly breeder: "Breeders";
      readonly vet: "Vets";
      readonly owner: "Pet owners";
      readonly canine: "Dogs";
      readonly feline: "Cats";
      readonly breeds: "Breeds";
    };
    readonly products: "Products";
    readonly count: "{count, plural, one {# product} other {# products}}";
    readonly from: "from {price}";
    readonly all: "{species, select, canine {See everything for dogs} feline {See everything for cats} other {See everything we sell}}";
    readonly empty: "No items found";
    readonly emptyHint: "Nothing in this category is available in your country right now. Try another category.";
    readonly back: "{species, select, canine {All tests for dogs} feline {All tests for cats} other {Go to the store}}";
    readonly breederLanding: {
      readonly title: "{species, select, canine {DNA tests for dog breeders} other {DNA tests for cat breeders}}";
      readonly description: "{species, select, canine {DNA tests for people who breed dogs: full breed profiles, single tests, parentage and packs for a whole litter, with prices.} other {DNA tests for people who breed cats: full breed profiles, single tests, parentage and packs for a whole litter, with prices.}}";
      readonly intro: "{species, select, canine {Start with the profile of your breed, or choose a single test for a single question. All you need is a cheek swab, and each puppy can have its own result.} other {Start with the profile of your breed, or choose a single test for a single question: a colour, a blood group, a kidney disease. All you need is a cheek swab.}}";
      readonly shop: "What would you like to know?";
      readonly best: "{species, select, canine {Most popular for dogs} other {Most popular for cats}}";
      readonly build: "Build your own profile";
      readonly breeds: "{species, select, canine {Find your dog breed} other {Find your cat breed}}";
    };
    readonly vetLanding: {
      readonly title: "{species, select, canine {DNA tests for canine patients} other {DNA tests for feline patients}}";
      readonly description: "{species, select, canine {DNA screening for dogs in practice: Geno Vet, breed profiles and single tests, with turnaround and prices.} other {DNA screening for cats in practice: Geno Vet, breed profiles and single tests, with turnaround and prices.}}";
      readonly intro: "{species, select, canine {One sample screens a dog for the conditions known in its breed, drug sensitivity included. A single test answers a single question.} other {One sample screens a cat for the conditions known in its breed, blood group included. A single test answers a single question.}}";
      readonly shop: "{species, select, canine {Tests by purpose, for dogs} other {Tests by purpose, for cats}}";
      readonly best: "{species, select, canine {Most ordered for canine patients} other {Most ordered for feline patients}}";
      readonly breeds: "{species, select, canine {Look up a patient’s dog breed} other {Look up a patient’s cat breed}}";
    };
    readonly breeder: {
      readonly fullBreedProfile: {
        readonly name: "Full Breed Profiles";
        readonly title: "Full Breed Profiles for {species, select, canine {dogs} other {cats}}";
        readonly description: "Every test that matters to one breed of {species, select, canine {dog} other {cat}}, health and traits, from one cheek swab. Choose yours and see the price.";
        readonly intro: "Everything we test in one breed, health and traits, from one swab. Find yours by name. If it isn’t listed, choose the profile for any breed.";
      };
      readonly dnaTests: {
        readonly name: "Single DNA tests";
        readonly title: "Single DNA tests for {species, select, canine {dogs} other {cats}}";
        readonly description: "Single disease, trait and profile tests for {species, select, canine {dogs} other {cats}}: one question, one answer, one price.";
        readonly intro: "One question, one answer: a disease known in your line, a coat colour, an identity. Most popular first.";
      };
      readonly parentage: {
        readonly name: "DNA profile and parentage";
        readonly title: "DNA profile and parentage for {species, select, canine {dogs} other {cats}}";
        readonly description: "DNA profiles and parentage for {species, select, canine {dogs and their litters} other {cats and their litters}}, as registries require them, with prices.";
        readonly intro: "{species, select, canine {A profile identifies a dog on its papers. Compared with the sire’s and dam’s, it shows whose puppy it is.} other {A profile identifies a cat on its papers. Compared with the sire’s and dam’s, it shows whose kitten it is.}}";
      };
      readonly genoPet: {
        readonly name: "Geno Pet";
        readonly title: "Geno Pet kits for {species, select, canine {dogs} other {cats}}";
        readonly description: "Geno Pet for {species, select, canine {dogs: breeds, health and traits in one kit, for the families your pups go to} other {cats: ancestry, health and traits in one kit, for the families your kittens go to}}.";
        readonly intro: "{species, select, canine {Ancestry, health and traits in one kit. Many breeders send one home with each puppy.} other {Ancestry, health and traits in one kit. Many breeders send one home with each kitten.}}";
      };
      readonly multiPacks: {
        readonly name: "Multi-packs";
        readonly title: "Multi-packs of {species, select, canine {dog} other {cat}} tests";
        readonly description: "Packs of 5, 10 and 20 tests for {species, select, canine {a kennel} other {a cattery}}: one price, used whenever the next litter comes.";
        readonly intro: "{species, select, canine {Five, ten or twenty tests at one price. Use them for this litter or keep them for the next.} other {Five, ten or twenty tests at one price, for this litter of kittens or the next.}}";
      };
      readonly allTests: {
        readonly name: "All DNA tests";
        readonly title: "All DNA tests for {species, select, canine {dogs} other {cats}}";
        readonly description: "All DNA tests for {species, select, canine {dogs} other {cats}} side by side: profiles, single tests, parentage and ancestry, with prices.";
        readonly intro: "Profiles, single tests, parentage and ancestry side by side, most popular first.";
      };
      readonly innovative: {
        readonly name: "Innovative";
        readonly title: "Innovative products for {species, select, canine {dogs} other {cats}}";
        readonly description: "New kinds of tests for {species, select, canine {dogs} other {cats}}, beyond the usual DNA tests, where they are sold.";
        readonly intro: "New kinds of tests, fresh from research. They are sold in Australia first.";
      };
    };
    readonly vet: {
      readonly genoPet: {
        readonly name: "Geno Vet";
        readonly title: "Geno Vet for {species, select, canine {canine} other {feline}} patients";
        readonly description: "Geno Vet: one sample screens {species, select, canine {a dog’s breeds and health, risks of drugs and bleeding first} other {a cat’s blood group and health, risks of drugs and bleeding first}}. For veterinary practices.";
        readonly intro: "Made for practices. The report states what we found, what it means and what to do next.";
      };
      readonly fullBreedProfile: {
        readonly name: "Full Breed Profiles";
        readonly title: "Breed screening for {species, select, canine {canine} other {feline}} patients";
        readonly description: "Screen a {species, select, canine {dog} other {cat}} for everything known in its breed with one sample. Profiles by breed, for veterinary practices.";
        readonly intro: "Everything known in the patient’s breed, from one sample. Look for the breed by name.";
      };
      readonly dnaTests: {
        readonly name: "Single DNA tests";
        readonly title: "Single DNA tests for {species, select, canine {canine} other {feline}} patients";
        readonly description: "Single gene tests for {species, select, canine {dogs} other {cats}} in practice: confirm or rule out one condition.";
        readonly intro: "Confirm or rule out one condition. Each page names gene, inheritance and reference.";
      };
      readonly innovative: {
        readonly name: "Innovative";
        readonly title: "Innovative products for {species, select, canine {canine} other {feline}} patients";
        readonly description: "New kinds of tests for {species, select, canine {dogs} other {cats}} in practice, beyond the usual DNA tests, where they are sold.";
        readonly intro: "New kinds of tests, fresh from research, to complement an examination. They are sold in Australia first.";
      };
    };
    readonly owner: {
      readonly products: {
        readonly name: "Tests for your pet";
        readonly title: "DNA tests for your pet";
        readonly description: "DNA tests for your dog or cat: where it comes from and how to keep it healthy, with prices.";
        readonly intro: "All you need is one kit and half a minute. If you know the breed, choose its profile; if you don’t, choose Geno Pet.";
      };
    };
  };
  readonly checkout: {
    readonly description: "Check your cart, choose delivery and pay. You can review everything before you order.";
    readonly progress: "Steps of checkout";
    readonly stepOf: "Step {step} of {count}";
    readonly done: "done";
    readonly next: "Next: {step}";
    readonly start: "Go to checkout";
    readonly resume: "Continue: {step}";
    readonly back: "Back";
    readonly saving: "Saving";
    readonly loading: "Preparing checkout";
    readonly failed: "Failed to fetch cart";
    readonly retry: "Try again";
    readonly lost: "This cart is no longer available. It was ordered or emptied, perhaps in another tab.";
    readonly lostWhileSending: "You left this page while your order was being sent, and we received it. We’ve emailed {email}. If nothing arrives within a few minutes, look up your order.";
    readonly lookUp: "Look up an order";
    readonly leftWhileSending: "You left this page while your order was being sent. Your cart is still open, so nothing has been ordered yet. You can place the order again: a cart is never ordered twice.";
    readonly currencyChanged: "Your order is going to {country}, so prices are now in {currency}.";
    readonly steps: {
      readonly cart: "Cart";
      readonly details: "Your details";
      readonly collector: "Sampling";
      readonly addresses: "Addresses";
      readonly shipping: "Delivery";
      readonly payment: "Payment";
      readonly review: "Review";
    };
    readonly titles: {
      readonly cart: "Your cart";
      readonly details: "Who is ordering?";
      readonly collector: "Who takes the sample?";
      readonly addresses: "Where should we deliver it?";
      readonly shipping: "How should we deliver it?";
      readonly payment: "How would you like to pay?";
      readonly review: "Review your order";
    };
    readonly billingTitle: "Who is the invoice for?";
    readonly practiceTitle: "Where is your practice?";
    readonly details: {
      readonly intro: "We need this to send your order and keep you posted.";
      readonly guest: "Have an account?";
      readonly login: "Sign in";
      readonly guestHint: "We’ll keep your cart.";
      readonly signedIn: "Signed in as {email}";
      readonly firstName: "First name";
      readonly lastName: "Last name";
      readonly email: "Email";
      readonly emailHint: "We’ll send your receipt and sample updates here.";
      readonly phone: "Phone (optional)";
      readonly phoneHint: "For the courier, in case there’s a problem with the delivery.";
      readonly country: "Country";
      readonly countryHint: "Sets prices, taxes and delivery options.";
      readonly newsletter: "Send me Paw Print, our newsletter. We’ll send a link to confirm, and you can unsubscribe at any time.";
    };
    readonly collector: {
      readonly intro: "A cheek swab takes half a minute and needs no vet. Some registries require a sample taken by someone other than the owner.";
      readonly legend: "Sample taken by";
      readonly types: {
        readonly self: "Me, or someone at home";
        readonly vet: "A vet or a nurse";
        readonly agent: "A collection agent";
      };
      readonly name: "Sample collector's name";
      readonly clinic: "Clinic";
      readonly clinicOptional: "Clinic or club (optional)";
      readonly hasSwabs: "I already have swabs";
      readonly swabHint: "Your kit comes with two swabs for each animal. Tick this if you need none.";
    };
    readonly address: {
      readonly intro: "Kits come in a padded envelope. Choose an address where someone can receive it.";
      readonly billingIntro: "There’s nothing to deliver, so we only need an address for the invoice.";
      readonly practice: "Practice address";
      readonly practiceIntro: "We post kits and supplies to this address. The invoice goes to the address of your account.";
      readonly delivery: "Delivery address";
      readonly billing: "Billing address";
      readonly saved: "Saved addresses";
      readonly savedHint: "Choose one to fill in the fields below.";
      readonly other: "Another address";
      readonly firstName: "First name";
      readonly lastName: "Last name";
      readonly address: "Street and number";
      readonly city: "City";
      readonly postalCode: "Postal code";
      readonly country: "Country";
      readonly state: "State";
      readonly choose: "Please choose";
      readonly loadingStates: "Loading the states";
      readonly retry: "Try again";
      readonly sameAsDelivery: "The billing address is the same";
    };
    readonly shipping: {
      readonly intro: "This is how we deliver your kit. Results come by email.";
      readonly arrives: "Arrives {from} to {to}";
      readonly free: "Free";
    };
    readonly payment: {
      readonly methods: {
        readonly C: "Card";
        readonly P: "PayPal";
        readonly A: "Card, wallet or bank";
        readonly EFT: "Bank transfer";
      };
      readonly hints: {
        readonly C: "Visa, Mastercard and others";
        readonly P: "You approve the payment on PayPal";
        readonly A: "With Stripe, including your phone’s wallet";
        readonly EFT: "We email you an invoice and send your order once the transfer arrives.";
      };
      readonly tooSmall: "Minimum {amount}. Use fewer loyalty points or add something to your cart.";
      readonly none: "No payment method is available in this country right now. Please contact us.";
      readonly kept: "{brand} ending in {last4}";
      readonly change: "Use another card";
      readonly intro: "You won't be charged until you review your order.";
    };
    readonly review: {
      readonly intro: "Nothing has been ordered yet.";
      readonly unsoldTitle: "Not available in your delivery country";
      readonly unsold: "{name} is only sold in some countries. Remove it or change the address.";
      readonly remove: "Remove it";
      readonly removeNamed: "Remove {name}";
      readonly removing: "Removing";
      readonly change: "Change";
      readonly changeNamed: "Change: {what}";
      readonly details: "Your details";
      readonly collector: "Sample";
      readonly delivery: "Deliver to";
      readonly billing: "Invoice to";
      readonly practice: "Practice";
      readonly swabs: "Swabs included";
      readonly onAccount: "On account, due in {days} days";
      readonly shipping: "Delivery";
      readonly payment: "Payment";
      readonly sameAsDelivery: "Same as delivery";
      readonly termsLabel: "I accept the terms and conditions";
      readonly termsLink: "Read the terms and conditions";
      readonly privacyLink: "Read how we handle your data";
      readonly termsMissing: "This field is required";
      readonly withdrawalTitle: "Your right to change your mind";
      readonly withdrawal: "You may withdraw from this purchase within 14 days of receiving the kit, without giving a reason. For reasons of hygiene, the right ends for a kit once its seal has been opened. It ends for a test once we have started it at your request.";
      readonly withdrawalUpgrade: "You may withdraw from this purchase within 14 days, without giving a reason. By ordering you ask us to start at once; the right ends when the test has been completed.";
      readonly pay: "Order and pay {amount}";
      readonly order: "Place the order";
      readonly orderTransfer: "Order with obligation to pay {amount}";
      readonly sending: "Placing your order";
      readonly secure: "Sent encrypted. We never see or store your card number.";
    };
    readonly errors: {
      readonly payment: {
        readonly declined: "Your bank declined the card. You have not been charged. Try another card or payment method.";
        readonly expired: "The card has expired, or the payment timed out. You have not been charged.";
        readonly "insufficient-funds": "There isn’t enough money on the card. You have not been charged. Try another card or payment method.";
        readonly "not-confirmed": "The payment was not confirmed. You have not been charged. Please try again.";
        readonly other: "The payment didn’t go through. You have not been charged. Try again, or choose another payment method.";
      };
      readonly offline: "You’re offline. Everything you typed is still here. Try again when you’re back online: a cart is never ordered twice.";
      readonly network: "We got no response, so we can’t tell whether your order arrived. Press again: if it did, you’ll see it, and you won’t pay twice.";
      readonly stillSending: "Your order is still being processed, perhaps in another tab. Please wait a moment and press again. It won’t be ordered twice.";
      readonly newTotal: "The total is now {amount}. You have not been charged: please check it, then press again.";
      readonly changed: "Something in this order has changed. Please check it, then press again.";
      readonly pending: "You have payments pending, so you can’t place a new order yet. Please pay them first.";
      readonly unsure: "Your bank hasn’t answered yet. Please don’t pay again: press the button and we’ll check.";
      readonly other: "We couldn’t place your order. You have not been charged. Please try again.";
    };
    readonly outstanding: {
      readonly title: "Pending Payments {amount}";
      readonly blocked: "You have payments pending and therefore cannot proceed with making any new orders.";
      readonly pay: "Please pay your outstanding accounts or contact {brand} to discuss.";
      readonly payButton: "Pay now";
    };
    readonly summary: {
      readonly title: "Your order";
      readonly animal: "For {name}";
      readonly patient: "Patient reference: {reference}";
      readonly open: "Show items";
      readonly close: "Hide items";
      readonly openCosts: "Show coupon and costs";
      readonly closeCosts: "Hide coupon and costs";
      readonly updating: "Updating prices";
      readonly quantity: "{count} ×";
      readonly subtotal: "Subtotal";
      readonly discount: "Coupon {code}";
      readonly points: "Loyalty points";
      readonly shipping: "Delivery";
      readonly free: "Free";
      readonly shippingLater: "Chosen in a later step";
      readonly total: "Total";
      readonly totalPosted: "Total with delivery";
      readonly taxIncluded: "Includes {rate}% {name}: {amount}";
      readonly taxNone: "No sales tax is added at checkout.";
      readonly taxNames: {
        readonly vat: "VAT";
        readonly gst: "GST";
      };
      readonly delivery: "Arrives {from} to {to}";
      readonly extras: "Coupon or loyalty points";
      readonly coupon: "Coupon";
      readonly needsKit: "New kit included: we have no usable sample";
    };
    readonly complete: {
      readonly title: "Thank you. Your order is placed.";
      readonly paidText: "We have sent the receipt to {email}.";
      readonly openTitle: "Thank you. Your order is placed.";
      readonly openText: "We have sent the invoice to {email}. Please pay it by {due}.";
      readonly openTransfer: "Please pay {amount} by bank transfer. The details are in the email we sent to {email}. We prepare your order as soon as your transfer arrives.";
      readonly processingTitle: "Your payment is being checked";
      readonly processingText: "Your bank hasn’t answered yet. Please don’t pay again. This page updates by itself, and we’ll email {email} as soon as we know.";
      readonly failedTitle: "Your payment didn’t go through";
      readonly failedText: "You have not been charged, and nothing was ordered. Your cart and everything you typed are still here.";
      readonly backToPayment: "Back to payment";
      readonly heldTitle: "We’re checking your payment";
      readonly heldText: "We’ve received your payment, but something about it doesn’t match your order. We’re looking into it and will email {email}. Please don’t pay again.";
      readonly refundedTitle: "This order was refunded";
      readonly refundedText: "The refund goes back to the payment method you used. Your bank may take a few days to show it.";
      readonly cancelledTitle: "This order was cancelled";
      readonly cancelledText: "We won’t send anything.";
      readonly number: "Order number";
      readonly placedOn: "Placed on";
      readonly total: "Total";
      readonly print: "Print this page";
      readonly nextTitle: "What happens next";
      readonly toStore: "Back to the shop";
      readonly lookUp: "Look up an order later";
      readonly linesTitle: "What you ordered";
      readonly metaTitle: "Your order";
      readonly noTokenTitle: "Looking for your order?";
      readonly noTokenText: "Open the link in our email to see your order, or ask us to send it again.";
      readonly goneTitle: "We can’t find this order";
      readonly goneText: "The link may be incomplete. Open it again from our email, or ask us to send a new one.";
      readonly steps: {
        readonly postKits: {
          readonly title: "{count, plural, one {We post your kit} other {We post your # kits}}";
          readonly text: "We will email you the tracking link when {count, plural, one {it leaves} other {they leave}} us.";
        };
        readonly postAll: {
          readonly title: "We post your parcel";
          readonly text: "{count, plural, one {Your kit} other {Your # kits}} and everything else you ordered come in one parcel. We will email you the tracking link.";
        };
        readonly postGoods: {
          readonly title: "We post your order";
          readonly text: "We will email you the tracking link when it leaves us.";
        };
        readonly swab: {
          readonly title: "{count, plural, one {Swab a cheek} other {One kit for each animal}}";
          readonly text: "Activate each kit with its barcode first, then swab the cheek for half a minute.";
        };
        readonly post: {
          readonly title: "Post it back";
          readonly text: "The return envelope is in the box. Follow your sample with the sample tracker.";
        };
        readonly service: {
          readonly title: "Our lab gets started";
          readonly text: "We already have the sample, so there is nothing to post.";
        };
        readonly read: {
          readonly title: "Read your results";
          readonly text: "We’ll email you when your results are ready.";
        };
        readonly subscription: {
          readonly title: "Your subscription has started";
          readonly text: "It runs for a year. There is nothing to post.";
        };
      };
      readonly deliveryTitle: "Delivery address";
      readonly account: {
        readonly title: "Save this order to an account";
        readonly text: "Choose a password. Once you confirm {email}, this order and its results are in your account.";
        readonly password: "Password";
        readonly passwordHint: "At least 8 characters.";
        readonly type: "I am";
        readonly types: {
          readonly owner: "a pet owner";
          readonly breeder: "a breeder";
        };
        readonly submit: "Create my account";
        readonly submitting: "Creating your account";
        readonly terms: "By creating an account you accept our terms and conditions.";
        readonly termsLink: "Read the terms and conditions";
        readonly doneTitle: "Check your inbox";
        readonly doneText: "We’ve sent a link to {email}. Open it to confirm your account.";
        readonly failed: "We couldn’t create your account. Please try again.";
      };
    };
    readonly invoiceComplete: {
      readonly metaTitle: "Payment of an invoice";
      readonly states: {
        readonly paid: {
          readonly title: "Thank you. The invoice is paid.";
          readonly text: "We’ve emailed your receipt. You can download the invoice here.";
        };
        readonly open: {
          readonly title: "This invoice is still open";
          readonly text: "We haven’t received a payment for it yet.";
        };
        readonly held: {
          readonly title: "Your payment is being checked";
          readonly text: "We’re looking into it and will email you. Please don’t pay again.";
        };
        readonly refunded: {
          readonly title: "This invoice has been refunded";
          readonly text: "The refund goes back to the payment method you used. Your bank may take a few days to show it.";
        };
        readonly cancelled: {
          readonly title: "This invoice is cancelled";
          readonly text: "There is nothing to pay.";
        };
      };
      readonly pay: "Pay invoice";
      readonly download: "Download invoice (PDF)";
      readonly number: "Invoice";
      readonly total: "Total";
      readonly noTokenTitle: "Which invoice?";
      readonly noTokenText: "Open the link in our email to see your invoice. Your invoices are also in your account.";
      readonly myInvoices: "My invoices";
    };
  };
  readonly clubs: {
    readonly title: "Club access";
    readonly intro: "Members of a breed club share the results of their animals with each other.";
    readonly loading: "Loading the club’s animals";
    readonly about: {
      readonly title: "For members of a club";
      readonly text: "Club access helps breed clubs follow health in the breed: members share the results of their animals and see those of others. Nothing leaves the club, and you can remove an animal at any time.";
      readonly apply: "Apply for club access";
    };
    readonly mine: "{role, select, officer {You run {name}.} other {You are a member of {name}.}}";
    readonly filter: "Search the club’s animals";
    readonly name: "Name";
    readonly show: "Show";
    readonly empty: "No animals yet";
    readonly emptyHint: "Share your first animal below.";
    readonly noMatch: "No Results";
    readonly owner: "Owner: {name}";
    readonly ownerGone: "Owner: account deleted";
    readonly yours: "Yours";
    readonly remove: {
      readonly open: "Remove";
      readonly title: "Remove {name} from the club?";
      readonly text: "The club can no longer see the animal. You can share it again.";
      readonly submit: "Remove";
      readonly sending: "One moment";
      readonly close: "Close";
    };
    readonly add: {
      readonly title: "Share your animals";
      readonly text: "Your club sees the details, the results and whether parents qualify. You stay the owner.";
      readonly submit: "Share";
      readonly sending: "One moment";
      readonly done: "{count, plural, one {# animal shared.} other {# animals shared.}}";
    };
    readonly pages: "Pages";
  };
  readonly coat: {
    readonly dog: {
      readonly red: "red, yellow or cream (nose {pigment})";
      readonly solid: "solid {pigment}";
      readonly sable: "sable or fawn, {pigment} tips";
      readonly wolf: "wolf, {pigment} bands";
      readonly saddle: "{pigment} saddle and tan";
      readonly "tan-points": "{pigment} and tan";
    };
    readonly dogPigment: {
      readonly black: "black";
      readonly chocolate: "chocolate (liver)";
      readonly blue: "blue";
      readonly lilac: "lilac (isabella)";
      readonly cocoa: "cocoa (dark chocolate)";
    };
    readonly cat: {
      readonly white: "white";
      readonly albino: "white (albino), pale blue or pink-blue eyes";
      readonly full: {
        readonly solid: "{pigment} (solid)";
        readonly tabby: "{pigment} tabby";
        readonly tortie: "{pigment} tortoiseshell";
        readonly torbie: "{pigment} tortoiseshell tabby (torbie)";
        readonly dilutedTortie: "{pigment} tortoiseshell ({pigment}-cream)";
        readonly dilutedTorbie: "{pigment} tortoiseshell ({pigment}-cream) tabby (torbie)";
        readonly red: "{pigment} (tabby marks usually visible)";
      };
      readonly sepia: {
        readonly solid: "{pigment} sepia";
        readonly tabby: "{pigment} sepia tabby";
        readonly tortie: "{pigment} tortie sepia";
        readonly torbie: "{pigment} tortie sepia tabby";
        readonly red: "{pigment} sepia";
      };
      readonly mink: {
        readonly solid: "{pigment} mink";
        readonly tabby: "{pigment} mink tabby";
        readonly tortie: "{pigment} tortie mink";
        readonly torbie: "{pigment} tortie mink tabby";
        readonly red: "{pigment} mink";
      };
      readonly point: {
        readonly solid: "{pigment} point";
        readonly tabby: "{pigment} tabby (lynx) point";
        readonly tortie: "{pigment} tortie point";
        readonly torbie: "{pigment} tortie tabby (lynx) point";
        readonly red: "{pigment} point";
      };
      readonly silver: {
        readonly tabby: "{pigment} silver tabby";
        readonly solid: "{pigment} smoke";
        readonly red: "{pigment} cameo";
      };
    };
    readonly catPigment: {
      readonly full: {
        readonly black: "black";
        readonly chocolate: "chocolate";
        readonly cinnamon: "cinnamon";
        readonly blue: "blue";
        readonly lilac: "lilac";
        readonly fawn: "fawn";
        readonly amber: "amber";
        readonly "light-amber": "light amber";
        readonly red: "red";
        readonly cream: "cream";
      };
      readonly sepia: {
        readonly black: "sable (brown)";
        readonly chocolate: "champagne (chocolate)";
        readonly cinnamon: "cinnamon";
        readonly blue: "blue";
        readonly lilac: "platinum (lilac)";
        readonly fawn: "fawn";
        readonly red: "red";
        readonly cream: "cream";
      };
      readonly mink: {
        readonly black: "natural (seal)";
        readonly chocolate: "champagne (chocolate)";
        readonly cinnamon: "honey (cinnamon)";
        readonly blue: "blue";
        readonly lilac: "platinum (lilac)";
        readonly fawn: "fawn";
        readonly red: "red";
        readonly cream: "cream";
      };
      readonly point: {
        readonly black: "seal";
        readonly chocolate: "chocolate";
        readonly cinnamon: "cinnamon";
        readonly blue: "blue";
        readonly lilac: "lilac";
        readonly fawn: "fawn";
        readonly red: "red (flame)";
        readonly cream: "cream";
      };
    };
    readonly marks: {
      readonly brindle: "{coat} with brindle";
      readonly mask: "{coat} with mask";
      readonly harlequin: "{coat}, harlequin";
      readonly merle: "{coat}, merle";
      readonly "double-merle": "{coat}, double merle";
      readonly "hidden-merle": "{coat}, hidden merle";
      readonly "hidden-double-merle": "{coat}, hidden double merle";
      readonly "some-white": "{coat} with low to medium white";
      readonly "high-white": "{coat} with high white";
      readonly "trim-white": "{coat}, trim or Irish white";
      readonly piebald: "{coat}, piebald";
    };
    readonly hair: {
      readonly short: "short hair";
      readonly long: "long hair";
      readonly wavy: "wavy";
      readonly curly: "curly";
      readonly straight: "straight";
      readonly hairless: "hairless";
      readonly furnishings: "with moustache and eyebrows";
    };
    readonly untested: {
      readonly O: "orange";
      readonly W: "dominant white";
    };
  };
  readonly collectedAnimals: {
    readonly title: "Collected animals";
    readonly intro: "Animals whose samples you took. You can correct a record until the sample arrives. You see the stage of the sample, never the result.";
    readonly loading: "Loading animals";
    readonly about: {
      readonly title: "For collection agents";
      readonly text: "Agents take samples for owners and record the animal on the spot. The owner then accepts the record.";
      readonly apply: "Become an agent";
    };
    readonly waiting: {
      readonly title: "Animals waiting for you";
      readonly text: "A collection agent recorded them for your address.";
      readonly agent: "Recorded by {name} on {date}";
      readonly agentGone: "Recorded on {date}";
      readonly accept: {
        readonly open: "Accept";
        readonly title: "Is {name} yours?";
        readonly text: "The record and its results become yours. The agent no longer sees it.";
        readonly submit: "Accept";
        readonly sending: "One moment";
        readonly close: "Close";
      };
    };
    readonly filter: "Search collected animals";
    readonly name: "Name of the animal or owner";
    readonly show: "Show";
    readonly empty: "No animals yet";
    readonly emptyHint: "Add the first animal you took a sample of.";
    readonly noMatch: "No Results";
    readonly add: "Add an animal";
    readonly card: {
      readonly owner: "Owner: {name}";
      readonly collected: "Sample taken on {date}";
      readonly barcode: "Barcode {barcode}";
      readonly signed: "Signed by {name}";
      readonly signature: "Download the signature";
      readonly signatureOf: "for {name}";
      readonly claimed: "Accepted by the owner";
      readonly arrived: "The sample has arrived";
      readonly edit: "Edit";
      readonly stage: "Sample: {stage}";
    };
    readonly remove: {
      readonly open: "Delete";
      readonly title: "Delete {name}?";
      readonly text: "The record is deleted. You cannot undo this.";
      readonly submit: "Delete";
      readonly sending: "One moment";
      readonly close: "Close";
    };
    readonly form: {
      readonly addTitle: "Add an animal";
      readonly editTitle: "Edit {name}";
      readonly petName: "Name of the animal";
      readonly species: "Species";
      readonly dog: "Dog";
      readonly cat: "Cat";
      readonly gender: "Sex";
      readonly female: "Female";
      readonly male: "Male";
      readonly unknown: "Unknown";
      readonly chipNumber: "Microchip number";
      readonly ownerName: "Name of the owner";
      readonly ownerEmail: "Owner’s email address";
      readonly ownerEmailHint: "With this address the owner can take the animal over.";
      readonly barcode: "Barcode on the tube";
      readonly collectedOn: "Sample taken on";
      readonly note: "Note";
      readonly save: "Save";
      readonly saving: "One moment";
      readonly saved: "Saved.";
      readonly close: "Close";
      readonly claimedHint: "The owner has accepted this animal. You can still correct the sample.";
    };
    readonly pages: "Pages";
  };
  readonly collectionAgents: {
    readonly title: "Collection agents";
    readonly intro: "A collection agent takes the sample, scans the microchip and signs for both. Registries and courts accept results only from such a sample.";
    readonly finder: {
      readonly heading: "Find an agent near you";
      readonly filter: "Search collection agents";
      readonly query: "Town, postcode or name";
      readonly queryHint: "For example Perth or 6160";
      readonly country: "Country";
      readonly species: "Species";
      readonly all: "All";
      readonly canine: "Dogs";
      readonly feline: "Cats";
      readonly show: "Search";
      readonly loading: "Loading agents";
      readonly count: "{count, plural, one {# agent} other {# agents}}";
      readonly countNear: "{count, plural, one {# agent near {place}} other {# agents near {place}}}";
      readonly everything: "Show all agents";
      readonly wholeMap: "Show the whole map";
      readonly empty: "No agent found";
      readonly emptyHint: "Try a larger town nearby. Any registered vet can collect a certified sample too.";
      readonly noneYet: "No agents listed yet";
      readonly noneYetHint: "Any registered vet can collect a certified sample.";
      readonly place: "{place}, {country}";
      readonly distance: "{count, plural, one {about # km away} other {about # km away}}";
      readonly here: "in this town";
      readonly area: "Travels to";
      readonly fee: "Fee";
      readonly availability: "Availability";
      readonly contact: "Contact";
      readonly pages: "Pages of agents";
    };
    readonly map: {
      readonly label: "Map of collection agents";
      readonly hint: "Choose a point to see the agent, or a circle with a number to zoom in. The list below has the same agents.";
      readonly point: "{name}, {place}";
      readonly cluster: "{count} agents around {place}: zoom in";
      readonly sameTown: "{count} agents around {place}: show in the list";
      readonly credit: "Outlines: Natural Earth. Towns: GeoNames.";
    };
    readonly contact: {
      readonly open: "Contact";
      readonly title: "Contact {name}";
      readonly text: "We email your message to the agent, who replies to you directly. Your address goes only to this agent.";
      readonly name: "Your name";
      readonly email: "Your email";
      readonly message: "Message";
      readonly messageHint: "Say which animal it is about, where you are and which days suit you.";
      readonly loading: "Loading the form";
      readonly submit: "Send message";
      readonly sending: "Sending";
      readonly sentTitle: "Message sent";
      readonly sentText: "{name} replies to your email address. Agents usually reply within a few days.";
      readonly close: "Close";
    };
    readonly become: {
      readonly title: "Become a collection agent";
      readonly text: "Collect certified samples for other owners in your area. You set your own fee and hours.";
      readonly apply: "Apply";
      readonly nominated: "{club} has nominated you as a collection agent.";
      readonly accept: "See the application";
      readonly status: "Your application";
      readonly open: "Open";
      readonly guestText: "Sign in or register, then fill in a short form. Club members can also nominate someone.";
    };
    readonly states: {
      readonly submitted: "Submitted";
      readonly underReview: "Under review";
      readonly approved: "Approved";
      readonly active: "Active";
      readonly expired: "Expired";
      readonly withdrawn: "Withdrawn";
      readonly declined: "Declined";
    };
    readonly application: {
      readonly title: "Collection agent application";
      readonly intro: "Tell us about yourself. We review every application and email you our decision.";
      readonly breadcrumb: "Collection agents";
      readonly steps: {
        readonly title: "How it works";
        readonly apply: "Apply with the form.";
        readonly review: "We review your application.";
        readonly quiz: "You read the procedure and take a short quiz.";
        readonly collect: "You are authorised for a year and appear on the finder.";
      };
      readonly status: {
        readonly submitted: "We have your application and email you as soon as we have decided.";
        readonly underReview: "Our team is reading your application. We email you as soon as we have decided.";
        readonly approved: "Your application is approved. Read the procedure and take the quiz to start collecting.";
        readonly active: "You are authorised to collect samples until {date}.";
        readonly renewable: "You are authorised until {date}. Take the quiz again to renew for another year.";
        readonly expired: "Your authorisation has expired. Take the quiz again to renew it.";
        readonly withdrawn: "You are not an agent at the moment. You can apply again at any time.";
        readonly declined: "We could not approve your application. You can change it and apply again.";
      };
      readonly note: "Our note: {note}";
      readonly takeQuiz: "Read the procedure and take the quiz";
      readonly renew: "Renew with the quiz";
      readonly collect: "Collected animals";
      readonly collector: "Collector mode for shows";
      readonly products: "Order kits";
      readonly listed: "Listed on the finder";
      readonly notListed: "Not listed on the finder";
      readonly notOnMap: "We couldn’t place this town on the map, so you appear in the list only. Enter the nearest larger town to appear on the map.";
      readonly withdraw: {
        readonly open: "Withdraw";
        readonly title: "Withdraw as a collection agent?";
        readonly text: "You can no longer collect samples, and your listing is removed. Animals you have collected stay on record.";
        readonly submit: "Withdraw";
        readonly sending: "Withdrawing";
        readonly close: "Close";
      };
      readonly cancel: {
        readonly open: "Withdraw application";
        readonly title: "Withdraw your application?";
        readonly text: "We stop reviewing it. You can apply again at any time.";
        readonly submit: "Withdraw application";
        readonly sending: "Withdrawing";
        readonly close: "Close";
      };
    };
    readonly form: {
      readonly title: "Your application";
      readonly listingTitle: "Your listing";
      readonly listingIntro: "Changes appear on the finder at once.";
      readonly nomination: "Nominated by {club}";
      readonly name: "Name on the listing";
      readonly nameHint: "Your own name or that of your business.";
      readonly country: "Country";
      readonly choose: "Choose";
      readonly place: "Town";
      readonly placeHint: "Only the town appears on the map, never your address.";
      readonly postalCode: "Postcode (optional)";
      readonly postalCodeHint: "Helps owners nearby find you. We do not show it.";
      readonly area: "Where you travel to";
      readonly areaHint: "For example: Perth metro area, and shows in the south-west.";
      readonly species: "Species";
      readonly canine: "Dogs";
      readonly feline: "Cats";
      readonly fee: "Your fee";
      readonly feeHint: "For example: A$35 per animal, free at club shows.";
      readonly availability: "Availability";
      readonly availabilityHint: "For example: weekends and Wednesday evenings.";
      readonly isListed: "Show me on the public finder";
      readonly experience: "Your experience with animals";
      readonly experienceHint: "Only our team reads this. Mention a microchip scanner if you have one.";
      readonly isIndependent: "I will not certify samples of animals that I own, bred or share.";
      readonly submit: "Send application";
      readonly submitting: "Sending";
      readonly save: "Save listing";
      readonly saving: "Saving";
      readonly saved: "Saved.";
    };
    readonly quiz: {
      readonly title: "Procedure and quiz";
      readonly intro: "Read the procedure, then answer six questions. All answers must be right. You can try again.";
      readonly procedure: "The procedure";
      readonly rules: {
        readonly own: "Never certify a sample of an animal that you own, bred or share. Send the owner to another agent or a vet.";
        readonly chip: "Scan the microchip before the swab and compare the number with the papers. If they differ, do not collect.";
        readonly food: "The animal must not eat for one to two hours before the swab. Water is fine.";
        readonly swabs: "Use two swabs for each animal, one in each cheek, for 15 to 30 seconds. Change gloves or wash your hands between animals.";
        readonly seal: "Seal the swabs in front of the owner, sign the form together and post the samples yourself within two days.";
        readonly results: "Results belong to the owner. You see the stage of a sample, never the result.";
      };
      readonly heading: "The quiz";
      readonly questions: {
        readonly own: {
          readonly text: "A friend and you own a dog together. She would like a certified sample. What do you do?";
          readonly a: "Collect it, because she is an owner too.";
          readonly b: "Collect it and note it on the form.";
          readonly c: "Send her to another agent or a vet.";
        };
        readonly chip: {
          readonly text: "The scanned microchip differs from the papers by one digit. What do you do?";
          readonly a: "Correct the papers and go on.";
          readonly b: "Do not collect a certified sample.";
          readonly c: "Write both numbers on the form.";
        };
        readonly food: {
          readonly text: "A puppy finished breakfast ten minutes ago. What do you do?";
          readonly a: "Wait one to two hours.";
          readonly b: "Wipe its mouth and start.";
          readonly c: "Use twice as many swabs.";
        };
        readonly swabs: {
          readonly text: "How many swabs do you use for one animal?";
          readonly a: "One, in both cheeks.";
          readonly b: "Two, one in each cheek.";
          readonly c: "One for each litter.";
        };
        readonly seal: {
          readonly text: "The owner offers to post the sealed samples. What do you say?";
          readonly a: "Yes, if the owner signs for it.";
          readonly b: "Yes, if you know the owner.";
          readonly c: "No, you post them yourself.";
        };
        readonly results: {
          readonly text: "A breeder would like to know the result of a dog that you collected. What do you say?";
          readonly a: "Only the owner sees the result.";
          readonly b: "I look it up for you.";
          readonly c: "I send you the report when it is ready.";
        };
      };
      readonly submit: "Check my answers";
      readonly checking: "Checking";
      readonly choose: "Choose an answer.";
      readonly wrong: "Not right. Read the procedure again.";
      readonly wrongCount: "{count, plural, one {# answer is not right yet.} other {# answers are not right yet.}} Change them and check again.";
      readonly passedTitle: "All answers are right";
      readonly passedText: "You are authorised to collect samples until {date}.";
      readonly closedTitle: "The quiz is not open";
      readonly closedText: "It opens when we have approved your application, and again a month before your authorisation ends.";
      readonly back: "Back to your application";
    };
    readonly nominate: {
      readonly title: "Nominate a member of your club";
      readonly text: "We email an invitation in your club’s name. The application itself comes from the new agent.";
      readonly name: "Name";
      readonly email: "Email";
      readonly submit: "Nominate";
      readonly sending: "Sending";
      readonly saved: "Invitation sent.";
      readonly list: "Your nominations";
      readonly open: "Invited on {date}";
      readonly accepted: "Has applied";
      readonly expired: "Not answered in time";
      readonly remove: {
        readonly open: "Remove";
        readonly title: "Remove the nomination of {name}?";
        readonly text: "The invitation can no longer be used.";
        readonly submit: "Remove";
        readonly sending: "Removing";
        readonly close: "Close";
      };
      readonly decline: {
        readonly open: "Decline";
        readonly title: "Decline the nomination of {club}?";
        readonly text: "The nomination is deleted. You can still apply yourself.";
        readonly submit: "Decline";
        readonly sending: "Declining";
        readonly close: "Close";
      };
    };
    readonly products: {
      readonly title: "Agent products";
      readonly intro: "Kits to take along to shows and home visits, {percent}% below the shop price and on account.";
      readonly aboutTitle: "Kits at agent price";
      readonly aboutText: "Collection agents stock kits and hand them out at shows and home visits, at a lower price and on account. Apply to become an agent first.";
      readonly apply: "Become an agent";
      readonly onAccount: "You get an invoice, due within {days} days.";
      readonly history: "Your stock orders";
    };
  };
  readonly collector: {
    readonly title: "Collector mode";
    readonly description: "Record animals and samples at a show, with or without a network.";
    readonly home: "Show collected animals";
    readonly loading: "Opening your records";
    readonly unavailable: "This browser can’t store records. Leave private mode or use another browser, then open this page again.";
    readonly guest: {
      readonly title: "For collection agents";
      readonly text: "Sign in once while you are online. After that, this page opens and records animals without a network.";
      readonly offline: "You are offline. Connect once and sign in, then this page works without a network.";
    };
    readonly notAgent: "This account is not an approved collection agent at the moment. Records on this phone stay here.";
    readonly signIn: "Sign in to send";
    readonly agent: "{name}";
    readonly approvedUntil: "Approved until {date}";
    readonly approvalEnded: "Your approval ended on {date}. Records are sent once it is renewed.";
    readonly install: "Tip: add this page to your home screen and open it once before the show.";
    readonly status: {
      readonly title: "Sending";
      readonly online: "Online";
      readonly offline: "Offline. Records are stored on this phone.";
      readonly unsent: "{count, plural, one {# record is not sent yet} other {# records are not sent yet}}";
      readonly allSent: "All records are sent";
      readonly stays: "Keep this phone safe until everything is sent.";
      readonly mayBeDeleted: "This browser may delete records when the phone runs out of space. Send them soon.";
      readonly send: "Send now";
      readonly sending: "Sending";
      readonly sent: "{count, plural, one {# record sent} other {# records sent}}";
      readonly refused: "{count, plural, one {# record needs correcting} other {# records need correcting}}";
      readonly busy: "Another tab is sending your records.";
      readonly failed: "Sending failed. Your records are safe on this phone. Try again in a moment.";
      readonly others: "{count, plural, one {# record saved by another agent.} other {# records saved by another agent.}}";
      readonly othersHint: "They are sent when that agent signs in on this phone.";
    };
    readonly list: {
      readonly title: "On this phone";
      readonly empty: "No records on this phone";
      readonly emptyHint: "Records stay here until they are sent. After that, find them under collected animals.";
      readonly add: "Record an animal";
      readonly wrong: "Needs correcting";
      readonly waiting: "Waiting to be sent";
      readonly more: "{count, plural, one {and # more} other {and # more}}";
      readonly owner: "Owner: {name}";
      readonly correct: "Correct";
      readonly show: "Open";
      readonly remove: "Delete";
      readonly removeSure: "Delete this record?";
      readonly removeText: "It is only on this phone and is lost for good.";
      readonly removeCancel: "Keep it";
    };
    readonly form: {
      readonly addTitle: "Record an animal";
      readonly editTitle: "Correct {name}";
      readonly animal: "Animal";
      readonly species: "Species";
      readonly canine: "Dog";
      readonly feline: "Cat";
      readonly petName: "Name of the animal";
      readonly breed: "Breed";
      readonly breedHint: "Choose from the list or type it.";
      readonly gender: "Sex";
      readonly female: "Female";
      readonly male: "Male";
      readonly unknown: "Unknown";
      readonly bornOn: "Date of birth (optional)";
      readonly chipNumber: "Microchip number";
      readonly sample: "Sample";
      readonly barcode: "Swab barcode {number}";
      readonly addBarcode: "Add another swab";
      readonly collectedAt: "Date and time";
      readonly owner: "Owner";
      readonly ownerName: "Name of the owner";
      readonly ownerEmail: "Email of the owner";
      readonly ownerEmailHint: "With this address the owner takes the animal over.";
      readonly signature: "Owner’s signature";
      readonly draw: "Draw";
      readonly type: "Type the name";
      readonly missing: "Please sign here";
      readonly tooLarge: "This drawing is too detailed. Clear it and sign again";
      readonly signed: "Signature of the owner";
      readonly signAgain: "Sign again";
      readonly signedName: "Name as a signature";
      readonly ownerConfirms: "The owner confirms in person";
      readonly isConfirmed: "I took this sample myself and compared the microchip with the papers";
      readonly save: "Save on this phone";
      readonly saving: "Saving";
      readonly cancel: "Cancel";
      readonly saveFailed: "This record could not be saved. Free some space on the phone and try again.";
      readonly gone: "This record was sent in the meantime. You can still correct it under collected animals.";
    };
    readonly scan: {
      readonly barcode: "Scan swab barcode";
      readonly chip: "Scan microchip label";
      readonly opening: "Opening the scanner";
      readonly loadFailed: "The scanner could not be opened. Type the number.";
      readonly read: "Read: {number}";
    };
    readonly link: "Collector mode for shows";
    readonly linkHint: "Records animals without a network. Open it once before the show.";
  };
  readonly common: {
    readonly skipToContent: "Skip to content";
    readonly toasts: "Messages, Alt+T";
    readonly breadcrumbs: "You are here";
    readonly notFound: {
      readonly title: "This page does not exist";
      readonly hint: "The address may be mistyped, or the page may have moved.";
      readonly home: "Back to home";
      readonly linksLabel: "Try one of these";
      readonly links: {
        readonly store: "See all tests";
        readonly search: "Search tests, breeds and help";
        readonly contact: "Contact us";
      };
    };
    readonly pagination: {
      readonly previous: "Previous page";
      readonly next: "Next page";
      readonly page: "Page {page}";
    };
  };
  readonly contact: {
    readonly intro: "Send us a message and a person answers, usually within two working days.";
    readonly noScript: "The form needs JavaScript. You can also email us at one of the addresses below.";
    readonly topics: {
      readonly orders: "Orders and payments";
      readonly results: "Samples and results";
      readonly forms: "Forms and certified samples";
      readonly shipping: "Parcels from abroad";
      readonly agents: "Collection agents";
      readonly shows: "Shows and sponsorship";
      readonly vets: "Vets and practices";
      readonly partners: "Clubs and partners";
      readonly forensics: "Disputes and identity";
      readonly research: "Research";
      readonly privacy: "My data";
      readonly other: "Something else";
    };
    readonly form: {
      readonly topic: "Topic";
      readonly chooseTopic: "Choose a topic";
      readonly name: "Name";
      readonly email: "Email";
      readonly reference: "Barcode or order number (optional)";
      readonly message: "Message";
      readonly messageHint: "Please never send passwords or card numbers.";
      readonly submit: "Send message";
      readonly sending: "Sending";
      readonly successTitle: "Thank you for your message";
      readonly successText: "We have sent a confirmation to {email}. If it does not arrive, check your spam folder.";
      readonly another: "Send another message";
    };
    readonly admin: {
      readonly title: "Contact requests";
      readonly intro: "Messages from the contact form. Reply by email, then mark them as answered.";
      readonly filter: "Filter";
      readonly open: "Open";
      readonly answered: "Answered";
      readonly empty: "No open messages.";
      readonly emptyAnswered: "No answered messages yet.";
      readonly pages: "Pages of contact requests";
      readonly from: "From {name}";
      readonly reference: "Barcode or order: {reference}";
      readonly sentOn: "Sent {date}";
      readonly answeredOn: "Answered {date}";
      readonly hasAccount: "Has an account";
      readonly note: "Note (optional)";
      readonly noteHint: "For the team only.";
      readonly answer: "Mark as answered";
      readonly reopen: "Reopen";
      readonly saving: "Saving";
      readonly number: "No. {id}: {topic}";
    };
  };
  readonly content: {
    readonly youAreHere: "You are here";
    readonly next: "Where to next";
    readonly table: "Table";
    readonly places: {
      readonly "/": "Home";
      readonly "/store": "See all tests";
      readonly "/search": "Search the shop";
      readonly "/login": "Sign in";
      readonly "/forgot-password": "Choose a new password";
      readonly "/order-lookup": "Find your order";
      readonly "/tools/add-animal": "Add an animal to your account";
      readonly "/tools/sample-tracker": "Track your sample";
      readonly "/tools/microchip-checker": "Check a microchip number";
      readonly "/tools/report-authentication": "Is this report genuine?";
      readonly "/my/my-profile": "My profile";
      readonly "/my/acm-form-requests": "Request an ACM form";
      readonly "/my/collection-agents/application": "Apply as a collection agent";
      readonly "/my/shows": "Register your show";
      readonly "/breeder": "Breeders";
      readonly "/breeder/for-dogs": "Breeders: dogs";
      readonly "/breeder/for-dogs/breeds": "Find a dog breed";
      readonly "/breeder/for-cats": "Breeders: cats";
      readonly "/breeder/for-cats/breeds": "Find a cat breed";
      readonly "/breeder/responsible-breeder-program/form": "Apply for the list of responsible breeders";
      readonly "/breeder/responsible-breeder-program/search": "Find a responsible breeder";
      readonly "/vet": "Vets";
      readonly "/vet/for-dogs": "Vets: dogs";
      readonly "/vet/for-cats": "Vets: cats";
      readonly "/pet-owner": "Pet owners";
      readonly "/pet-owner/products": "Tests for pet owners";
      readonly "/research-innovation/apply": "Apply for a research project";
      readonly "/research-innovation/late-onset-epilepsy/apply": "Join: late-onset epilepsy in dogs";
      readonly "/research-innovation/feline-kidney-disease/apply": "Join: kidney disease in cats";
      readonly "/research-innovation/healthy-seniors/apply": "Join: healthy senior dogs and cats";
    };
  };
  readonly customProfiles: {
    readonly title: "{species, select, feline {Build your own cat DNA profile} other {Build your own dog DNA profile}}";
    readonly description: "{species, select, feline {Choose single DNA tests for your cats by breed and body system, see the price as you go, and order them as one profile from one swab.} other {Choose single DNA tests for your dogs by breed and body system, see the price as you go, and order them as one profile from one swab.}}";
    readonly name: "Build your own profile";
    readonly intro: "{species, select, feline {Choose exactly the tests your cats need. We run them all on one cheek swab, and send one report.} other {Choose exactly the tests your dogs need. We run them all on one cheek swab, and send one report.}}";
    readonly priceTitle: "How the price works";
    readonly price: "The more tests you choose, the less you pay for them:";
    readonly share: "{from} tests or more: {percent}% off";
    readonly most: "Up to {count} tests per profile, and one profile per order.";
    readonly systems: {
      readonly Haemolymphatic: "Blood and lymph";
      readonly Musculoskeletal: "Bones, joints and muscles";
      readonly Nervous: "Nerves and brain";
      readonly Ophthalmologic: "Eyes";
      readonly Cardiorespiratory: "Heart and lungs";
      readonly Dermatologic: "Skin and hair";
      readonly Urogenital: "Urinary and sexual organs";
      readonly Endocrine: "Hormones";
      readonly Immunologic: "Immune system";
      readonly Metabolic: "Metabolism";
      readonly Trait: "Coat, colour and other traits";
      readonly Cardiovascular: "Heart and vessels";
      readonly Dental: "Teeth";
      readonly Digestive: "Digestion";
      readonly Reproductive: "Reproduction";
      readonly Respiratory: "Airways and lungs";
      readonly Urinary: "Kidneys and bladder";
      readonly Ontogeny: "Growth and development";
    };
    readonly builder: {
      readonly tests: "Choose your tests";
      readonly jump: "Body systems";
      readonly breed: "Your breed";
      readonly breedHint: "We’ll show its tests first. Optional.";
      readonly breedLoading: "Searching breeds";
      readonly breedEmpty: "No breed with this name";
      readonly breedForget: "Clear breed";
      readonly breedTests: "For the {name}";
      readonly breedNone: "There is no single test just for the {name}. The tests below suit many breeds.";
      readonly breedFailed: "Failed to fetch breed details";
      readonly search: "Search within these tests";
      readonly searchHint: "Part of a name, such as eye";
      readonly nothing: "Nothing found.";
      readonly about: "About {name}";
      readonly aboutShort: "About";
      readonly opening: "Opening your profile";
      readonly gone: "This profile no longer exists, or it belongs to another account.";
      readonly startOver: "Start a new profile";
      readonly failed: "Failed to fetch custom profiles";
      readonly retry: "Try again";
    };
    readonly summary: {
      readonly title: "Your profile";
      readonly count: "{count, plural, =0 {No test chosen yet} one {# test} other {# tests}}";
      readonly save: "You save {amount} ({percent}%)";
      readonly next: "Add {count} more and save {percent}%";
      readonly full: "Your profile is full.";
      readonly chosen: "Your tests";
      readonly remove: "Remove {name}";
      readonly empty: "Choose at least one test first.";
      readonly add: "Add to cart";
      readonly adding: "Adding";
      readonly keep: "Save";
      readonly keeping: "Saving";
      readonly saved: "Saved as {name}";
      readonly savedUnnamed: "Saved without a name";
      readonly changed: "Not saved yet";
      readonly priceChanged: "The price has changed to {price}. Your cart shows the new price.";
    };
    readonly saveDialog: {
      readonly title: "Save this profile";
      readonly text: "Give it a name so you can find it among your profiles.";
      readonly close: "Close";
      readonly name: "Name";
      readonly nameHint: "For example the litter or the breed. Optional.";
      readonly submit: "Save profile";
      readonly submitting: "Saving";
    };
    readonly mine: {
      readonly title: "Your custom profiles";
      readonly intro: "Profiles you’ve put together. Open one to change its tests, or order it as it is.";
      readonly search: "Search your profiles";
      readonly searchHint: "A name, a breed or a test";
      readonly find: "Search";
      readonly all: "Show all";
      readonly count: "{count, plural, one {# profile} other {# profiles}}";
      readonly nothing: "No Results";
      readonly nothingHint: "None of your profiles matches by name, breed or test.";
      readonly none: "No items found";
      readonly noneHint: "You haven’t saved a profile yet. Choose some tests and save them under a name.";
      readonly forDogs: "Build one for dogs";
      readonly forCats: "Build one for cats";
      readonly pages: "Pages of your profiles";
      readonly loading: "Loading your profiles";
      readonly unnamed: "Profile without a name";
      readonly dogs: "For dogs";
      readonly cats: "For cats";
      readonly breed: "For the {name}";
      readonly tests: "{count, plural, one {# test} other {# tests}}";
      readonly more: "+{count} more";
      readonly changedOn: "Changed on {date}";
      readonly add: "Add to cart";
      readonly adding: "Adding";
      readonly open: "Open";
      readonly openNamed: "Open {name}";
      readonly rename: "Rename";
      readonly renameNamed: "Rename {name}";
      readonly remove: "Delete";
      readonly removeNamed: "Delete {name}";
      readonly removed: "{name} was deleted.";
    };
    readonly removeDialog: {
      readonly title: "Delete {name}?";
      readonly text: "This deletes the profile for good. If it is in a cart, it stays there.";
      readonly close: "Close";
      readonly submit: "Delete profile";
      readonly submitting: "Deleting";
      readonly keep: "Keep it";
    };
    readonly renameDialog: {
      readonly title: "Rename {name}";
      readonly submit: "Save name";
    };
    readonly better: {
      readonly title: "{name} has all of these for {price}.";
      readonly saving: "You save {saved}.";
      readonly more: "{count, plural, one {One more test} other {# more tests}}: {names}{others, plural, =0 {} other { and # others}}.";
      readonly add: "Add it instead";
      readonly view: "See what it tests";
    };
  };
  readonly dataExport: {
    readonly title: "What {brand} holds about you, on {date} (UTC).";
    readonly json: "everything.json holds everything in one file, for programs.";
    readonly csv: "The same data as tables, for people and spreadsheets, with the number of rows in each.";
    readonly kinds: {
      readonly profile: "Your profile: what you have told us about yourself and what your account can do.";
      readonly breeds: "The breeds you have chosen as yours.";
      readonly approvals: "What you applied for, and what we decided.";
      readonly "breeder-listings": "What you asked us to publish in the responsible breeder program, and since when it is public.";
      readonly "breeder-listing-breeds": "The breeds in it.";
      readonly carts: "Your carts, with what you have typed while ordering.";
      readonly "cart-lines": "What is in those carts.";
      readonly orders: "Your orders, placed or not: the customer, the delivery and the amounts.";
      readonly "order-lines": "What was in those orders.";
      readonly "order-events": "What happened to those orders, and when.";
      readonly invoices: "Your invoices: issued when, due when.";
      readonly payments: "How you paid: with what, how much, and of a card its kind and last four digits. We never have the rest.";
      readonly refunds: "What went back to you, and why.";
      readonly "refund-units": "Which items of your orders were refunded.";
      readonly disputes: "Payments that you disputed at your bank or payment provider.";
      readonly subscriptions: "What renews every year, with the order it began with and one for each renewal.";
      readonly "advance-orders": "Orders placed in advance for a client: yours for others, and others' for you.";
      readonly kits: "The kits of your orders, with their barcodes.";
      readonly "pack-units": "Tests of multi-packs that came and went.";
      readonly "pack-transfers": "Tests of multi-packs that you gave to others.";
      readonly activations: "The kits you have activated: for which animal, what you have told us, what you agreed to.";
      readonly samples: "The samples of those kits: when posted, when received.";
      readonly litters: "Your litters, with their parents.";
      readonly reminders: "Which reminders you wish to get.";
      readonly "kit-problems": "What you have written to us about kits that could not be activated.";
      readonly "lab-events": "What the laboratory has reported about your samples.";
      readonly "lab-progress": "Where your samples are in the laboratory.";
      readonly genotypes: "The variants the laboratory has found in your animals.";
      readonly "lab-results": "Other results of your animals, such as a breed mix.";
      readonly "imported-results": "Results of other laboratories for your animals.";
      readonly reports: "The reports we have issued for your animals.";
      readonly "parentage-requests": "The parentage comparisons you have requested, with what came of them.";
      readonly "parentage-consents": "What you decided when others asked to compare your animals.";
      readonly documents: "Reports and certificates we have signed for your animals: what they say, and when. The PDFs are on the page of each animal.";
      readonly "loyalty-points": "Points that came and went.";
      readonly coupons: "Coupons you have made of points.";
      readonly addresses: "Addresses you have had something sent or billed to.";
      readonly animals: "Your animals: name, species (1 dogs, 2 cats), breed, sex, birth and registration.";
      readonly "animal-owners": "Which animals were yours, from when until when.";
      readonly "animal-shares": "Animals you have shared, and animals shared with you.";
      readonly "animal-transfers": "Animals you have offered to others, and animals offered to you.";
      readonly "animal-events": "What you have done with the records of animals.";
      readonly "collected-animals": "Animals you have recorded as an agent, and animals an agent has recorded for you.";
      readonly clubs: "The clubs you belong to.";
      readonly shows: "Shows you have registered, with what became of them.";
      readonly "relatives-consents": "Your animals that take part in finding relatives, and since when.";
      readonly relatives: "Possible relatives found for your animals.";
      readonly notifications: "What we have told you in the portal, and when you read it.";
      readonly "muted-emails": "Emails you have turned off.";
      readonly "dv-reads": "When Dogs Victoria saw your animals, and animals you saw for Dogs Victoria.";
      readonly "acm-forms": "Collection and microchip forms you have requested, with their signatures.";
      readonly "dna-profiles": "The DNA profiles on file of your animals, with the versions found at each marker.";
      readonly "custom-profiles": "The custom profiles you have saved.";
      readonly "custom-profile-tests": "The tests you have chosen for them.";
      readonly sessions: "Where you are signed in: since when, when last used, until when. We do not store the location.";
      readonly "open-links": "Links we have emailed you that can still be used: what for, and until when. The links themselves are only in the emails.";
      readonly mails: "Emails we have sent you within the last 30 days. We do not keep their text once they are sent.";
      readonly "help-by-administrators": "What an administrator has done for you in your account, and why.";
      readonly "done-as-administrator": "What you have done as an administrator, without the names of the users.";
      readonly "api-tokens": "Your tokens for programs: their names and when they were used, never the tokens.";
      readonly spreadsheets: "Sheets of animals you have sent in the last 30 days, with the rows that were not imported.";
      readonly "collection-agent": "Your application and listing as a collection agent.";
      readonly "agent-nominations": "Collection agents you have nominated, and nominations of you.";
      readonly "research-applications": "Your applications for research projects, with what we decided.";
      readonly "contact-requests": "Messages you sent us with the contact form.";
      readonly newsletter: "Whether you get our newsletter, and since when.";
    };
    readonly leftOut: "Not included: your password, the keys of your sessions and the keys in our links. We do not have them ourselves, only hashes that nobody can read. Failed sign-ins are counted under a hash too, and deleted within a day.";
    readonly apostrophe: "In the tables, text that a spreadsheet could read as a formula starts with an apostrophe. In everything.json it does not.";
  };
  readonly dialogs: {
    readonly country: {
      readonly title: "Where are you shopping from?";
      readonly text: "Your country sets the prices, currency and delivery options.";
      readonly welcome: "G’day, and welcome to {brand} Australia.";
      readonly label: "Country";
      readonly loading: "Loading countries";
      readonly enter: "Enter site";
      readonly entering: "One moment";
      readonly close: "Close";
      readonly retry: "Try again";
    };
    readonly admin: {
      readonly loggedInAs: {
        readonly guest: "Logged in as: {name} (guest)";
        readonly breeder: "Logged in as: {name} (breeder)";
        readonly owner: "Logged in as: {name} (owner)";
        readonly vet: "Logged in as: {name} (vet)";
      };
      readonly stopImpersonating: "Stop impersonating";
      readonly findUser: "Find a user";
    };
    readonly campaign: {
      readonly label: "Our tip";
      readonly title: "Testing a whole litter?";
      readonly text: "Multi-packs cost less per kit, and unused kits keep for up to two years.";
      readonly link: "See multi-packs";
      readonly close: "Close and don’t show again";
    };
    readonly cartRefusal: {
      readonly close: "Close";
      readonly pay: "Pay now";
      readonly defaultTitle: "Unable to Add to Cart!";
      readonly codes: {
        readonly "79": {
          readonly title: "Pending Payments {amount}";
          readonly text: "You have payments pending and therefore cannot proceed with making any new orders.\nPlease pay your outstanding accounts or contact {brand} to discuss.";
        };
        readonly "101": {
          readonly title: "Unable to Add to Cart!";
          readonly text: "You can't mix test upgrades and regular products.\nPlease complete your purchase of existing items and try again.";
        };
        readonly "102": {
          readonly title: "Unable to Add to Cart!";
          readonly text: "This item is already in your cart. You can only add it once.";
        };
        readonly "103": {
          readonly title: "Unable to Add to Cart!";
          readonly text: "This voucher has already been redeemed.";
        };
        readonly "104": {
          readonly title: "Unable to Add to Cart!";
          readonly text: "You’ve already added a custom profile to your cart. Only one can be added per order.";
        };
      };
    };
  };
  readonly dnaProfiles: {
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
    readonly compare: "Only profiles of the same panel can be compared. Allele sizes of another laboratory can differ by a base or two.";
    readonly empty: "There is no DNA profile for this tube";
    readonly emptyHint: "DNA profiles come with products for identity and parentage.";
    readonly waiting: "The DNA profile is not ready to be shown yet";
    readonly imported: {
      readonly title: "Results of partner laboratories";
      readonly intro: "Imported as reported. We have not checked them.";
      readonly caption: "Imported results";
      readonly test: "Test";
      readonly result: "Result";
      readonly source: "Laboratory";
      readonly date: "Tested on";
      readonly unknown: "Not given";
    };
    readonly find: "Find a marker";
  };
  readonly documentPdf: {
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
      readonly assayVersion: "Laboratory method";
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
      readonly treatment: "Before medicines and operations";
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
      readonly clear: "These variants were not found.";
      readonly trait: "What the genes say about coat, colour and build.";
      readonly "not-reported": "The sample gave no result for these tests. They are added in a new version.";
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
      readonly share: "{percent} %";
    };
    readonly markers: {
      readonly title: "DNA profile";
      readonly text: "{count, plural, one {# marker} other {# markers}}. The profile identifies {name} for life and is used to check parents and offspring.";
    };
    readonly certificate: {
      readonly states: "This certifies that the DNA of";
      readonly tested: "was tested in our laboratory with these results.";
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
        readonly qualifies: "The markers of {name} agree with the stated parents.";
        readonly excluded: "The markers of {name} do not agree with the stated parents.";
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
  };
  readonly documents: {
    readonly title: "Documents";
    readonly heading: "{name}’s documents";
    readonly back: "{name}";
    readonly intro: "Signed PDFs to keep, print or pass on. Each carries a code that leads to a public page, where anyone can see that it is genuine.";
    readonly report: "{product}";
    readonly reportFacts: "Barcode {barcode}. Version {version}, {date}.";
    readonly unpaid: "The documents are available as soon as the order is paid.";
    readonly pay: "See pending orders";
    readonly revoked: "This report was withdrawn because it contained an error. We will send you a corrected version.";
    readonly nothing: "This report has no results yet.";
    readonly emptyTitle: "No documents yet";
    readonly emptyHint: "You’ll find them here as soon as {name}’s first report is ready.";
    readonly others: "Earlier documents and parentage";
    readonly othersHint: "Earlier versions stay genuine: their public page says that there is a newer one.";
    readonly earlier: "Version {version}, {date}";
    readonly testTitle: "{title}: {test}";
    readonly hints: {
      readonly full: "Everything in one document.";
      readonly health: "All tests for diseases.";
      readonly vet: "Results for medicines and operations first.";
      readonly traits: "Coat, colour and build.";
      readonly breed: "The breeds that the DNA shows.";
      readonly "dna-profile": "The markers that identify an animal for life.";
      readonly certificate: "One page for buyers, clubs and breeders.";
      readonly "breed-certificate": "The breeds, to frame.";
      readonly single: "One test on its own page.";
      readonly parentage: "How the profiles compare.";
    };
    readonly states: {
      readonly current: "Current";
      readonly superseded: "Superseded";
      readonly revoked: "Revoked";
    };
    readonly actions: {
      readonly test: "Test";
      readonly download: "Download";
      readonly downloadName: "Download: {title}";
      readonly preparing: "Preparing…";
      readonly mail: "Email to me";
      readonly mailName: "Email to me: {title}";
      readonly mailing: "Sending…";
      readonly mailed: "Sent to {email}.";
      readonly page: "Public page";
      readonly pageName: "Public page: {title}";
      readonly copy: "Copy link";
      readonly copyName: "Copy link: {title}";
      readonly copied: "Link copied.";
      readonly notCopied: "The link could not be copied. Open the public page and copy its address.";
      readonly hide: "Hide results";
      readonly hideName: "Hide results on the public page: {title}";
      readonly show: "Show results";
      readonly showName: "Show results on the public page: {title}";
      readonly changing: "Saving…";
      readonly hidden: "The public page now shows only that the document is genuine.";
      readonly shown: "The public page shows the results again.";
      readonly isHidden: "Results hidden";
      readonly acting: "Only the owner can do this.";
      readonly failed: "That did not work. Please try again.";
    };
  };
  readonly dvAccess: {
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
      readonly otherLab: "Another laboratory";
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
        readonly summary: "Facts";
        readonly results: "Test results";
        readonly documents: "Reports and certificates";
        readonly parentage: "DNA profile and parentage";
      };
      readonly at: "When";
      readonly kind: "What";
      readonly reader: "By";
    };
    readonly pages: "Pages";
  };
  readonly errorPage: {
    readonly title: "Please try again shortly";
    readonly hint: "Something went wrong on our side. Nothing you entered is lost.";
    readonly retry: "Try again";
    readonly home: "Back to home";
  };
  readonly errors: {
    readonly fields: {
      readonly required: "This field is required";
      readonly number: "you must specify a number";
      readonly email: "This field must be valid email";
      readonly tooShort: "This field must have minimum {count} characters";
      readonly invalid: "This field is not valid";
      readonly month: "Month is not valid";
      readonly website: "This field must be an address that begins with https://";
      readonly tooManyItems: "An order can have at most {count} items. Please order the rest separately";
      readonly postalCode: "This postcode does not fit the country";
      readonly unknown: "This field is not known";
      readonly repeated: "This field is given more than once";
      readonly tooLong: "This field have maximum {count} characters";
      readonly userExists: "User already exists. Please login";
      readonly commonPassword: "This password is one of the most common ones. Please choose another";
      readonly wrongPassword: "This is not the password of this account";
      readonly wrongAnswer: "This answer is not right. Here is another question";
      readonly packsOwn: "These tests are in your account already";
      readonly packsNone: "You have no tests of this kind left";
      readonly packsLeft: "You have {count} of these tests left";
      readonly profileTooLarge: "A custom profile has at most {count} tests";
      readonly profileOtherSpecies: "All tests of a custom profile are for dogs, or all for cats";
      readonly profilesFull: "You have {count} custom profiles already. Please delete one first";
      readonly notSoldInCountry: "{product} is not sold in the country your order goes to. Please remove it.";
      readonly choosePatient: "Please choose the patient for {product}";
      readonly chooseAnimal: "Please choose the animal for {product}";
      readonly signInForPoints: "Please sign in to use your points";
      readonly pointsOtherCurrency: "Your points can be used on orders in {currency}";
      readonly onlyTestCards: "This is a sandbox: only the test cards shown here work. Please never type a real card's number";
      readonly cardExpired: "This card has expired";
      readonly cartChanged: "Your cart has changed. Please look at it again";
      readonly cartEmpty: "This cart is empty";
      readonly shippingMissing: "Please choose how it is sent";
      readonly accountCountryPrices: "The prices shown are for the country of your account. Please choose an address there";
      readonly couponUnknown: "We do not know this code. Please check how it is written";
      readonly couponNotYetValid: "This code cannot be used yet";
      readonly couponEnded: "This code is no longer valid";
      readonly couponOtherCurrency: "This code is for orders in {currency}";
      readonly notEnoughPoints: "You have {balance} points, and this takes {points}";
      readonly methodNotOffered: "This way to pay is not offered here";
      readonly refundTooLarge: "At most {amount} can be given back";
      readonly mixedCurrencies: "Orders in different currencies cannot be paid together. Please choose one currency.";
      readonly between: "This field must be a whole number from {min} to {max}";
      readonly parentageNoParent: "Choose a dam, a sire or both";
      readonly parentageSameAnimal: "Choose a different animal";
      readonly parentageOtherSpecies: "Offspring, dam and sire must all be dogs, or all cats";
      readonly parentageNotFemale: "The dam must be female";
      readonly parentageNotMale: "The sire must be male";
      readonly parentageTooYoung: "A parent must be older than its offspring";
      readonly parentageUnknownNumber: "We found no animal with this number. Check it, or ask the owner to share the animal with you";
      readonly parentageSeveralAnimals: "More than one animal has this number. Ask the owner to share the right one with you";
      readonly parentageNoClub: "You are not a member of this club";
      readonly parentageNotBought: "You have no parentage verification left. Buy one, then send the request again";
      readonly parentageRequested: "You have already requested this. We compare as soon as everything is there";
      readonly parentageDecided: "This request has been decided already";
      readonly parentageNotQualified: "Only parents who qualify can be added to the pedigree";
      readonly breedingNotReadable: "Choose an animal whose results you may see";
      readonly breedingOtherSpecies: "Dam and sire must both be dogs, or both cats";
      readonly breedingNotValid: "These results are not valid. Please enter them again";
      readonly breedingOneParent: "Choose one parent to see its possible mates";
      readonly apiTokenInvalid: "This token is not valid";
      readonly apiTokenScope: "This token may not read this";
      readonly apiTokensFull: "You have {count} tokens already. Please revoke one first";
      readonly ownAddress: "This is your own address";
      readonly dayOver: "This day is over";
      readonly dogsOnly: "Dogs Victoria works with dogs only";
      readonly unknownClub: "This club is not known";
      readonly showPast: "The show must be in the future";
      readonly showCatalogue: "The catalogue closes before the show";
      readonly acmAnimal: "Please choose one of your animals";
      readonly acmSameBarcode: "The second barcode must differ from the first";
      readonly acmFuture: "This day is in the future";
      readonly acmScan: "This is not a form we can read. Please send a PDF, JPEG, PNG or WebP";
      readonly sheetSpecies: "Write dog or cat here";
      readonly sheetNoSpecies: "Choose whether these animals are dogs or cats";
      readonly sheetSex: "Write female, male or unknown here";
      readonly sheetBreed: "We do not know this breed. Use its name from our list, “mixed”, or leave the cell empty";
      readonly sheetOtherSpecies: "This is a breed of the other species";
      readonly sheetDate: "We cannot read this date. Write it as 2023-05-31";
      readonly sheetFirstYear: "Dates of birth start in the year {year}";
      readonly sheetShortenedNumber: "The spreadsheet has shortened this number. Format the column as text and enter the number again";
      readonly sheetChip: "A chip number has 9 to 15 letters and digits";
      readonly sheetFormulaError: "This cell holds a formula error";
      readonly sheetWeight: "Write a weight as 12.5 kg or 27 lb";
      readonly sheetRepeatedChip: "Row {line} has the same chip number";
      readonly sheetRepeated: "Row {line} is the same animal";
      readonly sheetOnFile: "This animal is in your list already";
      readonly sheetNoName: "Choose the column that has the names";
      readonly sheetRepeatedColumn: "Two columns cannot both be this. Please choose one";
      readonly agentNominatesSelf: "You cannot nominate yourself. Apply with the form above";
      readonly agentNominatedAlready: "Your club has nominated this address already";
      readonly agentTooManyNominations: "You have {count} open nominations. Remove one first";
      readonly agentOwnAddress: "You cannot collect certified samples from your own animals";
      readonly agentOwnChip: "An animal in your account has this microchip. Ask another agent or a vet to collect its sample";
      readonly collectorMistyped: "This barcode has a typing error";
      readonly collectorSameBarcode: "Each swab has its own barcode";
      readonly collectorUsedBarcode: "Another animal has been recorded with this barcode";
      readonly collectorUsedChip: "You have recorded another animal with this microchip";
      readonly collectorSignature: "This signature cannot be read. Please sign again";
      readonly agentOwnCollector: "Owners cannot certify samples of their own animals. Ask another agent or a vet";
      readonly researchFile: "We cannot read this file. Please send a PDF, JPEG or PNG";
      readonly researchScripts: "This PDF contains scripts or commands. Please send it without them";
      readonly researchTooLarge: "This picture has too many pixels. Please send a smaller one";
      readonly researchFileGone: "One of the files is no longer there. Please attach it again";
      readonly researchTooManyFiles: "You can attach at most {count} files";
    };
    readonly failures: {
      readonly operationFailed: "operation failed";
      readonly networkError: "Network error";
      readonly somethingWentWrong: "Something went wrong";
      readonly failedFetchOrders: "Failed to fetch orders";
      readonly failedFetchCustomProfiles: "Failed to fetch custom profiles";
      readonly failedDeleteCustomProfiles: "Failed to delete custom profiles";
      readonly failedAddItemsCustomProfile: "Failed to add items to custom profile";
      readonly failedSaveCustomProfile: "Failed to save custom profile";
      readonly emailRegistrationFailed: "Email registration failed";
      readonly barcodeValidationFailed: "Barcode validation failed";
      readonly failedEnterBarcode: "Failed to enter barcode";
      readonly failedAddAnimal: "Failed to add animal";
      readonly failedAddPerson: "Failed to add person";
      readonly failedReviewActivation: "Failed to review activation";
      readonly failedFetchBreed: "Failed to fetch breed";
      readonly kitActivationFailed: "Kit activation failed";
      readonly failedFetchTestKitBalance: "Failed to fetch test kit balance";
      readonly failedRegister: "Failed to register";
      readonly failedConfirm: "Failed to confirm";
      readonly failedForgotPassword: "Failed to forgot password";
      readonly failedResetPassword: "Failed to reset password";
      readonly loginFailed: "Login failed";
      readonly failedLogout: "Failed to logout";
      readonly failedFetchInvoiceTotal: "Failed to fetch invoice total";
      readonly failedGetInvoice: "Failed to get the invoice";
      readonly failedGetPendingPayments: "Failed to get pending payments";
      readonly failedCancelOrder: "Failed to cancel the order";
      readonly failedFetchUserDetails: "Failed to fetch user details";
      readonly userNotFound: "User not found";
      readonly failedUpdateUser: "Failed to update user";
      readonly failedUpdateUserState: "Failed to update user state";
      readonly failedUpdateAnimalPresets: "Failed to update animal presets";
      readonly failedChangePassword: "Failed to change password";
      readonly failedUpdateVetUser: "Failed to update vet user";
      readonly failedApply: "Failed to apply";
      readonly failedUploadFile: "Failed to upload the file";
      readonly failedDownloadFile: "Failed to download the file";
      readonly failedWithdraw: "Failed to withdraw";
      readonly failedFetchLoyaltyPoints: "Failed to fetch loyalty points";
      readonly failedRedeemLoyaltyPoints: "Failed to redeem loyalty points";
      readonly failedDecide: "Failed to decide";
      readonly failedTakeBack: "Failed to take back";
      readonly failedFetchCountries: "Failed to fetch countries";
      readonly failedFetchStates: "Failed to fetch states";
      readonly failedFetchNotifications: "Failed to fetch notifications";
      readonly failedFetchAnimals: "Failed to fetch animals";
      readonly failedRemoveAnimal: "Failed to remove animal";
      readonly failedExportAnimals: "Failed to export animals";
      readonly failedCreateToken: "Failed to create token";
      readonly failedRevokeToken: "Failed to revoke token";
      readonly failedPrepareData: "Failed to prepare your data";
      readonly failedDeleteAccount: "Failed to delete your account";
      readonly failedEnd: "Failed to end it";
      readonly failedRefund: "Failed to refund";
      readonly failedMarkAsPaid: "Failed to mark as paid";
      readonly failedCreateCart: "Failed to create cart";
      readonly failedFetchCart: "Failed to fetch cart";
      readonly failedUpdateCart: "Failed to update cart";
      readonly failedUpdateItemInCart: "Failed to update item in cart";
      readonly failedDeleteItemFromCart: "Failed to delete item from cart";
      readonly failedUpdateItemNote: "Failed to update item note";
      readonly failedClaimCart: "Failed to claim cart";
      readonly failedFetchBreeds: "Failed to fetch breeds";
      readonly failedFetchBreedDetails: "Failed to fetch breed details";
      readonly errorSettingCountryCode: "Error setting country code";
      readonly errorSettingCountryCurrency: "Error setting country currency";
      readonly errorSettingUserType: "Error setting user type";
      readonly errorFetchingCountryCode: "Error fetching country code";
      readonly sampleTrackerDetailsFetchFailed: "Sample tracker details fetch failed";
      readonly failedTransferMultipacks: "Failed to transfer multipacks";
      readonly failedRequestParentage: "Failed to request parentage!";
      readonly failedDeleteParentageRequest: "Failed to delete parentage request!";
      readonly failedFetchBreedProfile: "Failed to fetch breed profile";
      readonly failedFetchPayments: "Failed to fetch payments";
      readonly failedFetchReport: "Failed to fetch the report";
      readonly failedFetchTubes: "Failed to fetch tubes";
      readonly failedChangeTube: "Failed to change the tube";
      readonly failedUploadResults: "Failed to upload the results";
      readonly failedFetchReportedProblems: "Failed to fetch reported problems";
      readonly failedMarkAsSolved: "Failed to mark as solved";
      readonly failedFetchJobs: "Failed to fetch jobs";
      readonly failedRetry: "Failed to retry";
      readonly failedDiscard: "Failed to discard";
      readonly failedSaveNote: "Failed to save the note";
      readonly failedCreateCollectedAnimal: "Failed to create collected animal";
      readonly failedUpdateCollectedAnimal: "Failed to update collected animal";
      readonly failedSyncCollected: "Failed to send the records";
      readonly failedSignature: "Failed to fetch the signature";
      readonly failedDeleteCollectedAnimal: "Failed to delete collected animal";
      readonly failedAddItemCart: "Failed to add item to cart";
      readonly failedMarkAsPosted: "Failed to mark as posted";
      readonly failedGetPackingSlip: "Failed to get the packing slip";
      readonly failedGetTubeLabels: "Failed to get the tube labels";
      readonly errorSettingUserTool: "Error setting user tool";
      readonly stopSharing: "Failed to stop sharing";
      readonly fetchTransfers: "Failed to fetch transfers";
      readonly transferAnimals: "Failed to transfer animals";
      readonly acceptAnimal: "Failed to accept the animal";
      readonly declineAnimal: "Failed to decline the animal";
      readonly cancelTransfer: "Failed to cancel the transfer";
      readonly fetchShows: "Failed to fetch shows";
      readonly registerShow: "Failed to register the show";
      readonly fetchForms: "Failed to fetch forms";
      readonly requestForm: "Failed to request the form";
      readonly deleteForm: "Failed to delete the form";
      readonly readSheet: "Failed to read the sheet";
      readonly checkRows: "Failed to check the rows";
      readonly importAnimals: "Failed to import the animals";
      readonly deleteImport: "Failed to delete the import";
      readonly getRows: "Failed to get the rows";
      readonly failedSaveChoice: "Failed to save the choice";
      readonly failedSendMessage: "Failed to send the message";
      readonly failedSaveListing: "Failed to save the listing";
      readonly failedCheckAnswers: "Failed to check the answers";
      readonly failedNominate: "Failed to nominate";
      readonly failedRemoveNomination: "Failed to remove the nomination";
      readonly failedStartReview: "Failed to start the review";
      readonly sendMessage: "Failed to send your message";
      readonly fetchContactRequests: "Failed to fetch contact requests";
      readonly updateContactRequest: "Failed to update contact request";
      readonly subscribe: "Failed to subscribe";
      readonly confirmSubscription: "Failed to confirm the subscription";
      readonly unsubscribe: "Failed to unsubscribe";
      readonly fetchNewsletter: "Failed to fetch the newsletter setting";
      readonly updateNewsletter: "Failed to update the newsletter setting";
      readonly sendEmail: "Failed to send the email";
    };
    readonly refusals: {
      readonly foreignOrigin: "This can only be done in the shop itself, at {origin}.";
      readonly amountTooSmall: "This way to pay takes {amount} and more. Please choose another one, or use fewer loyalty points.";
      readonly decidedApproved: "{name} has approved this already.";
      readonly decidedDeclined: "{name} has declined this already.";
      readonly secondCustomProfile: "You’ve already added a custom profile to your cart. Only one can be added per order.";
      readonly totalChanged: "What there is to pay has changed since this page was shown: a price, or the loyalty points you have, are not what they were.";
      readonly pointsSpent: "Your loyalty points have been spent meanwhile. Please look at your cart again.";
      readonly voucherRedeemed: "This voucher has already been redeemed.";
      readonly paymentFailed: "The payment did not go through. Nothing was taken.";
      readonly bodyTooLarge: "That is more than this call accepts.";
      readonly unsupportedMediaType: "This call takes JSON.";
      readonly requestIncomplete: "The request is incomplete.";
      readonly unknownCall: "There is no such call.";
      readonly requestUnreadable: "The request cannot be read.";
      readonly busy: "Please try again shortly";
      readonly notFound: "There is nothing here.";
      readonly notSignedIn: "Please sign in.";
      readonly notAllowed: "Your account may not do this.";
      readonly tooManyTries: "Too many tries. Please wait a moment.";
      readonly impersonating: "This cannot be done while you are signed in as another user.";
      readonly subscriptionStillLive: "Something of yours still renews, and we could not reach PayPal to end it. Nothing was deleted. Please try again in a moment.";
      readonly deletionPaymentInProgress: "A payment of yours is still on its way. Nothing was deleted. Please try again in a moment.";
      readonly adminNotDeletable: "An administrator's account cannot be deleted here.";
      readonly demoNotDeletable: "Everybody shares the demo accounts, so they stay. Register one of your own to try this.";
      readonly orderNotOpen: "This order waits for no money.";
      readonly targetIsAdmin: "Nobody acts as another admin.";
      readonly practiceNotApproved: "Order supplies are for approved vets. Your practice has to be approved first.";
      readonly nothingToRevoke: "There is nothing to take back any more.";
      readonly alreadyApproved: "This is approved already.";
      readonly alreadyApplied: "You have applied already. We write to you as soon as it is decided.";
      readonly wrongCredentials: "Wrong email or password.";
      readonly cartFull: "This cart is full";
      readonly mixedUpgrades: "You can't mix test upgrades and regular products.";
      readonly itemAlreadyInCart: "This item is already in your cart. You can only add it once.";
      readonly idempotencyKeyReused: "This page has sent something else before. Please reload it.";
      readonly orderNotCancellable: "This order is on its way already. Please write to us, and we see what can be done.";
      readonly selectedOrderNotOpen: "One of these orders is not open any more. Please look at the list again.";
      readonly pendingPayments: "You have payments pending and therefore cannot proceed with making any new orders.";
      readonly paidTooLate: "This could not be paid for any more, so your money goes back to you.";
      readonly paymentDeclined: "Your bank did not agree to this payment. Nothing was taken. Please try another card or another way to pay.";
      readonly cardExpired: "This card has expired. Nothing was taken. Please try another card.";
      readonly insufficientFunds: "There is not enough money on this card. Nothing was taken. Please try another card.";
      readonly paymentNotConfirmed: "The payment was not confirmed with your bank. Nothing was taken. Please try again.";
      readonly paymentFailedTryAgain: "The payment did not go through. Nothing was taken. Please try again.";
      readonly paymentStatusUnknown: "We could not hear from the payment service. Please try again in a moment: you will not be charged twice.";
      readonly alreadyPaid: "This has been paid already.";
      readonly paymentInProgress: "This is just being paid. Please wait a moment.";
      readonly notRefundable: "No provider has taken money for this order, so none can give it back.";
      readonly linkExpired: "This link has been used already or is too old.";
      readonly paypalUnreachable: "We could not reach PayPal, so nothing has changed: it still renews. Please try again in a moment.";
      readonly methodNotAllowed: "This call does not support this method.";
      readonly requestTooLarge: "The request body is too large.";
      readonly notJson: "Send this as application/json.";
      readonly invalidJson: "The body is not valid JSON.";
      readonly bodyIncomplete: "The body ended too early.";
      readonly noFile: "There is no file.";
      readonly nothingToPost: "Nothing of this order is to be posted.";
      readonly alreadyOffered: "{name} is offered to somebody already. Cancel that transfer first.";
      readonly transferOver: "This transfer is over already. Nothing was changed.";
      readonly chipInUse: "Your animal {name} has the same microchip number. Please check it before you accept.";
      readonly notMember: "This is for members of a club. You can apply on the page of club access.";
      readonly notAgent: "Collecting samples is for agents. You can apply on the page of collection agents.";
      readonly collectorOtherAgent: "These records belong to another agent. Sign in with the account that saved them.";
      readonly collectedFixed: "The sample has arrived. The record cannot be changed any more.";
      readonly showRegistered: "You have registered this show already.";
      readonly showsFull: "You have many shows waiting for our decision. Please wait for it before you register more.";
      readonly showFixed: "This show cannot be withdrawn any more. Please write to us.";
      readonly showNotHeld: "You can report on a show from its day until it is closed.";
      readonly showState: "This show is in another state meanwhile. Please load the page again.";
      readonly noDvAccess: "This is for staff of Dogs Victoria. You can apply in your profile.";
      readonly acmRequested: "You have requested this form already.";
      readonly acmFull: "You have many forms that are not signed yet. Please delete those you do not need.";
      readonly acmSigned: "This form is signed and cannot be changed any more.";
      readonly acmNotFilled: "Fill in microchip, barcode and date first.";
      readonly acmNotSigned: "Owner and collector have to sign the form first.";
      readonly acmNoSample: "No sample of this animal has this barcode yet. Activate the kit, then attach the form.";
      readonly animalArchived: "This animal is archived. Restore it first.";
      readonly sheetEmpty: "There are no rows in this sheet";
      readonly sheetNotSheet: "This is not a spreadsheet. Please send an Excel workbook (.xlsx) or a CSV file";
      readonly sheetWebPage: "This is a web page, not a spreadsheet. Open it in Excel and save it as .xlsx";
      readonly sheetOldExcel: "This is an old Excel file (.xls), or it has a password. Save it in Excel as .xlsx without a password";
      readonly sheetOtherFormat: "We cannot read this kind of file. Save it as an Excel workbook (.xlsx) or as CSV";
      readonly sheetProtected: "This workbook has a password. Save it without one, then send it again";
      readonly sheetDamaged: "This workbook is damaged. Open it in Excel, save it again as .xlsx and send the new file";
      readonly sheetTooLarge: "Unpacked, this workbook is larger than {size} MB. Copy the animals to a new workbook and send that";
      readonly sheetTooManyRows: "This sheet has {rows} rows. We import at most {max} at a time: please split it into several files";
      readonly sheetTooManyColumns: "This sheet has more than {columns} columns. Remove those that are not about animals";
      readonly sheetLongCell: "A cell in row {line} has more than {length} characters. Shorten it, then send the sheet again";
      readonly sheetTooMuchText: "This sheet has too much text. Please split it into several files";
      readonly sheetOpenQuote: "In row {line} a quotation mark is never closed, so the rows after it cannot be told apart. Close it, then send the sheet again";
      readonly sheetTooComplex: "It takes too long to read this file. Copy the animals to a new workbook and send that";
      readonly sheetChanged: "The columns were changed in the meantime. Please check the rows again";
      readonly sheetNothing: "No row can be imported yet";
      readonly quizClosed: "The quiz is not open for you at the moment.";
      readonly reviewStarted: "This application is under review or decided already.";
      readonly collectedClaimed: "The owner has accepted this animal. You can still correct the sample, but not delete the record.";
      readonly unconfirmed: "Please confirm your email address first.";
    };
    readonly labels: {
      readonly username: "Email";
      readonly email: "Email";
      readonly password: "Password";
      readonly name: "Name";
      readonly firstName: "First name";
      readonly lastName: "Last name";
      readonly phoneNumber: "Phone";
      readonly address: "Street and number";
      readonly city: "City";
      readonly postalCode: "Postal code";
      readonly state: "State";
      readonly country: "Country";
      readonly countryCode: "Country";
      readonly couponCode: "Coupon or voucher";
      readonly coupon: "Coupon or voucher";
      readonly code: "Code";
      readonly loyaltyPoints: "Loyalty points";
      readonly loyalty_points: "Loyalty points";
      readonly quantity: "Quantity";
      readonly note: "Note";
      readonly clinic: "Clinic";
      readonly shippingMethod: "Delivery";
      readonly shippingMethodId: "Delivery";
      readonly shipping_method: "Delivery";
      readonly security: "Security question";
      readonly acceptTerms: "Terms and conditions";
      readonly payment: "Payment";
      readonly method: "Payment";
      readonly token: "Payment";
      readonly animalId: "Animal";
      readonly productId: "Product";
      readonly items: "Items";
      readonly item: "Items";
      readonly sessionId: "Cart";
      readonly amount: "Amount";
      readonly reason: "Reason";
      readonly page: "Page";
      readonly size: "Results per page";
      readonly search: "Search";
      readonly trackingNumber: "Tracking number";
      readonly carrierName: "Carrier";
      readonly topic: "Topic";
      readonly reference: "Barcode or order number";
    };
  };
  readonly evidence: {
    readonly listed: "{kind, select, trait {Gene and trait listed in} other {Gene and condition listed in}}";
    readonly omia: "OMIA {number}";
    readonly confirmed: "Gene confirmed by {sources}";
    readonly public: "Gene confirmed by a public reference";
  };
  readonly factSheets: {
    readonly title: "Fact sheets";
    readonly intro: "Every condition and trait with a DNA test, in plain English: what it is, how it is inherited, and what a result means.";
    readonly filter: "Find a fact sheet";
    readonly search: "Condition, sign or gene";
    readonly breed: "Breed";
    readonly species: "Species";
    readonly both: "Dogs and cats";
    readonly canine: "Dogs";
    readonly feline: "Cats";
    readonly show: "Show";
    readonly clear: "Show all fact sheets";
    readonly count: "{count, plural, one {# fact sheet} other {# fact sheets}}";
    readonly noMatch: "No fact sheet matches";
    readonly noMatchHint: "Try fewer or different words, or search by breed only.";
    readonly words: "New to genetics? One page explains the terms.";
    readonly pages: "Pages of fact sheets";
    readonly loading: "Loading fact sheets";
    readonly back: "All fact sheets";
    readonly print: "Print this fact sheet";
    readonly ofSpecies: {
      readonly canine: "Fact sheet for dogs";
      readonly feline: "Fact sheet for cats";
    };
    readonly kinds: {
      readonly trait: "Trait";
    };
    readonly test: "What the test says";
    readonly inheritance: {
      readonly title: "Inheritance";
      readonly AR: "Autosomal recessive. An animal needs two copies of the variant, one from each parent, to be at risk. With one copy it is a carrier: it is not expected to show the condition, but passes the copy on to about half of its young.";
      readonly AD: "Autosomal dominant. One copy, from either parent, is enough to put an animal at risk. It passes the copy on to about half of its young. How strongly the condition shows can differ from animal to animal.";
      readonly AID: "Autosomal incompletely dominant. One copy can have an effect, and two copies usually have a stronger one. An animal with one copy passes it on to about half of its young.";
      readonly XR: "X-linked recessive. The gene lies on the X chromosome. A male has only one, so one copy puts him at risk. A female needs two copies; with one she is a carrier, usually without signs.";
      readonly XD: "X-linked dominant. The gene lies on the X chromosome, and one copy can have an effect in males and females. An affected male passes it on to all his daughters and none of his sons.";
      readonly complex: "Complex. Several genes, and often living conditions too, play a part. The variant changes the risk but does not decide the outcome by itself.";
      readonly traitAR: "Autosomal recessive. The trait shows with two copies, one from each parent. With one copy it is hidden and can appear in the young.";
      readonly traitAD: "Autosomal dominant. One copy, from either parent, is enough for the trait to show. About half of the young inherit it.";
      readonly traitAID: "Autosomal incompletely dominant. One copy shows, and two copies show more or differently.";
      readonly traitXR: "X-linked recessive. The gene lies on the X chromosome: males show the trait with one copy, females with two.";
      readonly traitXD: "X-linked. The gene lies on the X chromosome, so males and females can look different with the same variant.";
      readonly traitcomplex: "Complex. Several genes shape this trait together. The test reads one of them.";
    };
    readonly results: {
      readonly title: "What the results mean";
      readonly intro: "A result is about the tested variant only. Other causes of similar signs are not excluded.";
      readonly meaning: "For the animal";
      readonly breeding: "For breeding";
      readonly clear: "Clear";
      readonly carrier: "Carrier";
      readonly one: "At risk, one copy";
      readonly two: "At risk, two copies";
      readonly atRisk: "At risk";
      readonly clearMeaning: "No copy of the variant was found.";
      readonly clearBreeding: "Passes no copy on.";
      readonly carrierMeaning: "One copy. Not expected to show the condition.";
      readonly carrierBreeding: "Choose a clear mate: no young at risk, about half of them carriers. Two carriers give about one in four at risk.";
      readonly twoMeaning: "Two copies. The condition can develop; when and how strongly differs.";
      readonly twoBreeding: "With a clear mate all young are carriers and none is at risk. Whether to breed is a question for your vet and your breed club.";
      readonly dominantMeaning: "At least one copy. The condition can develop; when and how strongly differs.";
      readonly dominantBreeding: "At least half of the young inherit a copy on average. Whether to breed is a question for your vet and your breed club.";
      readonly oneMeaning: "One copy. An effect is possible, often milder than with two copies.";
      readonly oneBreeding: "About half of the young inherit the copy. With a clear mate none of them has two.";
      readonly twoStrongMeaning: "Two copies. A stronger effect is more likely than with one.";
      readonly twoStrongBreeding: "All young inherit one copy. With a clear mate none of them has two.";
      readonly xCarrier: "Carrier (females)";
      readonly xCarrierMeaning: "One copy on one of two X chromosomes. Usually without signs.";
      readonly xCarrierBreeding: "About half of her sons are at risk and about half of her daughters carriers.";
      readonly xMeaning: "Males with one copy, females with two. The condition can develop.";
      readonly xBreeding: "A male passes the copy on to all his daughters and none of his sons.";
      readonly riskMeaning: "One or two copies. The risk is higher than without; many animals stay well.";
      readonly riskBreeding: "One factor among others, alongside examinations and family history. Do not exclude an animal for this result alone.";
      readonly notDiagnosis: "At risk is not a diagnosis, and clear is no promise of health. If an animal shows signs, please see a vet: treatment depends on an examination, not on this sheet.";
    };
    readonly facts: "Details";
    readonly gene: "Gene";
    readonly bodySystem: "Body system";
    readonly breeds: "Reported in these breeds";
    readonly breedsText: "The variant can occur in other breeds and in mixes too. What is proven in one breed may mean less in another.";
    readonly noBreeds: "Not tied to certain breeds in our data.";
    readonly order: "Order this test";
    readonly printed: "{brand} fact sheet. General information, no substitute for a vet’s advice.";
  };
  readonly form: {
    readonly save: "Save";
    readonly saving: "Saving";
    readonly saved: "Saved.";
    readonly networkError: "Network error";
    readonly tooManySeconds: "Too many attempts. Please wait {count, plural, one {# second} other {# seconds}} and try again.";
    readonly tooManyMinutes: "Too many attempts. Please wait {count, plural, one {# minute} other {# minutes}} and try again.";
  };
  readonly home: {
    readonly title: "Get to know your dog or cat, down to the DNA";
    readonly metaTitle: "DNA tests for dogs and cats";
    readonly description: "Breed identification, health and trait tests, full breed profiles and parentage for dogs and cats.";
    readonly intro: "One cheek swab tells you which breeds are in your pet, what it can pass on and which health risks to watch for. All in plain English.";
    readonly toStore: "See all tests";
    readonly toSearch: "Search for a test or a breed";
    readonly startHere: "Where would you like to start?";
    readonly breeder: {
      readonly title: "I’m a breeder";
      readonly text: "Every test for your breed in one profile, parentage for your litters, and the facts to plan your next mating.";
      readonly link: "Tests for breeders";
    };
    readonly owner: {
      readonly title: "I have a pet";
      readonly text: "Find out where your pet comes from and how to keep it healthy.";
      readonly link: "Tests for your pet";
    };
    readonly vet: {
      readonly title: "I’m a vet";
      readonly text: "Screen a patient for the conditions known in its breed with a single sample.";
      readonly link: "Tests for your patients";
    };
    readonly how: "How it works";
    readonly steps: {
      readonly order: {
        readonly title: "Order a kit";
        readonly text: "We deliver it to your door with everything you need.";
      };
      readonly swab: {
        readonly title: "Swab a cheek";
        readonly text: "Thirty seconds with a soft swab. No needles, no vet visit.";
      };
      readonly post: {
        readonly title: "Post it back";
        readonly text: "Put the sample in the envelope and track it online.";
      };
      readonly read: {
        readonly title: "Read your results";
        readonly text: "Clear results, with what each one means for your animal.";
      };
    };
    readonly claims: {
      readonly title: "An experienced laboratory";
      readonly breeds: "cat breeds and varieties";
      readonly tests: "tests for cats";
      readonly years: "years of experience";
      readonly animals: "dogs and cats tested";
      readonly pregnancy: "accuracy of our home pregnancy test, in 10 minutes";
    };
    readonly breeds: {
      readonly title: "Start with the breed";
      readonly text: "The right tests depend on the breed. Look yours up to see what we know about it.";
      readonly dogs: "Find your dog's breed";
      readonly cats: "Find your cat's breed";
    };
  };
  readonly invoicePdf: {
    readonly title: "Invoice {number}";
    readonly invoice: "Invoice";
    readonly taxInvoice: "Tax invoice";
    readonly number: "Invoice number {number}";
    readonly order: "Order {number}";
    readonly issued: "Issued {date}";
    readonly due: "Due {date}";
    readonly to: "Billed to";
    readonly what: "What";
    readonly patient: "Patient reference: {reference}";
    readonly quantity: "Quantity";
    readonly each: "Each";
    readonly amount: "Amount";
    readonly subtotal: "Subtotal";
    readonly shipping: "Shipping";
    readonly discount: "Discount";
    readonly points: "Loyalty points";
    readonly total: "Total ({currency})";
    readonly net: "Without tax";
    readonly tax: "Tax in it, {rate, number}%";
    readonly refunded: "Refunded";
    readonly state: {
      readonly paid: "Paid on {date}. Thank you.";
      readonly held: "Your payment has reached us and is being looked at. Please do not pay again.";
      readonly refunded: "This invoice has been refunded.";
      readonly cancelled: "This order was cancelled. There is nothing to pay.";
    };
    readonly toPay: "{amount} to pay by {date}.";
    readonly online: "You can pay online: sign in, open your invoices and choose this one.";
    readonly transfer: "Or send the amount to this account:";
    readonly reference: "Reference: {reference}";
    readonly foot: "{name} · {number} · page {page} of {pages}";
  };
  readonly invoices: {
    readonly title: "Your invoices";
    readonly intro: "View, download and pay your invoices.";
    readonly vetTitle: "Practice invoices";
    readonly vetIntro: "Invoices for orders on account, due within thirty days.";
    readonly loading: "Loading your invoices";
    readonly nothing: "No items found";
    readonly nothingHint: "You’ll find an invoice here for each order.";
    readonly count: "{count, plural, one {# invoice} other {# invoices}}";
    readonly total: "Total outstanding";
    readonly totalNone: "Nothing outstanding.";
    readonly totalCount: "{count, plural, one {in # invoice} other {in # invoices}}";
    readonly totalOverdue: "{count, plural, one {# is overdue} other {# are overdue}}";
    readonly totalMore: "and {amounts}";
    readonly totalFailed: "Failed to fetch invoice total";
    readonly pay: "Pay outstanding invoices";
    readonly filter: {
      readonly label: "Filter invoices";
      readonly all: "All";
      readonly paid: "Paid";
      readonly unpaid: "Open";
    };
    readonly states: {
      readonly open: "Open";
      readonly paid: "Paid";
      readonly held: "Being checked";
      readonly refunded: "Refunded";
      readonly cancelled: "Cancelled";
    };
    readonly overdue: "Overdue";
    readonly row: {
      readonly issued: "Issued {date}";
      readonly due: "due {date}";
      readonly paid: "paid {date}";
      readonly order: "Order {number}";
    };
    readonly pages: "Pages of your invoices";
    readonly invoice: {
      readonly title: "Invoice {number}";
      readonly back: "All invoices";
      readonly download: "Download PDF";
      readonly pay: "Pay this invoice";
      readonly order: "View order";
      readonly seller: "From";
      readonly buyer: "To";
      readonly issued: "Issued";
      readonly due: "Due";
      readonly orderNumber: "Order";
      readonly caption: "Invoice items";
      readonly each: "{count, number} × {amount} each";
      readonly subtotal: "Subtotal";
      readonly shipping: "Delivery";
      readonly discount: "Discount";
      readonly points: "Loyalty points";
      readonly total: "Total";
      readonly net: "Excluding tax";
      readonly tax: "Tax included, {rate, number}%";
      readonly refunded: "Refunded";
      readonly paidOn: "Paid on {date}. Thank you.";
      readonly toPay: "{amount} to pay by {date}.";
      readonly overdueText: "This invoice was due on {date}. You can place new orders once it is paid.";
      readonly held: "We’ve received your payment and are checking it. Please don’t pay again.";
      readonly refundedText: "This invoice has been refunded.";
      readonly cancelledText: "This order was cancelled. There is nothing to pay.";
      readonly transfer: "Pay by bank transfer";
      readonly reference: "Reference: {reference}";
    };
  };
  readonly kits: {
    readonly title: "Your kits";
    readonly intro: "Activate each kit before you post its sample.";
    readonly barcode: "Barcode {barcode}";
    readonly notPosted: "The barcode is on the tube in your parcel.";
    readonly blank: "You choose the test when you activate it.";
    readonly states: {
      readonly unused: "Not activated";
      readonly activated: "Activated";
      readonly void: "Cancelled";
    };
    readonly activate: "Activate";
    readonly activateKit: "Activate kit {barcode}";
    readonly track: "Track";
    readonly trackKit: "Track kit {barcode}";
    readonly showLabel: "Show the label on the tube";
    readonly more: "{count, plural, one {And # more kit.} other {And # more kits.}}";
  };
  readonly layout: {
    readonly banner: {
      readonly label: "News";
      readonly text: "We have merged with another genetics company.";
      readonly link: "What’s changing";
    };
    readonly roleTabs: "Shop as";
    readonly roles: {
      readonly guest: "Everyone";
      readonly breeder: "Breeder";
      readonly owner: "Pet owner";
      readonly vet: "Vet";
    };
    readonly mainMenu: {
      readonly open: "Open the menu";
      readonly close: "Close the menu";
      readonly label: "Main menu";
    };
    readonly search: {
      readonly label: "Search tests, breeds and help";
      readonly hint: "Search tests and breeds";
      readonly submit: "Search";
    };
    readonly account: {
      readonly login: "Login / Register";
      readonly menu: "My account";
      readonly unavailable: "(Error fetching user type)";
      readonly overview: "Overview";
      readonly animals: "My animals";
      readonly patients: "My patients";
      readonly details: "Update your details";
      readonly logout: "Sign out";
    };
    readonly changeCountry: "Country:";
    readonly footer: {
      readonly label: "Footer";
      readonly tagline: "DNA tests for dogs and cats";
      readonly shop: "Shop";
      readonly learn: "Learn";
      readonly help: "Help";
      readonly company: "About us";
      readonly follow: "Follow us";
      readonly apps: "Our apps";
      readonly legal: "© {brand}";
    };
    readonly dogs: "Dogs";
    readonly cats: "Cats";
    readonly shopBy: "Shop by";
    readonly allAbout: {
      readonly canine: "All about dogs";
      readonly feline: "All about cats";
    };
    readonly links: {
      readonly allTests: "All tests";
      readonly breeds: "Find a breed";
      readonly dogBreeds: "Dog breeds";
      readonly catBreeds: "Cat breeds";
      readonly breederBenefits: "Breeder benefits";
      readonly ownerProducts: "Tests for pets";
      readonly activateKit: "Activate kit";
      readonly kitActivation: "Kit activation";
      readonly takeSample: "Taking a sample";
      readonly caseStudies: "Case studies";
      readonly resources: "Resources";
      readonly faqs: "FAQs";
      readonly why: "Why {brand}";
      readonly compare: "Compare DNA tests";
      readonly news: "News";
      readonly blogs: "Blogs";
      readonly videos: "How-to videos";
      readonly pawPrint: "Paw Print";
      readonly contact: "Contact us";
      readonly forensics: "Forensics";
      readonly partners: "Partners";
      readonly terms: "Terms and conditions";
      readonly privacy: "Privacy";
      readonly deleteAccount: "Delete your account";
      readonly heterozygosity: "Heterozygosity";
      readonly research: "Research";
      readonly loyalty: "Loyalty program";
      readonly shipping: "Sending from abroad";
      readonly responsibleBreeders: "Responsible breeder program";
      readonly showSecretaries: "Show secretaries";
      readonly sampleTracker: "Sample tracker";
      readonly microchipChecker: "Microchip checker";
      readonly felineColour: "Kitten colours";
      readonly reportAuthentication: "Check a report";
      readonly myAnimals: "My animals";
      readonly orderSupplies: "Order supplies";
    };
    readonly help: "Help";
    readonly backToTop: "Back to top";
    readonly checkout: {
      readonly description: "What’s in your cart, what it costs and how to check out.";
      readonly title: "Checkout";
      readonly activate: "Activate your kit";
    };
  };
  readonly litterColours: {
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
      readonly all: "All young";
      readonly male: "Males";
      readonly female: "Females";
      readonly share: "{percent} %, {share}";
      readonly lost: "About {percent} % of the embryos ({share}) are not born, because two copies of a gene are lethal. The shares below are of live young.";
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
  };
  readonly litter: {
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
      readonly nothing: "We found no barcode in it.";
      readonly added: "{count, plural, =0 {No tube added.} one {# tube added.} other {# tubes added.}}";
      readonly repeated: "{count, plural, one {# was in the list already.} other {# were in the list already.}}";
      readonly tooMany: "{count, plural, one {# did not fit: a litter has up to {max} animals here.} other {# did not fit: a litter has up to {max} animals here.}}";
    };
    readonly shared: {
      readonly title: "2. The litter";
      readonly species: "Species";
      readonly born: "Date of birth";
      readonly dam: "Mother";
      readonly sire: "Father";
      readonly damName: "Mother’s name (optional)";
      readonly sireName: "Father’s name (optional)";
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
  };
  readonly loyalty: {
    readonly title: "Loyalty points";
    readonly intro: "You get one point for each {amount} you pay. Use points in the cart, or turn them into a coupon for a later order.";
    readonly how: "How the loyalty program works";
    readonly balance: "Your balance";
    readonly points: "{count, plural, one {# point} other {# points}}";
    readonly worth: "worth {amount}";
    readonly rewards: "Turn points into a coupon";
    readonly rewardsHint: "A personal coupon for one order within a year. Only your account can use it.";
    readonly reward: "{amount} coupon";
    readonly costs: "for {points} points";
    readonly missing: "{points} more points to go";
    readonly redeem: "Get it";
    readonly redeemNamed: "Get the {amount} coupon for {points} points";
    readonly redeeming: "Creating your coupon";
    readonly redeemed: "Your {amount} coupon is ready: {code}";
    readonly coupons: "Your coupons";
    readonly couponsHint: "Enter the code in the cart.";
    readonly until: "Until {date}";
    readonly history: "History";
    readonly none: "No Results";
    readonly noneHint: "You’ll earn points with your first order.";
    readonly toStore: "See all tests";
    readonly loading: "Loading your points";
    readonly pages: "Pages of the history";
    readonly kinds: {
      readonly earned: "{order, select, none {Earned} other {Earned by order {order}}}";
      readonly undone: "{order, select, none {Deducted} other {Deducted: order {order} was refunded}}";
      readonly spent: "{order, select, none {Used} other {Used for order {order}}}";
      readonly redeemed: "Turned into coupon {coupon}";
      readonly returned: "{order, select, none {Returned} other {Returned from order {order}}}";
      readonly given: "A gift from us";
    };
  };
  readonly mail: {
    readonly greeting: "Hello {name},";
    readonly greetingWithoutName: "Hello,";
    readonly linkLifetime: "The button works once, for 30 minutes.";
    readonly linkHint: "Or copy this link into your browser:";
    readonly tagline: "DNA tests for dogs and cats";
    readonly signature: "The {brand} team";
    readonly confirm: {
      readonly subject: "Confirm your {brand} account";
      readonly text: "Welcome to {brand}. One step is left: open the link below and enter the password you chose to sign in.";
      readonly button: "Confirm my account";
      readonly notYou: "If you did not register, ignore this email: nobody can open an account without the password.";
    };
    readonly reset: {
      readonly subject: "Choose a new {brand} password";
      readonly text: "Someone, hopefully you, asked for a new password for your {brand} account.";
      readonly button: "Choose a new password";
      readonly notYou: "If this was not you, ignore this email: your password stays the same.";
    };
    readonly orderLink: {
      readonly subject: "Your order {number}";
      readonly text: "Here is the link to your order {number}. See what is in it, its status and what happens next.";
      readonly button: "See my order";
      readonly notYou: "If you did not ask for this link, ignore this email. Only someone who can read your email can open it.";
    };
    readonly approvals: {
      readonly button: "{kind, select, responsibleBreeder {See your application} club {See the club’s animals} research {About our research} agent {Open my application} dv {Open DV access} shows {Open my shows} sponsorship {Open my shows} other {Open my profile}}";
      readonly note: "A note from us: {note}";
      readonly vet: {
        readonly approved: {
          readonly subject: "Your practice is approved";
          readonly text: "We have checked your registration, and your practice is approved at {brand}. You can now apply in your profile to order supplies: kits and swabs for your practice.";
        };
        readonly declined: {
          readonly subject: "We could not approve your practice yet";
          readonly text: "We have checked your registration and could not approve your practice at {brand} yet. Add what is missing in your profile and apply again there.";
        };
      };
      readonly orderSupplies: {
        readonly approved: {
          readonly subject: "You can now order supplies";
          readonly text: "Your practice can now order supplies at {brand}: kits and swabs to keep in stock, without waiting for a client’s order.";
        };
        readonly declined: {
          readonly subject: "We could not approve ordering supplies yet";
          readonly text: "We have read your application to order supplies at {brand} and could not approve it yet. You can apply again in your profile.";
        };
      };
      readonly responsibleBreeder: {
        readonly approved: {
          readonly subject: "You are on the list of responsible breeders";
          readonly text: "Welcome to the responsible breeder program of {brand}. People looking for your breeds can now find you on our public list, with the details you asked us to publish. You can change your listing or remove it at any time.";
        };
        readonly declined: {
          readonly subject: "We could not put you on the list yet";
          readonly text: "We have read your application for the responsible breeder program of {brand} and could not approve it yet. Your answers are still in the form, so you can add what is missing and apply again.";
        };
      };
      readonly revoked: {
        readonly subject: "{kind, select, responsibleBreeder {You are no longer on the list of responsible breeders} agent {You are no longer a collection agent} other {An approval has ended}}";
        readonly text: "{kind, select, responsibleBreeder {We have taken you off the public list of responsible breeders. Our reason is below. Once it is resolved, you can apply again.} agent {We have ended your authorisation as a collection agent. You can no longer collect certified samples. Our reason is below.} other {Something we had approved for you has ended.}}";
      };
      readonly club: {
        readonly approved: {
          readonly subject: "You are a member of your club";
          readonly text: "We have added you to your club at {brand}. You can now see the animals that members share with the club, and share your own.";
        };
        readonly declined: {
          readonly subject: "We could not add you to your club yet";
          readonly text: "We have read your application for club access at {brand} and could not approve it yet. You can apply again in your profile.";
        };
      };
      readonly shows: {
        readonly approved: {
          readonly subject: "Good news about your show";
          readonly text: "We’re glad to be part of your show. You’ll find a discount code for your exhibitors in your account. If you asked for swab kits, we’re packing them now and will email you when they leave.";
        };
        readonly declined: {
          readonly subject: "Your show: not this time";
          readonly text: "Thank you for contacting {brand}. We have read your request and cannot take part this time. We would be glad to hear from you before your next show.";
        };
      };
      readonly sponsorship: {
        readonly approved: {
          readonly subject: "We sponsor your show";
          readonly text: "We’re glad to sponsor your show. You’ll find a discount code for your exhibitors in your account. If you asked for swab kits, we’re packing them now and will email you when they leave.";
        };
        readonly declined: {
          readonly subject: "Your show: not this time";
          readonly text: "Thank you for contacting {brand}. We have read your request and cannot take part this time. We would be glad to hear from you before your next show.";
        };
      };
      readonly dv: {
        readonly approved: {
          readonly subject: "You have DV access";
          readonly text: "Your account at {brand} now shows the DNA records of dogs whose owners agreed to share them with Dogs Victoria. Owners see when you open a record.";
        };
        readonly declined: {
          readonly subject: "We could not give you DV access yet";
          readonly text: "We have read your application for DV access at {brand} and could not approve it yet. You can apply again in your profile.";
        };
      };
      readonly agent: {
        readonly approved: {
          readonly subject: "Your application as a collection agent is approved";
          readonly text: "Welcome as a collection agent of {brand}. One step is left: read the procedure and answer the quiz. Then you can collect samples for a year.";
        };
        readonly declined: {
          readonly subject: "We could not approve your application as a collection agent";
          readonly text: "We have read your application as a collection agent of {brand} and could not approve it. You can change it and apply again.";
        };
      };
      readonly research: {
        readonly approved: {
          readonly subject: "Your research application is approved";
          readonly text: "Thank you for applying to the research team of {brand}. We have read your application and would like to work with you. We will write to you within a few days to agree on the next steps. Please send no samples yet.";
        };
        readonly declined: {
          readonly subject: "Your research application";
          readonly text: "Thank you for applying to the research team of {brand}. We have read your application and can’t take it further at the moment. You are welcome to apply again.";
        };
      };
    };
    readonly deleted: {
      readonly subject: "Your {brand} account is deleted";
      readonly text: "As you asked, we have deleted your {brand} account and everything in it. This is our last email about it: once it is sent, we no longer keep your address. You can register again whenever you like.";
      readonly button: "See what was deleted";
      readonly notYou: "If this was not you, someone knew your password: change it wherever else you use it, and contact us.";
    };
    readonly orders: {
      readonly button: "See my order";
      readonly toCart: "Back to my cart";
      readonly number: "Order number: {number}";
      readonly paid: {
        readonly subject: "Your order {number} is confirmed";
        readonly text: "Thank you. Your order is paid, and we are getting it ready. Your invoice is attached.";
        readonly next: "If you ordered a kit, it comes with a guide to taking the sample and everything you need to send it back.";
      };
      readonly yearly: "It is paid until {until} and renews every year at {total} until you cancel. You can cancel at any time on your order page; it then runs to the end of the year you have paid for.";
      readonly until: "It is paid until {until}.";
      readonly renewed: {
        readonly subject: "Renewed for a year: order {number}";
        readonly text: "Your subscription has renewed for another year, and PayPal has taken the payment. Here is the order, with its invoice.";
      };
      readonly ended: {
        readonly subject: "Your subscription has ended: order {number}";
        readonly text: "Your subscription will not renew, and you will not be charged again. It runs to the end of the year you have paid for.";
      };
      readonly notRenewed: {
        readonly subject: "Your subscription could not be renewed: order {number}";
        readonly text: "PayPal could not take the payment for the next year of your subscription and will not try again.";
        readonly next: "To continue, check your payment method at PayPal, cancel this subscription on your order page and order it again.";
      };
      readonly received: {
        readonly subject: "Your payment for order {number} has arrived";
        readonly text: "Thank you. Your payment has arrived, and we are getting your order ready. Your paid invoice is attached.";
      };
      readonly account: {
        readonly subject: "We have your order {number}";
        readonly text: "Thank you. We have your practice's order and are getting it ready. It is on account: the invoice is attached.";
        readonly due: "The invoice is due on {due}.";
      };
      readonly transfer: {
        readonly subject: "How to pay for order {number}";
        readonly text: "Thank you. We have your order and will get it ready as soon as your transfer arrives. The invoice is attached.";
        readonly account: "Please transfer {total} to: {account}";
        readonly reference: "Use {number} as the reference, so that we can match your payment.";
      };
      readonly refunded: {
        readonly subject: "Your refund for order {number}";
        readonly text: "We have refunded you to the payment method you used. Your bank may take a few days to show it.";
        readonly amount: "Refund: {amount}";
      };
      readonly returned: {
        readonly subject: "We are refunding your payment";
        readonly text: "We are sorry: your payment went through, but we could not place your order. You will get your money back automatically.";
        readonly amount: "Refund: {amount}";
        readonly reason: {
          readonly "paid-already": "This order had already been paid.";
          readonly "coupon-gone": "The coupon in your cart was used up before your payment arrived. Your cart is unchanged, and you can order without the coupon.";
          readonly "points-gone": "The loyalty points in your cart were spent before your payment arrived. Your cart is unchanged, and you can order without them.";
          readonly "order-gone": "The order was cancelled before your payment arrived.";
          readonly "refunded-by-provider": "The payment was refunded before your order could be placed. Your cart is unchanged.";
        };
      };
      readonly cancelled: {
        readonly subject: "Your order {number} is cancelled";
        readonly text: "Your order is cancelled. We will not send anything, and there is nothing to pay.";
        readonly back: "We have returned the coupon or loyalty points you used.";
        readonly sent: "Have you already sent the money? Reply to this email and we will refund it.";
      };
      readonly held: {
        readonly subject: "We are checking your order {number}";
        readonly text: "We have received your payment, but something about it does not match your order. We are looking into it and will email you. Please do not pay again.";
      };
      readonly posted: {
        readonly subject: "Your order {number} is on its way";
        readonly text: "Good news: we have handed your parcel to the carrier.";
        readonly carrier: "Carrier: {carrier}";
        readonly tracking: "Carrier: {carrier}, tracking number {number}";
        readonly address: "Delivery to: {address}";
        readonly track: "Track my parcel";
        readonly orderPage: "See your order: {link}";
      };
      readonly refundDelayed: {
        readonly subject: "Your refund for order {number} is delayed";
        readonly text: "Your refund did not go through yet. You do not need to do anything: we are looking into it and will email you as soon as your money is on its way.";
      };
      readonly paymentFailed: {
        readonly subject: "Your payment for order {number} did not go through";
        readonly text: "Your bank could not complete the payment, so nothing was charged. You can pay again with the same or another method.";
      };
      readonly disputed: {
        readonly subject: "A dispute about order {number}";
        readonly text: "Your bank or payment provider tells us that you dispute the payment for this order. If something is wrong with it, reply to this email and we will sort it out. Until the dispute is closed, the order is on hold.";
      };
    };
    readonly receipt: {
      readonly items: "Your order";
      readonly each: "{quantity} × {amount}";
      readonly subtotal: "Subtotal";
      readonly coupon: "Coupon {code}";
      readonly points: "{count, plural, one {# loyalty point} other {# loyalty points}}";
      readonly free: "Free";
      readonly total: "Total";
      readonly tax: "Includes {rate, number}% {name}: {amount}";
      readonly noTax: "No tax is added.";
      readonly taxNames: {
        readonly gst: "GST";
        readonly vat: "VAT";
      };
      readonly address: "Delivery address";
      readonly delivery: "Delivery";
      readonly arrives: "Expected between {from} and {to}.";
    };
    readonly activated: {
      readonly subject: "{count, plural, one {{name}''s kit is activated} other {# kits are activated}}";
      readonly text: "{count, plural, one {You have activated the kit for {name}: {product}.} other {You have activated # kits: {product}.}}";
      readonly next: "Next: take the sample as the guide in the box shows, let the swabs dry, and post the tube in the return envelope. Please keep the barcode until you have the results.";
      readonly button: "See your activation";
      readonly change: "Something wrong? You can correct the details there until we have the sample.";
    };
    readonly kitProblem: {
      readonly subject: "Problem with kit {barcode}";
      readonly text: "{email} reports a kit that could not be activated:";
      readonly button: "Reply";
    };
    readonly reminders: {
      readonly activation: {
        readonly subject: "{count, plural, one {Your test kit is waiting} other {Your test kits are waiting}}";
        readonly text: "{count, plural, one {You have a kit that is not activated yet. It takes about five minutes, and we can only test a sample that belongs to an activated kit.} other {You have kits that are not activated yet. It takes about five minutes each, and we can only test samples that belong to an activated kit.}}";
        readonly button: "Activate a kit";
        readonly after: "Already posted the sample? Please still activate the kit.";
      };
      readonly posting: {
        readonly subject: "Your sample has not reached us yet";
        readonly text: "{count, plural, one {You told us three weeks ago that you had posted this sample, and we have not received it:} other {You told us three weeks ago that you had posted these samples, and we have not received them:}}";
        readonly button: "See what to do";
        readonly after: "Post can be slow. If it does not arrive within another week, reply to this email and we will send you a new kit free of charge.";
      };
      readonly expiry: {
        readonly subject: "{count, plural, one {Your test kit expires soon} other {Your test kits expire soon}}";
        readonly text: "{count, plural, one {This kit can be used for 60 more days at most:} other {These kits can be used for 60 more days at most:}}";
        readonly button: "Activate a kit";
        readonly after: "After that the swabs may no longer be reliable. Reply to this email if you cannot use them in time.";
      };
      readonly unsubscribe: "You can choose which reminders you get: {link}";
    };
    readonly document: {
      readonly subject: "{name}''s document";
      readonly text: "Here is the document you asked for, as a PDF.";
      readonly passport: "Its public page shows that it is genuine and whether a newer version exists: {address}";
      readonly button: "See all documents of {name}";
    };
    readonly lab: {
      readonly received: {
        readonly subject: "We have {name}''s sample";
        readonly text: "{name}''s sample has arrived at the laboratory. Next we check that it holds enough DNA.";
        readonly promised: "Your report should be ready by {date}.";
        readonly button: "See {name}''s sample";
      };
      readonly hold: {
        readonly subject: "{name}''s sample is on hold: please check the details";
        readonly text: "Something about {name}''s sample does not match the details we have, so we cannot release the results yet. The laboratory work continues.";
        readonly problem: {
          readonly sex: "The DNA in the sample shows a different sex from the one you entered.";
          readonly species: "The DNA in the sample is not from the species you entered.";
          readonly sire: "The DNA in the sample does not fit the sire on file.";
          readonly dam: "The DNA in the sample does not fit the dam on file.";
          readonly "other-animal": "The DNA in the sample differs from an earlier sample of {name}. It may come from another animal.";
          readonly other: "Please compare the details with your animal, and reply to this email if they are right.";
        };
        readonly note: "From the laboratory: {note}";
        readonly button: "Check the details";
        readonly after: "Nothing is lost: once the details are right, we continue. If they are right already, reply to this email.";
      };
      readonly failed: {
        readonly subject: "{name}''s sample did not work: a new kit is on its way";
        readonly text: "We are sorry: the laboratory could not get a result from {name}''s sample.";
        readonly reason: "The reason: {reason}";
        readonly next: "This can happen, and it costs you nothing. We are sending you a new kit. It already belongs to {name}: take the sample, post the tube, and you are done.";
        readonly otherTube: "You do not need to do anything: we are using {name}’s other tube.";
        readonly subjectOtherTube: "One of {name}''s tubes did not work: we are using the other";
        readonly button: "See {name}''s sample";
      };
      readonly cancelled: {
        readonly subject: "The test of {name}''s sample is cancelled";
        readonly text: "We have stopped the work on {name}''s sample, and there will be no report.";
        readonly button: "See {name}''s sample";
        readonly after: "Was this unexpected? Reply to this email.";
      };
      readonly promise: {
        readonly subject: "{name}''s report: a new date";
        readonly text: "The report on {name}''s sample should now be ready by {date}.";
        readonly reason: "The reason: {reason}";
        readonly button: "See {name}''s sample";
      };
      readonly ready: {
        readonly subject: "{name}''s report is ready";
        readonly text: "We have finished {name}''s tests, and the report is ready.";
        readonly partial: "Some results are still missing. The report names them.";
        readonly button: "Read the report";
      };
      readonly updated: {
        readonly subject: "{name}''s report is updated";
        readonly text: "There are new results for {name}. Version {version} of the report replaces the earlier one.";
        readonly partial: "Some results are still missing. The report names them.";
        readonly button: "Read the report";
      };
      readonly reinterpreted: {
        readonly subject: "{name}''s report says something new";
        readonly text: "We have learned more about some of the variants in {name}’s report. We have not tested the sample again: version {version} explains the same results by what is known today.";
        readonly after: "The report lists what has changed. Earlier versions stay readable.";
        readonly button: "See what has changed";
      };
      readonly barcode: "Barcode: {barcode}";
      readonly paymentHold: {
        readonly subject: "{count, plural, one {{names}''s report waits for a payment} other {Your reports wait for a payment}}";
        readonly text: "{count, plural, one {A payment for the test of {names} is missing, so we cannot release the report yet. The laboratory work continues.} other {A payment for the tests of {names} is missing, so we cannot release the reports yet. The laboratory work continues.}}";
        readonly button: "Track the sample";
        readonly after: "If you ordered the kit yourself, you will find the order in your account. Nothing is lost: we release the report as soon as the payment arrives. Questions? Reply to this email.";
      };
      readonly paymentReleased: {
        readonly subject: "{count, plural, one {{names}''s sample is no longer on hold} other {Your samples are no longer on hold}}";
        readonly text: "{count, plural, one {Thank you, the payment for the test of {names} is settled. We release the report as soon as it is ready.} other {Thank you, the payment for the tests of {names} is settled. We release the reports as soon as they are ready.}}";
        readonly button: "Track the sample";
        readonly after: "You do not need to do anything else.";
      };
    };
    readonly parentage: {
      readonly consent: {
        readonly subject: "May {name} be compared?";
        readonly text: "{requester} asks {brand} to check whether {name} is a parent of an animal of theirs. We compare DNA profiles only if you agree.";
        readonly private: "They will see at which markers the profiles match, but never the markers themselves.";
        readonly button: "See the request";
      };
      readonly reported: {
        readonly subject: "Parentage of {name}: the report is ready";
        readonly text: "We have compared the DNA profiles you asked about. The report for {name} is in your account.";
        readonly button: "Open the report";
      };
      readonly declined: {
        readonly subject: "Parentage of {name}: not compared";
        readonly text: "The owner of one of the animals did not agree to a comparison. Nothing was compared, and your verification is back in your account.";
        readonly button: "See the request";
      };
    };
    readonly animals: {
      readonly shared: {
        readonly subject: "{owner} shares {animal} with you";
        readonly text: "{owner} has shared {animal} with you at {brand}. Sign in with this email address, and you will find {animal} under Shared with me.";
        readonly button: "See the animal";
        readonly register: "No account yet? Register with this address: it is free. If you do not know the sender, ignore this email.";
      };
      readonly offered: {
        readonly subject: "{other} would like to transfer {count, plural, one {{animal}} other {# animals}} to you";
        readonly text: "{other} offers you {count, plural, one {the record of {animal}} other {the records of # animals}} at {brand}, with all results so far. Sign in with this email address to accept or decline. The offer is open for 30 days.";
        readonly button: "See the offer";
        readonly register: "No account yet? Register with this address first, and you will find the offer in your account. If you do not know the sender, ignore this email.";
      };
      readonly accepted: {
        readonly subject: "{animal} has a new owner";
        readonly text: "{other} has accepted {animal}. The record now belongs to them. You keep the reports issued so far.";
      };
      readonly declined: {
        readonly subject: "{animal} stays with you";
        readonly text: "{other} has declined the transfer of {animal}. Nothing has changed: the record is still yours.";
      };
      readonly cancelled: {
        readonly subject: "The transfer of {animal} is cancelled";
        readonly text: "{other} has withdrawn the offer of {animal}. You do not need to do anything.";
      };
      readonly expired: {
        readonly subject: "The transfer of {animal} has expired";
        readonly text: "{other} did not answer within 30 days, so {animal} stays with you. You can offer the animal again at any time.";
      };
      readonly expiredOffer: {
        readonly subject: "The offer of {animal} has expired";
        readonly text: "You did not answer {other}’s offer of {animal} within 30 days, so nothing has changed. If you still want the animal, ask the owner to offer it again.";
      };
      readonly transfersButton: "See my transfers";
    };
    readonly packs: {
      readonly open: "See your tests";
      readonly sent: {
        readonly subject: "You gave away {count, plural, one {# test} other {# tests}}";
        readonly text: "You gave {count, plural, one {# test} other {# tests}} of your multi-pack to {email}.";
        readonly waiting: "This address has no account yet. If nobody creates one within {days} days, the tests return to you.";
      };
      readonly received: {
        readonly subject: "{sender} gave you {count, plural, one {# test} other {# tests}}";
        readonly text: "{sender} gave you {count, plural, one {# test} other {# tests}} from a multi-pack. Choose what to test when you activate a kit.";
        readonly waiting: "Create an account with this email address within {days} days to get them. After that they return to the sender.";
        readonly button: "Activate a kit";
        readonly register: "Create an account";
      };
      readonly returned: {
        readonly subject: "{count, plural, one {# test has} other {# tests have}} come back to you";
        readonly text: "Nobody created an account for {email}, so {count, plural, one {# test has} other {# tests have}} returned to your account.";
      };
    };
    readonly shows: {
      readonly button: "Open the show";
      readonly tracking: "Tracking number: {trackingNumber}";
      readonly "kits-sent": {
        readonly subject: "Kits for {show} are on their way";
        readonly text: "{count, plural, one {# swab kit for {show} is on its way.} other {# swab kits for {show} are on their way.}} For each animal: scan the chip, swab, label, and only then start the next. Please send back any kits you do not use.";
      };
      readonly held: {
        readonly subject: "How was {show}?";
        readonly text: "We hope {show} went well. Please tell us in your account how many entries there were and how many animals were swabbed.";
      };
      readonly closed: {
        readonly subject: "Thank you for {show}";
        readonly text: "Everything about {show} is complete on our side. Thank you, and see you at your next show.";
      };
      readonly withdrawn: {
        readonly subject: "{show} is called off";
        readonly text: "We have called off our part in {show}. The discount code for exhibitors has ended.";
      };
    };
    readonly agents: {
      readonly open: "Open my listing";
      readonly active: {
        readonly subject: "You are a collection agent";
        readonly text: "All your answers are right. You are authorised to collect samples until {date}.";
        readonly listed: "Owners can now find you in our finder and write to you through it.";
        readonly notListed: "You are not listed in our finder. You can change that at any time.";
      };
      readonly endsSoon: {
        readonly subject: "Your authorisation as a collection agent ends on {date}";
        readonly text: "To keep collecting samples, read the procedure again and answer the quiz. It takes a few minutes and renews your authorisation for a year.";
        readonly button: "Take the quiz";
      };
      readonly expired: {
        readonly subject: "Your authorisation as a collection agent has expired";
        readonly text: "You can no longer collect samples, and your listing is hidden. Answer the quiz to renew for another year.";
      };
      readonly nominated: {
        readonly subject: "{club} would like you to be a collection agent";
        readonly text: "{club} has nominated you as a collection agent of {brand}: someone who takes DNA samples for owners and signs for them. Sign in or register with this email address to accept. If you are not interested, ignore this email.";
        readonly button: "See the nomination";
      };
      readonly message: {
        readonly subject: "{name} would like you to collect a sample";
        readonly text: "{name} found you in our finder and writes:";
        readonly reply: "Reply to {email}. We have not checked this address.";
        readonly button: "Open my listing";
      };
    };
    readonly relatives: {
      readonly subject: "A message about {relative}";
      readonly text: "{relative} and {animal} may be related: their DNA profiles were compared because you and the owner of {animal} find relatives with us. The owner of {animal} writes:";
      readonly reply: "Reply to {email} if you like. Your own address stays private until you do.";
      readonly end: "To stop these messages, turn off finding relatives for {relative}.";
      readonly button: "See the relatives";
    };
    readonly researchReceipt: {
      readonly subject: "We have received your research application";
      readonly text: "Thank you for applying to the research team of {brand}. A scientist reads every application.";
      readonly next: "We reply to this address, usually within two weeks. Please send no samples until you hear from us.";
      readonly button: "About our research";
      readonly notYou: "If you did not apply, you can ignore this email.";
    };
    readonly contact: {
      readonly receipt: {
        readonly subject: "We have received your message (no. {id})";
        readonly text: "Thank you for writing to {brand}. A person reads every message.";
        readonly next: "We reply to this address, usually within two working days.";
        readonly button: "Read our FAQs";
        readonly notYou: "If you did not write to us, you can ignore this email.";
      };
      readonly team: {
        readonly subject: "Contact form no. {id}: {topic}";
        readonly sender: "From {name}, {email}";
        readonly reference: "Barcode or order: {reference}";
        readonly button: "Open contact requests";
        readonly reply: "Reply to {email}, then mark the message as answered.";
      };
    };
    readonly newsletter: {
      readonly confirm: {
        readonly subject: "Please confirm your Paw Print subscription";
        readonly text: "One click, and you get Paw Print, the newsletter of {brand}, a few times a year.";
        readonly button: "Confirm subscription";
        readonly lifetime: "The button works once, within {days} days.";
        readonly notYou: "If you did not ask for this, you can ignore this email. You will not be subscribed.";
      };
      readonly already: {
        readonly subject: "You already get Paw Print";
        readonly text: "Good news: this address is subscribed, so there is nothing left to do.";
        readonly button: "Read our latest news";
      };
      readonly unsubscribe: "To unsubscribe, open {link}";
    };
  };
  readonly microchipChecker: {
    readonly metaTitle: "Microchip checker for dogs and cats";
    readonly description: "Check a pet’s microchip number: is it a valid ISO number, which country or manufacturer issued it, and can every scanner read it?";
    readonly title: "Check a microchip number";
    readonly crumb: "Microchip checker";
    readonly intro: "Find out whether a number is valid and which country or manufacturer issued it.";
    readonly ownIntro: "Check a number, and see which of your animals has it.";
    readonly privacy: "We never say who owns an animal or whether a number is registered. Ask your country’s pet register for that.";
    readonly field: "Microchip number";
    readonly hint: "Usually 15 digits. Spaces and hyphens do not matter.";
    readonly submit: "Check number";
    readonly required: "Enter a microchip number";
    readonly loading: "Checking the number";
    readonly updating: "Checking";
    readonly retry: "Try again";
    readonly noScript: "The checker needs JavaScript. Please turn it on in your browser.";
    readonly verdicts: {
      readonly valid: "Valid ISO number";
      readonly doubtful: "Check this number";
      readonly old: "Older format";
      readonly invalid: "Not a valid number";
    };
    readonly issuers: {
      readonly country: "The code {code} is the country code of {country}.";
      readonly unassigned: "No country has the code {code}. Please read the number again.";
      readonly manufacturer: "The code {code} belongs to a chip manufacturer. Codes from 901 to 998 are given to manufacturers, so the number does not name a country.";
      readonly "shared-manufacturer": "The code 900 is shared by several chip manufacturers, so the number does not name a country.";
      readonly test: "The code 999 is for test chips. An animal should not carry one.";
    };
    readonly iso: "15 digits, as ISO 11784 requires. Every ISO scanner reads this chip.";
    readonly formats: {
      readonly "nine-digits": "Nine digits are an AVID chip from before the ISO standard. Not every scanner reads it. Countries that require an ISO chip may not accept it for travel.";
      readonly "ten-characters": "Ten characters are an older chip, such as FECAVA, AVID or Trovan. Not every scanner reads it. Countries that require an ISO chip may not accept it for travel.";
    };
    readonly problems: {
      readonly characters: "A microchip number of this length has digits only.";
      readonly length: "A microchip number has 15 digits. Older chips have 9 digits or 10 characters.";
      readonly "no-code": "No country or manufacturer has the code 000.";
      readonly "too-large": "The twelve digits after the code are higher than a chip can store. Please read the number again.";
    };
    readonly own: {
      readonly title: "In your account";
      readonly none: "None of your animals has this number.";
      readonly born: "born {year}";
      readonly dam: "Dam: {name}";
      readonly sire: "Sire: {name}";
      readonly noParents: "Its parents are not on file.";
    };
  };
  readonly multipacks: {
    readonly title: "Give tests to someone else";
    readonly intro: "Pass on unused tests from a multi-pack. The other person can redeem them right away.";
    readonly balance: {
      readonly title: "Your tests";
      readonly units: "{count, plural, =0 {None left} one {# test left} other {# tests left}}";
      readonly empty: "You have no multi-pack tests left.";
      readonly buy: "See multi-packs";
    };
    readonly form: {
      readonly title: "Transfer tests";
      readonly kind: "Which tests";
      readonly choose: "Choose a test";
      readonly quantity: "How many";
      readonly email: "The other person’s email address";
      readonly emailHint: "If they have no account, they have 30 days to create one. After that, you get the tests back.";
      readonly submit: "Transfer tests";
      readonly sending: "Transferring";
      readonly delivered: "Done. The tests are in their account, and we’ve emailed them.";
      readonly waiting: "Done. We’ve emailed them. They have 30 days to create an account.";
    };
    readonly history: {
      readonly title: "Transfers";
      readonly empty: "No transfers yet.";
      readonly to: "To {email}";
      readonly from: "From {email}";
      readonly fromUnknown: "From a deleted account";
      readonly what: "{count, plural, one {# test} other {# tests}}: {name}";
      readonly states: {
        readonly pending: "Waiting";
        readonly accepted: "Received";
        readonly returned: "Returned";
      };
      readonly more: "Older transfers are not listed.";
    };
  };
  readonly myProducts: {
    readonly loading: "Checking your animals";
    readonly failed: "Error fetching data";
    readonly retry: "Try again";
    readonly relevant: "Relevant to your breeds: {breeds}";
    readonly notRelevant: "This product is for other breeds than the ones you chose.";
    readonly noBreeds: "Choose your breeds, and we’ll show you what matters for them.";
    readonly chooseBreeds: "Choose breeds";
    readonly madeFor: "Suitable for: {names}";
    readonly note: "Note (optional)";
    readonly noteHint: "Anything we should know about this item.";
    readonly upgrades: "Add to earlier results";
    readonly upgradesText: "An upgrade adds new tests to results you already have. If we still have the sample, you don’t need a new one.";
    readonly animal: "Which animal is it for?";
    readonly patient: "Which patient is it for?";
    readonly animalOptional: "Which animal is it for? (optional)";
    readonly choose: "Please choose";
    readonly inCart: "already in your cart";
    readonly otherBreed: "for other breeds";
    readonly once: "One per animal, so there is no quantity to choose.";
    readonly noAnimal: "You have no animals of this species in your account yet. Upgrades add to earlier results, so start with a first test.";
    readonly noAnimalAtAll: "You have no animals of this species in your account yet. You can order now and tell us later which animal it is for.";
    readonly noPatient: "You have no patients of this species in your account yet. Send us the patient’s details and we’ll add them for you.";
    readonly firstTest: "Choose a first test";
    readonly write: "Contact us";
    readonly moreAnimals: "Only the first {count} of your animals are shown.";
    readonly quantity: "Quantity";
    readonly less: "One less";
    readonly more: "One more";
    readonly add: "Add to cart";
    readonly adding: "Adding";
    readonly priceChanged: "The price is now {price}.";
    readonly parentage: {
      readonly offspring: "Offspring";
      readonly parents: "Possible parents";
      readonly parentsHint: "Only animals old enough to be parents are listed.";
      readonly noParents: "None of your animals is old enough to be this one’s parent.";
      readonly tooFew: "To compare, you need at least two animals of the same species in your account.";
      readonly onFile: "On file";
      readonly none: "no DNA profile on file";
      readonly whole: "{panel}, all markers";
      readonly gaps: "{panel}, {missing} without a result";
      readonly yes: "These profiles can be compared";
      readonly yesText: "They all use the {panel}, and {common} markers have a result in every profile. You don’t need to order anything else first.";
      readonly no: "These profiles cannot be compared yet";
      readonly needNone: "{name} has no DNA profile yet.";
      readonly needOtherPanel: "{name}’s profile was made with a different panel.";
      readonly needGaps: "{name}’s profile has too many markers without a result.";
      readonly order: "Order a {product} for {name}";
      readonly again: "Earlier profiles stay on file. Come back to compare once the new ones are ready.";
      readonly chooseParents: "Choose one or more possible parents.";
    };
    readonly reported: "Already in the report: {names}.";
    readonly needsKit: "We have no usable sample of {name}, so we’ll send a new kit. Postage is shown in the cart.";
  };
  readonly newsletter: {
    readonly form: {
      readonly title: "Subscribe to Paw Print";
      readonly email: "Email";
      readonly hint: "We send you a link to confirm. You can unsubscribe at any time.";
      readonly submit: "Subscribe";
      readonly sending: "Sending";
      readonly successTitle: "Please check your inbox";
      readonly successText: "We have sent an email to {email}. Open the link in it within {days} days to confirm.";
    };
    readonly confirm: {
      readonly title: "Confirm your subscription";
      readonly text: "One click, and you get Paw Print a few times a year.";
      readonly submit: "Confirm subscription";
      readonly sending: "Confirming";
      readonly doneTitle: "You are subscribed";
      readonly doneText: "Welcome to Paw Print. You can unsubscribe with the link in every newsletter.";
    };
    readonly unsubscribe: {
      readonly title: "Unsubscribe from Paw Print";
      readonly text: "You will get no more newsletters. Emails about your orders and results still arrive.";
      readonly submit: "Unsubscribe";
      readonly sending: "Unsubscribing";
      readonly doneTitle: "You are unsubscribed";
      readonly doneText: "Your address is deleted from our newsletter list.";
    };
    readonly gone: {
      readonly title: "This link does not work";
      readonly text: "It has been used already, is too old or incomplete. You can subscribe again at any time.";
    };
    readonly toNewsletter: "About Paw Print";
    readonly description: "Confirm or end your subscription to our newsletter.";
    readonly profile: {
      readonly title: "Newsletter";
      readonly label: "Send me Paw Print a few times a year";
      readonly intro: "New tests, one question answered well, and dates of swab days.";
    };
    readonly noScript: "The form needs JavaScript.";
  };
  readonly notifications: {
    readonly title: "Notifications";
    readonly intro: "What happened to your samples, animals and orders in the last {days} days.";
    readonly bell: "{count, plural, =0 {Notifications} other {Notifications, # unread}}";
    readonly unread: "Unread";
    readonly count: "{count, plural, one {# notification} other {# notifications}}";
    readonly pages: "Pages of your notifications";
    readonly loading: "Loading your notifications";
    readonly empty: "Nothing here yet";
    readonly emptyHint: "When a sample arrives, a report is ready or somebody shares an animal with you, you’ll see it here.";
    readonly today: "Today";
    readonly yesterday: "Yesterday";
    readonly markAll: {
      readonly submit: "Mark all as read";
      readonly sending: "Marking as read…";
      readonly done: "All notifications are read.";
    };
    readonly impersonating: "You see these as an admin. Nothing is marked as read.";
    readonly preferences: {
      readonly title: "Email settings";
      readonly intro: "Everything appears on this page. Choose what we also email you.";
      readonly always: "Always on";
      readonly alwaysHint: "We always email you about your password, sign-in and receipts.";
      readonly submit: "Save email settings";
      readonly saving: "Saving…";
      readonly saved: "Your email settings are saved.";
    };
    readonly kinds: {
      readonly samples: {
        readonly label: "Sample progress";
        readonly text: "A sample has arrived, or a report takes longer.";
      };
      readonly results: {
        readonly label: "Results";
        readonly text: "A report is ready or has changed.";
      };
      readonly problems: {
        readonly label: "Problems with a sample";
        readonly text: "A sample is on hold, did not work or is cancelled.";
      };
      readonly sharing: {
        readonly label: "Sharing and transfers";
        readonly text: "Animals shared with you or offered to you, and answers to your offers.";
      };
      readonly parentage: {
        readonly label: "Parentage";
        readonly text: "Requests for your consent, and finished comparisons.";
      };
      readonly orders: {
        readonly label: "Orders and payments";
        readonly text: "Confirmations, payments, refunds and subscriptions.";
      };
      readonly parcels: {
        readonly label: "Parcels";
        readonly text: "Your order is on its way.";
      };
      readonly packs: {
        readonly label: "Multi-packs";
        readonly text: "Tests you receive from others or get back.";
      };
      readonly applications: {
        readonly label: "Applications and collection agents";
        readonly text: "Decisions on your applications, nominations, and the end of an authorisation.";
      };
      readonly shows: {
        readonly label: "Shows";
        readonly text: "Kits for your show, and what we need from you afterwards.";
      };
    };
    readonly events: {
      readonly sampleReceived: {
        readonly title: "{name}''s sample has arrived";
        readonly text: "Tube {number} is at the laboratory, which checks its DNA.";
      };
      readonly reportDelayed: {
        readonly title: "New date for {name}''s report";
        readonly text: "The sample tracker shows the new date and the reason.";
      };
      readonly reportReady: {
        readonly title: "{name}''s results are here";
        readonly text: "Tube {number}: read the report online or save it.";
      };
      readonly reportUpdated: {
        readonly title: "New results for {name}";
        readonly text: "Tube {number}: a new version replaces the earlier report.";
      };
      readonly reportReinterpreted: {
        readonly title: "{name}''s results have a new explanation";
        readonly text: "We know more about some variants today. The report lists what has changed.";
      };
      readonly sampleOnHold: {
        readonly title: "{name}''s sample is on hold";
        readonly text: "Tube {number}: something does not match your details. Please check them.";
      };
      readonly sampleFailed: {
        readonly title: "{name}''s sample did not work";
        readonly text: "A new kit is on its way to you, at no cost.";
      };
      readonly tubeFailed: {
        readonly title: "One of {name}''s tubes did not work";
        readonly text: "We use the other tube. There is nothing for you to do.";
      };
      readonly sampleCancelled: {
        readonly title: "{name}''s test is cancelled";
        readonly text: "There will be no report on tube {number}.";
      };
      readonly paymentHold: {
        readonly title: "{count, plural, one {{name}: report on hold} other {# reports on hold}}";
        readonly text: "A payment is missing: {name}.";
      };
      readonly paymentReleased: {
        readonly title: "{count, plural, one {{name}: no longer on hold} other {# samples no longer on hold}}";
        readonly text: "The payment is settled: {name}.";
      };
      readonly animalShared: {
        readonly title: "{other} lets you see {name}";
        readonly text: "{name} is listed under animals shared with you.";
      };
      readonly transferOffered: {
        readonly title: "{other} offers you {count, plural, one {{name}} other {# animals}}";
        readonly text: "Accept or decline within 30 days.";
      };
      readonly transferAccepted: {
        readonly title: "{name} was accepted by the new owner";
        readonly text: "You keep the reports that were issued until then.";
      };
      readonly transferDeclined: {
        readonly title: "Your offer of {name} was declined";
        readonly text: "{name} is still yours.";
      };
      readonly transferCancelled: {
        readonly title: "{other} no longer offers you {name}";
        readonly text: "There is nothing for you to do.";
      };
      readonly transferExpired: {
        readonly title: "Your offer of {name} has expired";
        readonly text: "Nobody answered within 30 days. {name} is still yours.";
      };
      readonly offerExpired: {
        readonly title: "The offer of {name} has expired";
        readonly text: "Ask {other} to offer it again if you like.";
      };
      readonly consentRequested: {
        readonly title: "{other} asks to compare {name}";
        readonly text: "Decide whether we may use {name}''s DNA profile for a parentage test.";
      };
      readonly parentageReported: {
        readonly title: "Parentage report for {name}";
        readonly text: "The comparison is complete.";
      };
      readonly parentageDeclined: {
        readonly title: "No comparison for {name}";
        readonly text: "An owner did not agree. Your verification is back in your account.";
      };
      readonly orderPaid: {
        readonly title: "Order {number} is paid";
        readonly text: "Thank you. We are getting it ready.";
      };
      readonly orderOpen: {
        readonly title: "Order {number} is placed";
        readonly text: "See how and until when to pay.";
      };
      readonly orderHeld: {
        readonly title: "We are checking order {number}";
        readonly text: "Your payment does not match the order. Please do not pay again.";
      };
      readonly orderCancelled: {
        readonly title: "Order {number} is cancelled";
        readonly text: "Nothing is sent, and nothing is due.";
      };
      readonly orderRefunded: {
        readonly title: "Refund for order {number}";
        readonly text: "Your bank may take a few days to show it.";
      };
      readonly refundDelayed: {
        readonly title: "Refund for order {number} is delayed";
        readonly text: "We are looking into it and email you when your money is on its way.";
      };
      readonly paymentReturned: {
        readonly title: "Your payment for {number} goes back to you";
        readonly text: "We could not complete the order.";
      };
      readonly paymentFailed: {
        readonly title: "Payment for order {number} did not go through";
        readonly text: "Nothing was charged. You can pay again.";
      };
      readonly paymentDisputed: {
        readonly title: "Dispute about order {number}";
        readonly text: "The order is on hold until it is closed.";
      };
      readonly subscriptionEnded: {
        readonly title: "Your subscription has ended";
        readonly text: "Order {number} shows until when you can use it.";
      };
      readonly subscriptionNotRenewed: {
        readonly title: "Your subscription could not be renewed";
        readonly text: "The yearly payment for order {number} did not go through.";
      };
      readonly orderPosted: {
        readonly title: "Order {number} is on its way";
        readonly text: "Track the parcel on the page of your order.";
      };
      readonly packReceived: {
        readonly title: "{other} gave you {count, plural, one {a test} other {# tests}}";
        readonly text: "Choose what to test when you activate a kit.";
      };
      readonly packReturned: {
        readonly title: "{count, plural, one {A test is} other {# tests are}} back in your account";
        readonly text: "The recipient did not create an account.";
      };
      readonly applicationApproved: {
        readonly title: "{topic, select, vet {Your practice is approved} orderSupplies {You can order supplies now} responsibleBreeder {Your breeder listing is public} agent {Your agent application is approved} club {You can use club access now} dv {You can use DV access now} shows {We take part in your show} sponsorship {We sponsor your show} other {Your application is approved}}";
        readonly text: "See what is possible now.";
      };
      readonly applicationDeclined: {
        readonly title: "{topic, select, vet {Your practice is not approved yet} orderSupplies {Ordering supplies is not approved yet} responsibleBreeder {Your breeder listing is not approved yet} agent {Your agent application is not approved} club {Club access is not approved yet} dv {DV access is not approved yet} shows {We cannot take part in your show} sponsorship {We cannot sponsor your show} other {Your application is not approved}}";
        readonly text: "Our email says why.";
      };
      readonly approvalRevoked: {
        readonly title: "{topic, select, responsibleBreeder {Your breeder listing is no longer public} agent {Your authorisation as an agent has ended} other {An approval of yours has ended}}";
        readonly text: "Our email says why.";
      };
      readonly agentNominated: {
        readonly title: "{other} nominates you as an agent";
        readonly text: "Apply, or ignore this.";
      };
      readonly agentActive: {
        readonly title: "You are authorised as an agent";
        readonly text: "You can collect samples for a year.";
      };
      readonly agentEndsSoon: {
        readonly title: "Your authorisation as an agent ends soon";
        readonly text: "Answer the quiz again to renew it for a year.";
      };
      readonly agentExpired: {
        readonly title: "Your authorisation as an agent has expired";
        readonly text: "Answer the quiz to collect samples again.";
      };
      readonly showKitsSent: {
        readonly title: "Kits for {name} are on their way";
        readonly text: "The page of the show has the tracking number.";
      };
      readonly showHeld: {
        readonly title: "{name}: tell us how it went";
        readonly text: "How many entries were there, how many were swabbed?";
      };
      readonly showClosed: {
        readonly title: "{name} is complete";
        readonly text: "Thank you for your report.";
      };
      readonly showWithdrawn: {
        readonly title: "We no longer take part in {name}";
        readonly text: "The discount code for exhibitors has ended.";
      };
    };
    readonly mail: {
      readonly reason: "You get this email because of your email settings: {kind}.";
      readonly unsubscribe: "Turn these emails off";
      readonly preferences: "Open email settings";
    };
    readonly unsubscribe: {
      readonly metaTitle: "Turn emails off";
      readonly title: "Turn off emails: {kind}";
      readonly text: "You will still find these notifications in your account. All other emails stay as they are.";
      readonly submit: "Turn off";
      readonly sending: "Turning off…";
      readonly doneTitle: "Emails are off: {kind}";
      readonly doneText: "These notifications stay in your account.";
      readonly settings: "Open email settings";
      readonly used: "This link was used before, and these emails have been turned on again since. Change them in your email settings.";
      readonly goneTitle: "This link does not work";
      readonly goneText: "It may be incomplete or too old. You can change your emails in your account.";
      readonly loading: "Loading…";
      readonly retry: "Try again";
    };
  };
  readonly offers: {
    readonly title: "Special offers";
    readonly metaTitle: "Special offers on DNA tests";
    readonly description: "Profiles, panels and packs for dogs and cats that cost less than the same tests in a custom profile. Biggest savings first.";
    readonly intro: "Everything here costs less than the same tests in a custom profile, or the same number of single kits. These are our everyday prices: no code needed.";
    readonly tabs: "Shop";
    readonly innovative: "{species, select, canine {Innovative for dogs} other {Innovative for cats}}";
    readonly choose: "Dogs or cats";
    readonly all: "All";
    readonly canine: "Dogs";
    readonly feline: "Cats";
    readonly products: "Biggest saving first";
    readonly count: "{count, plural, one {# product} other {# products}}";
    readonly page: "Page {page} of {pageCount}";
    readonly singly: "Instead of {price}";
    readonly saved: "You save {saved}";
    readonly vets: "You’re signed in as a vet. Special offers are for breeders and pet owners; your practice orders on account.";
    readonly toVetStore: "See tests for practices";
    readonly empty: "No items found";
    readonly emptyHint: "This page of offers doesn’t exist. The first page has the biggest savings.";
    readonly firstPage: "Back to the first page";
    readonly pages: "Pages";
    readonly pageLink: "Page {page}";
    readonly previous: "Previous page";
    readonly next: "Next page";
  };
  readonly orderSupplies: {
    readonly title: "Order supplies";
    readonly intro: "Kits and swabs to hand to a client. We send them to you, and the samples come back in the client’s name.";
    readonly missingTitle: "Supplies are for approved practices and agents";
    readonly missingVet: "Keep kits and swabs at your practice. Apply in your profile, and we’ll review it.";
    readonly missingOther: "Collection agents can keep kits and swabs to hand out. Become an agent to order them.";
    readonly apply: "Apply in my profile";
    readonly results: "Orders in advance so far";
    readonly loading: "Loading";
    readonly kits: "What you need";
    readonly quantity: "Quantity of {name}";
    readonly noKits: "No kits are available in your country right now.";
    readonly client: "Your client";
    readonly firstName: "First name";
    readonly lastName: "Last name";
    readonly email: "Email";
    readonly phone: "Phone (optional)";
    readonly agent: "Who takes the sample?";
    readonly agentName: "Name";
    readonly clinic: "Practice (optional)";
    readonly address: "Delivery address";
    readonly street: "Street and number";
    readonly city: "Town or city";
    readonly postalCode: "Postal code";
    readonly state: "State (where there is one)";
    readonly country: "Country";
    readonly total: "Total";
    readonly order: "Place the order";
    readonly ordering: "Placing the order";
    readonly chooseOne: "Choose at least one kit.";
    readonly onAccountVet: "Your practice gets an invoice, due within thirty days.";
    readonly onAccountAgent: "You get an invoice, due within thirty days. It is also among your pending orders.";
    readonly placed: "Order {number} is placed.";
    readonly another: "Order for another client";
    readonly see: "See orders in advance";
    readonly fieldOf: {
      readonly user: "Client";
      readonly agent: "Sample taker";
    };
    readonly list: {
      readonly title: "Orders in advance";
      readonly intro: "Kits you have ordered for clients. You’ll find results with the client’s animal.";
      readonly search: "Client or order number";
      readonly find: "Find";
      readonly nothing: "No items found";
      readonly nothingHint: "Your orders for clients will appear here.";
      readonly all: "Show all";
      readonly for: "For {name}";
      readonly taker: "Sample: {name}";
      readonly pages: "Pages of orders in advance";
      readonly change: "Change the client";
      readonly changeNamed: "Change the client of order {number}";
      readonly save: "Save";
      readonly saving: "Saving";
      readonly close: "Close";
      readonly changed: "Saved.";
      readonly dialog: "Client of order {number}";
      readonly dialogText: "You can’t change the items: the invoice has already been issued.";
    };
    readonly stockClient: "Your details";
    readonly orderMore: "Order more kits";
  };
  readonly orders: {
    readonly title: "Your orders";
    readonly intro: "Everything you have ordered, newest first.";
    readonly nothing: "No items found";
    readonly nothingHint: "Your orders and invoices will appear here.";
    readonly toStore: "Go to the store";
    readonly loading: "Loading your orders";
    readonly count: "{count, plural, one {# order} other {# orders}}";
    readonly filter: {
      readonly label: "Filter orders";
      readonly all: "All";
      readonly paid: "Paid";
      readonly unpaid: "Not paid yet";
    };
    readonly pages: "Pages of your orders";
    readonly states: {
      readonly draft: "Not placed";
      readonly open: "Awaiting payment";
      readonly paid: "Paid";
      readonly held: "Being checked";
      readonly refunded: "Refunded";
      readonly cancelled: "Cancelled";
      readonly "partly-refunded": "Partly refunded";
      readonly disputed: "Payment disputed";
    };
    readonly overdue: "Overdue";
    readonly row: {
      readonly number: "Order {number}";
      readonly placed: "Ordered {date}";
      readonly due: "due {date}";
      readonly more: "and {count} more";
      readonly advance: "for a client";
    };
    readonly order: {
      readonly title: "Order {number}";
      readonly back: "All orders";
      readonly placed: "Ordered on {date}";
      readonly items: "Items";
      readonly each: "{amount} each";
      readonly for: "For {animal}";
      readonly patient: "Patient reference: {reference}";
      readonly note: "Your note: {note}";
      readonly sums: "Total";
      readonly subtotal: "Subtotal";
      readonly shipping: "Delivery";
      readonly shippingBy: "Delivery ({method})";
      readonly discount: "Coupon {code}";
      readonly points: "{count, plural, one {# loyalty point} other {# loyalty points}}";
      readonly total: "Total";
      readonly tax: "Includes {rate, number}% tax: {amount}";
      readonly refunded: "{amount} refunded";
      readonly refundComing: "{amount} refund on its way";
      readonly shipTo: "Delivery address";
      readonly billTo: "Billing address";
      readonly invoice: "View invoice";
      readonly receipt: "Receipt (PDF)";
      readonly paper: "Invoice (PDF)";
      readonly pay: "Pay this order";
      readonly timeline: "Order history";
      readonly held: "We’ve received your payment and are checking it. Please don’t pay again: we’ll email you.";
      readonly events: {
        readonly placed: "Ordered";
        readonly paid: "Paid";
        readonly "payment-failed": "Payment failed";
        readonly held: "Payment being checked";
        readonly refunded: "Refunded";
        readonly "refund-failed": "Refund failed: we’re looking into it";
        readonly cancelled: "Cancelled";
        readonly "marked-paid": "Payment received";
        readonly posted: "Posted";
        readonly "tracking-changed": "Tracking details corrected";
        readonly disputed: "Payment disputed";
        readonly "dispute-won": "Dispute closed";
        readonly "dispute-lost": "Dispute closed in your favour";
        readonly note: "Note";
      };
      readonly shipment: {
        readonly title: "Delivery";
        readonly by: "Posted with {carrier} on {date}";
        readonly number: "Tracking number";
        readonly track: "Track the parcel";
      };
    };
    readonly reorder: {
      readonly button: "Order again";
      readonly adding: "Adding to your cart";
      readonly all: "Everything is in your cart.";
      readonly some: "Added to your cart, except:";
      readonly none: "Nothing could be added:";
      readonly toCart: "Go to cart";
      readonly line: "{name}: {why}";
      readonly custom: "create it again under Custom profiles";
    };
    readonly cancel: {
      readonly open: "Cancel order";
      readonly openNamed: "Cancel order {number}";
      readonly title: "Cancel order {number}?";
      readonly text: "We won’t send anything, and there is nothing to pay. You get back any coupon or loyalty points you used.";
      readonly submit: "Yes, cancel it";
      readonly submitting: "Cancelling";
      readonly keep: "Keep the order";
      readonly close: "Close";
      readonly done: "Order {number} is cancelled. We’ve emailed you a confirmation.";
      readonly paid: "Your payment has just arrived, so order {number} is paid and was not cancelled. If you don’t want it any more, please contact us.";
      readonly other: "Order {number} was not cancelled: it is no longer awaiting payment.";
      readonly back: "Close this";
    };
    readonly pending: {
      readonly title: "Pending orders";
      readonly intro: "Orders awaiting payment. Choose one or more and pay them together.";
      readonly nothing: "No items found";
      readonly nothingHint: "No payments due.";
      readonly paidNothing: "No paid orders here yet.";
      readonly loading: "Loading your pending orders";
      readonly filter: {
        readonly label: "Filter orders";
        readonly open: "Awaiting payment";
        readonly paid: "Paid";
      };
      readonly list: "Orders to pay";
      readonly choose: "Pay order {number}";
      readonly placed: "Ordered {date}";
      readonly due: "Due by {date}";
      readonly see: "View order";
      readonly seeNamed: "View order {number}";
      readonly all: "Choose all";
      readonly chosen: "{count} chosen";
      readonly points: "Loyalty points to use";
      readonly pointsHint: "You have {count}. They reduce what you pay.";
      readonly pointsUsed: "{count} points: {amount} off.";
      readonly total: "To pay";
      readonly counting: "Calculating the total";
      readonly nothingChosen: "Choose at least one order.";
      readonly pay: "Pay now";
      readonly retry: "Try again";
      readonly dialog: {
        readonly title: "Pay {amount}";
        readonly text: "For {numbers}.";
        readonly close: "Close";
        readonly how: "How would you like to pay?";
        readonly none: "Online payment isn’t available right now. Please try again later or pay by bank transfer.";
        readonly methods: {
          readonly C: "Card";
          readonly A: "Card and more";
          readonly P: "PayPal";
          readonly EFT: "Bank transfer";
        };
        readonly paying: "Paying";
        readonly processing: "Your payment is being processed. We’ll email you as soon as it arrives.";
        readonly confirm: "Your bank asks you to confirm this payment.";
        readonly confirmLink: "Confirm with your bank";
        readonly check: "I’ve confirmed it";
      };
      readonly done: "Paid. Thank you! Your receipt is on its way by email.";
      readonly pages: "Pages of pending orders";
    };
    readonly lookup: {
      readonly title: "Find your order";
      readonly description: "Find an order you placed without an account.";
      readonly text: "Ordered without an account? Enter your order number and email address, and we’ll send you a link to your order.";
      readonly number: "Order number";
      readonly numberHint: "You’ll find it in our email to you. It starts with letters.";
      readonly email: "Email";
      readonly send: "Send me the link";
      readonly sending: "Sending";
      readonly sentTitle: "Check your inbox";
      readonly sentText: "If an order matches this number and email address, a link is on its way. It may take a minute.";
      readonly again: "Try another number";
      readonly login: "If you have an account, all your orders are there.";
      readonly toLogin: "Sign in";
    };
  };
  readonly packingSlip: {
    readonly title: "Packing slip {number}";
    readonly heading: "Packing slip";
    readonly order: "Order {number}";
    readonly placed: "Ordered on {date}";
    readonly to: "Deliver to";
    readonly phone: "Phone {phone}";
    readonly quantity: "Quantity";
    readonly item: "Item";
    readonly swabs: "Swabs";
    readonly animal: "For {animal}";
    readonly patient: "Patient reference: {reference}";
    readonly note: "Note: {note}";
    readonly swabCount: "{count, plural, =0 {No swabs to pack.} one {# swab to pack.} other {# swabs to pack.}}";
    readonly noSwabs: "No swabs: the customer has their own.";
    readonly tubes: "{count, plural, one {# tube to pack:} other {# tubes to pack:}}";
    readonly labels: "Tube labels {number}";
    readonly collector: "Sample taken by {by}";
    readonly foot: "{name} · {number} · page {page} of {pages}";
  };
  readonly parentage: {
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
      readonly changeNamed: "Choose a different animal from {name}";
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
  };
  readonly passport: {
    readonly metaTitle: "Is this document genuine?";
    readonly description: "What we issued under this code, and whether it is still valid.";
    readonly genuine: {
      readonly current: "Yes, this document is genuine";
      readonly superseded: "Genuine, but there is a newer version";
      readonly revoked: "This document was revoked";
    };
    readonly genuineText: {
      readonly current: "We issued it on {date}, and it is the current version.";
      readonly superseded: "We issued it on {date}. Ask the owner for the current version.";
      readonly revoked: "We issued it on {date} and withdrew it later because it contained an error. Please do not rely on it.";
    };
    readonly notGenuine: "We could not confirm this document";
    readonly notGenuineText: "Its signature does not match our records. Please do not rely on it, and contact us.";
    readonly compromised: "The key that signed this document is no longer secret. We are signing it again; until then the signature alone proves nothing.";
    readonly contact: "Contact us";
    readonly states: {
      readonly current: "Current";
      readonly superseded: "Superseded";
      readonly revoked: "Revoked";
    };
    readonly hiddenTitle: "The results are not shown";
    readonly hiddenText: "The owner has hidden them. You can still check a PDF below.";
    readonly issued: "What we issued";
    readonly compare: "Compare it with your copy.";
    readonly results: "Results";
    readonly file: {
      readonly title: "Check your PDF";
      readonly text: "Choose the PDF you received. Your browser compares it with what we issued; the file does not leave your device.";
      readonly choose: "Choose a PDF";
      readonly drop: "or drop it here";
      readonly checking: "Checking…";
      readonly same: "This file is unchanged. It is exactly what we issued.";
      readonly different: "This file was changed, or it is a different document. Please do not rely on it.";
      readonly failed: "The file could not be read. Please try again.";
      readonly noScript: "The check needs JavaScript.";
    };
    readonly offline: {
      readonly title: "Check the signature yourself";
      readonly text: "The signature covers everything above and the fingerprint of the PDF. With our public key anyone can check it, without asking us.";
      readonly stepKey: "Download our public keys and choose the one with the id (kid) in the header of the signature.";
      readonly keys: "Public keys";
      readonly stepVerify: "Verify the signature with any program for JSON Web Signatures (algorithm EdDSA, curve Ed25519).";
      readonly stepCompare: "Compare pdfSha256 in its content with the SHA-256 fingerprint of the PDF.";
      readonly fingerprint: "SHA-256 of the PDF";
      readonly signature: "Signature (JWS)";
    };
  };
  readonly payments: {
    readonly stripe: {
      readonly title: "Pay by card, wallet or bank";
      readonly loading: "Opening the payment form";
      readonly pay: "Pay now";
      readonly paying: "Paying";
      readonly blocked: "We couldn’t load the payment form. It comes from Stripe, our payment provider, and something in your browser or connection is blocking it. Your cart and everything you typed are still here.";
      readonly retry: "Try again";
      readonly failures: {
        readonly declined: "Your bank declined the payment. You have not been charged. Try another card or payment method.";
        readonly expired: "The card has expired. You have not been charged. Try another card.";
        readonly "insufficient-funds": "There isn’t enough money on the card. You have not been charged. Try another card or payment method.";
        readonly "not-confirmed": "The payment was not confirmed with your bank. You have not been charged. Please try again.";
        readonly other: "The payment didn’t go through. Try again, or choose another payment method.";
        readonly unsure: "The connection dropped while you were paying, so we can’t tell whether it went through. Press again: if it did, you’ll see it, and you won’t pay twice.";
        readonly changed: "The amount has changed since you opened this page. Please check your order before you pay.";
      };
      readonly card: {
        readonly name: "Name on the card";
        readonly nameMissing: "This field is required";
        readonly number: "Card number";
        readonly expiry: "Expires";
        readonly expiryHint: "Month and year";
        readonly securityCode: "Security code";
        readonly securityCodeHint: "Three or four digits on the card";
        readonly numberWrong: "you must specify a number";
        readonly monthWrong: "Month is not valid";
        readonly yearWrong: "This card has expired";
        readonly submit: "Use this card";
        readonly submitting: "Checking the card";
        readonly secure: "Stripe provides these fields. Your card number never reaches us.";
      };
    };
    readonly paypal: {
      readonly loading: "Opening PayPal";
      readonly intro: "PayPal opens in a new window. Approve the payment there, then come back here.";
      readonly sandbox: "This shop uses PayPal’s test environment: no money moves.";
      readonly button: "Pay with PayPal";
      readonly subscribe: "Subscribe with PayPal";
      readonly open: "Approve the payment in the PayPal window. This page will wait for you.";
      readonly settling: "PayPal has approved the payment. We’re placing your order.";
      readonly cancelled: "You closed the PayPal window. You have not been charged, and your cart is still here.";
      readonly failed: "The PayPal payment didn’t go through. Nothing was ordered. Try again, or choose another payment method.";
      readonly blocked: "We couldn’t load PayPal. Something in your browser or connection is blocking it. Your cart and everything you typed are still here: try again, or choose another payment method.";
      readonly retry: "Try again";
    };
    readonly sandbox: {
      readonly title: "This shop is a demonstration";
      readonly text: "No money moves and no kits are sent. Only the test cards below work. Please don’t enter a real card.";
      readonly cards: "Test cards";
      readonly use: "Use";
      readonly useNamed: "Use the card that is {what}";
      readonly kinds: {
        readonly success: "accepted";
        readonly declined: "declined";
        readonly "insufficient-funds": "declined for lack of funds";
        readonly confirm: "confirmed on an extra page";
        readonly "lost-answer": "accepted, but the response gets lost";
        readonly "refund-fails": "accepted, but its first refund fails";
      };
      readonly anyDate: "Use any future date and any three digits.";
      readonly name: "Name on the card";
      readonly number: "Card number";
      readonly expiryMonth: "Month";
      readonly expiryMonthHint: "1 to 12";
      readonly expiryYear: "Year";
      readonly expiryYearHint: "For example {year}";
      readonly securityCode: "Security code";
      readonly submit: "Use this card";
      readonly submitting: "Checking the card";
    };
    readonly sandboxConfirm: {
      readonly title: "Confirm your payment";
      readonly text: "With a real card, this would be your bank’s page. This shop is a demonstration: no money moves, whatever you choose.";
      readonly confirm: "Confirm the payment";
      readonly refuse: "Refuse it";
      readonly answering: "One moment";
      readonly failed: "This payment can no longer be confirmed. Please go back to checkout.";
    };
  };
  readonly portal: {
    readonly title: "My account";
    readonly menu: "Your tools";
    readonly overview: "Overview";
    readonly administration: "Administration";
    readonly hello: "Hello, {name}";
    readonly signedInAs: "Signed in as {name} ({type, select, breeder {breeder} owner {pet owner} vet {vet} other {guest}})";
    readonly continue: "Continue: {tool}";
    readonly notYourTool: "“{tool}” is for {type, select, breeder {breeders} vet {vets} other {others}}. Here are your tools.";
    readonly help: "Questions about a result or an order? Find answers to common questions.";
    readonly helpLink: "Help and FAQs";
    readonly tools: {
      readonly "my-profile": {
        readonly name: "My profile";
        readonly text: "Your name, address, breeds and password.";
      };
      readonly "my-animals": {
        readonly name: "My animals";
        readonly text: "Profiles, samples, results and pedigrees of your animals.";
      };
      readonly "my-patients": {
        readonly name: "My patients";
        readonly text: "Your patients with their clients, samples and results.";
      };
      readonly "shared-animals": {
        readonly name: "Shared animals";
        readonly text: "Animals you let others see.";
      };
      readonly "owner-shared-animals": {
        readonly name: "Shared with me";
        readonly text: "Animals others let you see.";
      };
      readonly "archived-animals": {
        readonly name: "Archived animals";
        readonly text: "Animals you took off your list, with their results.";
      };
      readonly "loyalty-points": {
        readonly name: "Loyalty points";
        readonly text: "Your balance, where it came from, and coupons to get.";
      };
      readonly "order-history": {
        readonly name: "Orders";
        readonly text: "Your orders, their status, and ordering again.";
      };
      readonly "pending-orders": {
        readonly name: "Pending orders";
        readonly text: "Orders awaiting payment. Pay one or several together.";
      };
      readonly invoices: {
        readonly name: "Invoices";
        readonly text: "View, download and pay your invoices.";
      };
      readonly "vet-invoices": {
        readonly name: "Practice invoices";
        readonly text: "What your practice ordered on account, and when it is due.";
      };
      readonly "view-advance-results": {
        readonly name: "Orders in advance";
        readonly text: "Kits you ordered for clients, and their status.";
      };
      readonly "order-supplies": {
        readonly name: "Order supplies";
        readonly text: "Kits and swabs for your clients, sent to you.";
      };
      readonly "custom-profiles": {
        readonly name: "Custom profiles";
        readonly text: "Tests you have chosen yourself, to order again.";
      };
      readonly "microchip-parent-checker": {
        readonly name: "Microchip checker";
        readonly text: "What a number means, and which of your animals has it.";
      };
      readonly "report-authentication": {
        readonly name: "Check a report";
        readonly text: "Find out whether a report is genuine and up to date.";
      };
      readonly "redeem-tests": {
        readonly name: "Activate a kit";
        readonly text: "Link a sample to an animal, and use tests from your multi-packs.";
      };
      readonly "order-tests": {
        readonly name: "Order tests";
        readonly text: "Shop tests for your animals.";
      };
      readonly "transfer-animals": {
        readonly name: "Transfer animals";
        readonly text: "Give an animal’s record to its new owner.";
      };
      readonly "club-access": {
        readonly name: "Club access";
        readonly text: "Animals that your club can see.";
      };
      readonly "collected-animals": {
        readonly name: "Collected animals";
        readonly text: "Animals whose samples you took.";
      };
      readonly "feline-colour-tool": {
        readonly name: "Litter colours";
        readonly text: "Which colours a pair’s kittens or puppies can have.";
      };
      readonly "multipack-transfer": {
        readonly name: "Transfer tests";
        readonly text: "Give tests of a multi-pack to someone else.";
      };
      readonly "parentage-request": {
        readonly name: "Parentage";
        readonly text: "Check by DNA who the parents are.";
      };
      readonly "api-tokens": {
        readonly name: "API tokens";
        readonly text: "Let programs read your animals, or download everything about them.";
      };
      readonly relatives: {
        readonly name: "Find relatives";
        readonly text: "Possible relatives of your animals, found by their DNA profiles.";
      };
      readonly "carrier-rates": {
        readonly name: "Carrier rates";
        readonly text: "How common clear, carrier and at-risk results are in a breed.";
      };
      readonly "breeding-strategy": {
        readonly name: "Breeding strategy";
        readonly text: "What a dam and a sire pass on to their litter, and which mates suit.";
      };
      readonly shows: {
        readonly name: "Shows";
        readonly text: "Sponsorship, swab kits and a discount code for your club’s show.";
      };
      readonly "dv-access": {
        readonly name: "DV access";
        readonly text: "Animals whose owners share them with Dogs Victoria.";
      };
      readonly "acm-form": {
        readonly name: "ACM forms";
        readonly text: "Have a sample certified by the vet or agent who takes it.";
      };
      readonly "work-spreadsheets": {
        readonly name: "Spreadsheets";
        readonly text: "Import animals from a sheet, or export yours.";
      };
      readonly "fact-sheets": {
        readonly name: "Fact sheets";
        readonly text: "Conditions and traits in plain English, to read and print.";
      };
      readonly resources: {
        readonly name: "Guides";
        readonly text: "Guides to testing, chosen for you.";
      };
      readonly "case-studies": {
        readonly name: "Case studies";
        readonly text: "Worked examples of results in practice.";
      };
      readonly "how-to-order": {
        readonly name: "How to order";
        readonly text: "From the first test to the report, for practices.";
      };
      readonly "collection-agents": {
        readonly name: "Collection agents";
        readonly text: "Find someone to take a certified sample, or become an agent.";
      };
      readonly "agent-products": {
        readonly name: "Agent products";
        readonly text: "Kits to stock, at agent price.";
      };
    };
    readonly samples: {
      readonly title: "On its way";
      readonly count: "{count, plural, one {# sample without a report} other {# samples without a report}}";
      readonly of: "{name}’s sample";
      readonly track: "Track";
      readonly trackSample: "Track {name}’s sample, barcode {barcode}";
      readonly failed: "Your samples could not be loaded. Please try again.";
      readonly pages: "Pages of samples";
    };
    readonly toolsTitle: "Your tools";
    readonly toolGroups: {
      readonly animals: "Animals";
      readonly kits: "Kits and results";
      readonly breeding: "Breeding";
      readonly orders: "Orders and payments";
      readonly programmes: "Clubs, shows and agents";
      readonly guides: "Guides";
      readonly account: "Account";
    };
    readonly attention: {
      readonly title: "Needs your attention";
      readonly none: "You are all set: nothing needs your attention right now.";
      readonly failed: "We could not load what needs your attention.";
      readonly retry: "Try again";
      readonly activateAny: "Activate a kit";
      readonly trackAny: "Track a sample";
      readonly formerCustomer: "A former customer";
      readonly holds: {
        readonly title: "{reason, select, payment {Pay for {name}’s results} other {Check {name}’s details}}";
        readonly text: "Payment for this test is missing. We release the report as soon as it arrives.";
        readonly label: "{reason, select, payment {Go to your orders to pay for {name}’s results} other {Check the details of {name}}}";
        readonly more: "{count, plural, one {# more sample on hold} other {# more samples on hold}}";
      };
      readonly newTubes: {
        readonly title: "{state, select, sent {Take a new sample of {name}} other {New tube for {name}}}";
        readonly text: "{state, select, sent {We could not test the last sample. Use the new tube {barcode}, which is activated already.} other {We could not test the last sample and are sending you a new tube, {barcode}.}}";
        readonly button: "{state, select, sent {See what to do} other {Track}}";
        readonly label: "{state, select, sent {See what to do with the new tube for {name}} other {Track the new tube for {name}}}";
        readonly more: "{count, plural, one {# more new tube} other {# more new tubes}}";
      };
      readonly payments: {
        readonly title: "{type, select, vet {Pay the invoice for order {number}} other {Pay order {number}}}";
        readonly button: "Pay";
        readonly label: "Pay {amount} for order {number}";
        readonly more: "{count, plural, one {# more unpaid order} other {# more unpaid orders}}";
        readonly overdue: "{amount} was due on {date}. You can place new orders once it is paid.";
        readonly later: "{amount} is due by {date}.";
        readonly unpaid: "{amount} is still to be paid.";
      };
      readonly transfers: {
        readonly title: "Accept {name}?";
        readonly text: "{from} wants to hand over {name} to you. The offer ends on {date}.";
        readonly button: "View offer";
        readonly label: "View the offer of {name}";
        readonly more: "{count, plural, one {# more offer} other {# more offers}}";
      };
      readonly consents: {
        readonly title: "Allow a comparison with {name}?";
        readonly text: "{by} needs your consent for a parentage test of {offspring}.";
        readonly button: "Decide";
        readonly label: "Decide about the comparison with {name}";
        readonly more: "{count, plural, one {# more request} other {# more requests}}";
      };
      readonly kits: {
        readonly title: "Activate a kit: {name}";
        readonly text: "Activate it before you post the sample. It belongs to order {order}.";
        readonly sentText: "Sent on {date} with order {order}. Activate it before you post the sample.";
        readonly more: "{count, plural, one {# more kit to activate} other {# more kits to activate}}";
      };
    };
    readonly animals: {
      readonly title: "{type, select, vet {Recent patients} other {Recent animals}}";
      readonly all: "{type, select, vet {All patients} other {All animals}} ({count})";
      readonly failed: "We could not load your animals. Please try again.";
      readonly none: "{type, select, vet {No patients yet} other {No animals yet}}";
      readonly noneHint: "Add one now, or activate a kit and we add it for you.";
      readonly add: "{type, select, vet {Add a patient} other {Add an animal}}";
    };
  };
  readonly products: {
    readonly metaTitle: "{name} in {species, select, canine {dogs} other {cats}}";
    readonly price: "Price";
    readonly samples: {
      readonly swab: "Cheek swab you take at home";
      readonly blood: "Blood, taken by a vet";
      readonly stored: "No new sample: we use the one we hold";
    };
    readonly turnaroundDays: "Results {min} to {max} working days after your sample reaches the lab";
    readonly turnaroundOneDay: "Results {min, plural, one {# working day} other {# working days}} after your sample reaches the lab";
    readonly tests: "What it tests";
    readonly testsCaption: "{count, plural, one {# test is} other {# tests are}} included";
    readonly singlyTests: "The same {count} tests as a custom profile: {price}.";
    readonly saved: "You save {saved}.";
    readonly bundles: "Better value";
    readonly bundlesText: "This test is part of these too. One swab is enough for all of it.";
    readonly bundleTests: "{count, plural, one {# test} other {# tests}} in one";
    readonly share: "Share";
    readonly shared: "Link copied!";
    readonly inheritanceDiagram: {
      readonly title: "How it is passed on";
      readonly AR: "Two healthy carriers: on average one of four young is clear, two carry, one gets both copies.";
      readonly AD: "One parent with one copy is enough: on average half of the young get it.";
      readonly XR: "It lies on the X chromosome: of a carrier mother’s sons half get it, her daughters may carry it.";
      readonly clear: "Clear";
      readonly carrier: "Carrier";
      readonly affected: "At risk";
      readonly sire: "Sire";
      readonly dam: "Dam";
      readonly son: "Son";
      readonly daughter: "Daughter";
    };
    readonly gene: "Gene {gene}";
    readonly inherited: {
      readonly AR: "Two copies needed: carriers stay well";
      readonly AD: "One copy is enough";
      readonly AID: "One copy shows a little, two show more";
      readonly XR: "Mostly males: it is on the X chromosome";
      readonly XD: "One copy is enough: it is on the X chromosome";
      readonly complex: "A risk only: several genes or other causes play a part";
    };
    readonly breeds: "Relevant breeds";
    readonly allDogBreeds: "This product is made for every breed of dog.";
    readonly allCatBreeds: "This product is made for every breed of cat.";
    readonly allBreeds: "This product is made for every breed.";
    readonly seeDogBreeds: "All dog breeds";
    readonly seeCatBreeds: "All cat breeds";
    readonly quantity: "Quantity";
    readonly less: "One less";
    readonly more: "One more";
    readonly add: "Add to cart";
    readonly adding: "Adding";
    readonly priceChanged: "The price is now {price}.";
    readonly member: {
      readonly loading: "Looking at your animals";
      readonly signIn: "Sign in";
      readonly signInToOrder: "This adds to the results of one animal that has been tested with us. Sign in to choose which one.";
      readonly signInToCheck: "Sign in to see which profiles of your animals are on file and whether they can be compared.";
    };
    readonly parentage: {
      readonly title: "Which profiles can be compared";
      readonly current: "We make new profiles with the {panel}. Offspring and parents can be compared when all of them have a profile made with this panel and at least {least} of its {count} markers gave a result in every one.";
      readonly other: "Profiles made with the {panel} can be compared with each other, and with nothing else: they read other places in the DNA.";
      readonly laboratories: "Numbers from another laboratory may be shifted a little, so we compare only profiles we have made ourselves.";
      readonly check: "Check your own animals";
    };
    readonly storedDays: "Results {min} to {max} working days after your order";
    readonly madeDays: "Made for you and posted within {max} working days";
    readonly promises: "What to expect";
    readonly deliveryPromise: "Delivered in {min} to {max} working days for {price}";
    readonly engraving: "What should we engrave? Add your telephone number and the DNA profile number as a note to the tag in your cart.";
    readonly box: {
      readonly title: "What’s in the box";
      readonly swabs: "2 sterile cheek swabs in paper sleeves";
      readonly bloodCard: "A card for one drop of blood, with a sleeve";
      readonly barcode: "A barcode that links the sample to your animal";
      readonly guide: "A picture guide: sampling takes about five minutes";
      readonly pouch: "A prepaid return envelope, valid in your country";
      readonly noTest: "The test itself is not included.";
      readonly kits: "{count} complete boxes, each with:";
    };
    readonly report: {
      readonly title: "What your report looks like";
      readonly text: "Every result in plain words: clear, carrier or at risk, and what to do next. Read it online, print it or share it with your vet or a buyer.";
      readonly alt: "First page of a sample report: results grouped as at risk, carrier, clear and traits";
      readonly open: "Open the sample report larger";
      readonly newTab: "opens in a new tab";
    };
    readonly steps: {
      readonly title: "How it works";
      readonly order: "Order your kit";
      readonly orderText: "We post it to you. Activate it online with its barcode.";
      readonly orderStored: "Place your order";
      readonly orderStoredText: "Choose the animal. There is nothing to collect and nothing to post.";
      readonly swab: "Swab the cheek";
      readonly swabText: "Roll each swab inside the cheek for 15 to 30 seconds.";
      readonly blood: "Have blood taken";
      readonly bloodText: "Your vet puts a drop of blood on the card.";
      readonly post: "Post it back";
      readonly postText: "Let it dry and use the prepaid envelope.";
      readonly lab: "We test the stored sample";
      readonly labText: "If it does not suffice, we send a new kit free of charge.";
      readonly read: "Read your results";
      readonly readText: "We email you as soon as the report is ready.";
    };
    readonly testColumns: {
      readonly test: "What it finds";
      readonly inheritance: "Inheritance";
      readonly evidence: "Reference";
    };
    readonly showAll: "Show all {count} tests";
    readonly reportedIn: "Reported in {names}.";
    readonly reportedCount: "Reported in {count} breeds.";
    readonly who: {
      readonly title: "Who it’s for";
      readonly breeder: "Breeders";
      readonly owner: "Pet owners";
      readonly vet: "Vets";
    };
    readonly questions: {
      readonly title: "Questions";
      readonly swabQ: "How do I take the sample?";
      readonly swabA: "Roll a soft swab along the inside of the cheek for 15 to 30 seconds, one to two hours after food.";
      readonly swabLink: "See the steps in pictures";
      readonly failQ: "What happens if the sample does not work?";
      readonly failA: "We send a new kit. The new sample adds about two weeks.";
      readonly ageQ: "How old must a puppy or kitten be?";
      readonly ageA: "DNA does not change with age. Part unweaned young from their mother for 30 to 60 minutes before you swab.";
      readonly packQ: "How long can kits wait?";
      readonly packA: "Two years. You can also pass kits you do not need on to another account.";
      readonly clearQ: "Does clear mean that an illness cannot occur?";
      readonly clearA: "It means that the tested variant was not found. Other causes are not ruled out.";
      readonly storedQ: "What if I have not been tested with you before?";
      readonly storedA: "Then we have no sample to use. Order a kit with the test instead.";
      readonly noteQ: "Where do I say what you should make?";
      readonly noteA: "Add it as a note to the item in your cart. Name the animal and its DNA profile or report.";
      readonly endQ: "How do I end it?";
      readonly endA: "In your account, at any time. It then runs to the end of the year you have paid for.";
      readonly accountQ: "Do I need an account to order?";
      readonly accountA: "No. You can order as a guest. An account keeps your animals and their results together.";
    };
    readonly delivery: {
      readonly title: "Delivery and returns";
      readonly time: "{price} for tracked post, delivered in {min} to {max} working days. Some countries take up to 5 working days longer; checkout shows your dates and faster delivery.";
      readonly none: "Nothing is posted, so there is no delivery charge.";
      readonly cancel: "You can cancel until your sample arrives in the laboratory.";
      readonly return: "Return unopened kits and goods within 14 days of delivery. You pay the postage.";
      readonly terms: "Terms and conditions";
    };
    readonly sizes: {
      readonly title: "More animals to test?";
      readonly titlePack: "Choose a size";
      readonly each: "{price} per kit";
      readonly save: "Save {saved}";
      readonly count: "{count, plural, one {# kit} other {# kits}}";
    };
  };
  readonly registration: {
    readonly title: "Register";
    readonly description: "Open an account as a breeder, an owner or a vet.";
    readonly choose: "Which account do you need? It sets your prices, tests and tools.";
    readonly haveAccount: "Already have an account?";
    readonly login: "Sign in";
    readonly breeder: {
      readonly card: "Breeder";
      readonly text: "Plan litters, test breeding animals and keep every result in one place.";
      readonly title: "Register as a breeder";
    };
    readonly owner: {
      readonly card: "Owner";
      readonly text: "Get to know your own dog or cat: health, ancestry and traits.";
      readonly title: "Register as an owner";
    };
    readonly vet: {
      readonly card: "Vet";
      readonly text: "Order for your patients, on account, and read their results.";
      readonly title: "Register as a vet";
    };
    readonly otherType: "Choose another account type";
    readonly form: {
      readonly name: "Name";
      readonly email: "Email";
      readonly emailHint: "We’ll send a link to this address.";
      readonly password: "Password";
      readonly passwordHint: "At least 8 characters. A few random words are easy to remember and hard to guess.";
      readonly country: "Country";
      readonly chooseCountry: "Choose a country";
      readonly clinic: "Clinic";
      readonly registrationNumber: "Registration number";
      readonly registrationNumberHint: "With your veterinary board. We check it before your clinic can order on account.";
      readonly acceptTerms: "I accept the terms and conditions";
      readonly readTerms: "Read the terms and conditions";
      readonly submit: "Register";
      readonly submitting: "One moment";
      readonly failed: "Failed to register";
      readonly successTitle: "Check your inbox";
      readonly successText: "We’ve sent you a link. It works once, for 30 minutes. If it doesn’t arrive, check your spam folder or register again.";
    };
    readonly confirm: {
      readonly title: "Confirm your account";
      readonly description: "The last step of your registration: confirm it with your password and you’re in.";
      readonly text: "Enter the password you chose when you registered to sign in.";
      readonly notChosen: "Didn’t choose it, or forgot it? Register again: only your latest registration counts.";
      readonly linkIncomplete: "This link is incomplete. Open it again from your email.";
      readonly registerAgain: "Register again";
      readonly form: {
        readonly password: "Password";
        readonly submit: "Confirm and sign in";
        readonly submitting: "One moment";
        readonly failed: "Failed to confirm";
        readonly linkExpired: "This link has already been used or has expired.";
        readonly registerAgain: "Register again";
      };
    };
    readonly forgotPassword: {
      readonly title: "Forgot password?";
      readonly description: "Get an email with a link to choose a new password for your account.";
      readonly text: "Enter your email address. If it belongs to an account, we’ll send you a link to choose a new password.";
      readonly login: "Sign in";
      readonly form: {
        readonly email: "Email";
        readonly securityHint: "To confirm you're not a robot.";
        readonly website: "Leave this field empty";
        readonly submit: "Send me a link";
        readonly submitting: "One moment";
        readonly failed: "Failed to forgot password";
        readonly successTitle: "Check your inbox";
        readonly successText: "If this address has an account, a link is on its way. It works once, for 30 minutes.";
      };
    };
    readonly resetPassword: {
      readonly title: "Choose a new password";
      readonly description: "Choose a new password for your account, with the link we sent you.";
      readonly text: "This signs you out on all devices. Then sign in with your new password.";
      readonly linkIncomplete: "This link is incomplete. Open it again from your email.";
      readonly requestNewLink: "Get a new link";
      readonly form: {
        readonly password: "New password";
        readonly passwordHint: "At least 8 characters. A few random words are easy to remember and hard to guess.";
        readonly submit: "Save password";
        readonly submitting: "One moment";
        readonly failed: "Failed to reset password";
        readonly successTitle: "Password changed";
        readonly successText: "Sign in with your new password.";
        readonly login: "Sign in";
        readonly linkExpired: "This link has already been used or has expired.";
        readonly requestNewLink: "Get a new link";
      };
    };
    readonly securityQuestion: {
      readonly question: "What is {first} plus {second}? Write a number.";
      readonly numbers: readonly ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"];
    };
  };
  readonly reminders: {
    readonly metaTitle: "Reminder emails";
    readonly description: "Choose which reminders about your kits and samples we email you.";
    readonly title: "Reminder emails";
    readonly loading: "Opening your settings";
    readonly retry: "Try again";
    readonly intro: "We send these to {email}. Untick what you do not want.";
    readonly legend: "Remind me when";
    readonly activation: "a kit is not activated yet";
    readonly posting: "a sample I posted has not arrived";
    readonly expiry: "a kit is about to expire";
    readonly always: "If a sample is on hold or something goes wrong with it, we always email you. Otherwise you would wait for results that never come.";
    readonly save: "Save";
    readonly saving: "Saving";
    readonly saved: "Saved.";
    readonly none: "Unsubscribe from all";
    readonly noneDone: "Done. You won’t get any more reminders.";
    readonly goneTitle: "This link does not work";
    readonly goneText: "It may be incomplete. Open the link at the end of a reminder email once more, or write to us and we change it for you.";
    readonly contact: "Contact us";
  };
  readonly reportAuthentication: {
    readonly metaTitle: "Report authentication: is this report genuine?";
    readonly description: "Check whether a DNA report was issued by our laboratory: enter its barcode and compare the date and version with your copy.";
    readonly title: "Is this report genuine?";
    readonly crumb: "Report authentication";
    readonly intro: "Has someone shown you one of our reports? Enter its barcode and compare the date and version with your copy.";
    readonly privacy: "To protect owners, we show no results, animals or names here. Ask the owner to show you the results.";
    readonly field: "Barcode of the report";
    readonly hint: "It is the barcode on the tube and begins with TM.";
    readonly submit: "Check report";
    readonly required: "Enter the barcode of the report";
    readonly loading: "Checking the report";
    readonly updating: "Checking";
    readonly retry: "Try again";
    readonly noScript: "The check needs JavaScript. Please turn it on in your browser.";
    readonly noneTitle: "No report with this barcode";
    readonly noneText: "Compare the barcode with the report. If it is right, we did not issue the report, or have not issued it yet.";
    readonly genuineTitle: "Yes, we issued this report";
    readonly revokedTitle: "This report was revoked";
    readonly genuineText: "The current version is number {version}, issued on {date}. Compare both with your copy.";
    readonly revokedText: "We issued it and withdrew it later. Please do not rely on it.";
    readonly versions: "Issued versions";
    readonly version: "Version {version}";
    readonly issued: "Issued on {date}";
    readonly partial: "Partial: some tests had no result.";
    readonly complete: "Complete.";
    readonly signed: "Signed: the code on the PDF shows what we issued.";
    readonly statuses: {
      readonly current: "Current";
      readonly superseded: "Superseded by version {version}";
      readonly revoked: "Revoked";
    };
  };
  readonly research: {
    readonly labels: {
      readonly projects: {
        readonly "late-onset-epilepsy": "Late-onset epilepsy in dogs";
        readonly "feline-kidney-disease": "Kidney disease in cats";
        readonly "healthy-seniors": "Healthy senior dogs and cats";
      };
      readonly ownIdea: "My own idea";
      readonly roles: {
        readonly scientist: "Scientist";
        readonly breeder: "Breeder";
        readonly vet: "Vet";
        readonly owner: "Owner";
        readonly other: "Other";
      };
      readonly species: {
        readonly canine: "Dogs";
        readonly feline: "Cats";
        readonly both: "Dogs and cats";
      };
      readonly types: {
        readonly "application/pdf": "PDF";
        readonly "image/jpeg": "JPEG";
        readonly "image/png": "PNG";
      };
    };
    readonly apply: {
      readonly title: "Take part in our research";
      readonly metaTitle: "Apply for a research project";
      readonly description: "Join an open research project, or propose one of your own: for scientists, breeders, vets and owners of dogs and cats.";
      readonly crumb: "Apply";
      readonly parent: "Research and innovation";
      readonly intro: "Scientists, breeders, vets and owners help us find new tests. Join a project or suggest your own. You don’t need an account.";
      readonly projects: "Open projects";
      readonly toProject: "Join this project";
      readonly noScript: "The form needs JavaScript. You can also write to {mail}.";
    };
    readonly project: {
      readonly title: "Apply: {project}";
      readonly metaTitle: "Join: {project}";
      readonly crumb: "Apply";
      readonly other: "Not what you’re looking for? See all open projects";
    };
    readonly about: {
      readonly "late-onset-epilepsy": "We look for variants behind seizures that start after the age of five. We need affected dogs, and healthy relatives of the same age.";
      readonly "feline-kidney-disease": "We study families of cats with kidney disease in every generation, and need blood values or ultrasound findings.";
      readonly "healthy-seniors": "Dogs over twelve and cats over fifteen without a known disease show which variants do no harm.";
    };
    readonly next: {
      readonly title: "What happens next";
      readonly first: "We confirm by email that your application has arrived.";
      readonly second: "A scientist reads it and replies, usually within two weeks.";
      readonly third: "If it fits, we agree on animals, samples and data. Please send no samples before that.";
    };
    readonly form: {
      readonly about: "About you";
      readonly name: "Name";
      readonly email: "Email";
      readonly country: "Country";
      readonly chooseCountry: "Choose a country";
      readonly role: "I am a";
      readonly chooseRole: "Choose your role";
      readonly institution: "Institution, practice or kennel (optional)";
      readonly research: "Your proposal";
      readonly project: "Project";
      readonly species: "Species";
      readonly chooseSpecies: "Choose a species";
      readonly breeds: "Breeds (optional)";
      readonly breedsHint: "For example Border Collie, mixed breeds";
      readonly proposal: "What do you propose or offer?";
      readonly proposalHint: "For example what has been seen, how many animals you know of, and which samples or records exist.";
      readonly consent: "I agree that my application and its files are stored and reviewed, and that you contact me about it.";
      readonly privacy: "How we handle your data";
      readonly submit: "Send application";
      readonly submitting: "Sending";
      readonly uploading: "Please wait until your files have been uploaded.";
      readonly successTitle: "Thank you for your application";
      readonly successText: "We have sent a confirmation to {email}. A scientist reads your application and replies, usually within two weeks.";
      readonly toResearch: "Back to research and innovation";
    };
    readonly files: {
      readonly title: "Files (optional)";
      readonly hint: "Up to {count} PDF, JPEG or PNG files of {size} MB each, for example a pedigree or a diagnosis.";
      readonly choose: "Add a file";
      readonly uploading: "Uploading";
      readonly list: "Attached files";
      readonly attached: "{name} is attached.";
      readonly removed: "{name} is removed.";
      readonly remove: "Remove";
      readonly tooLarge: "{name} is larger than {size} MB.";
      readonly full: "You have attached {count} files, the most we accept.";
      readonly failed: "{name}: {reason}";
    };
    readonly facts: {
      readonly role: "Role";
      readonly institution: "Institution";
      readonly country: "Country";
      readonly project: "Project";
      readonly species: "Species";
      readonly breeds: "Breeds";
      readonly files: "Files";
      readonly file: "{type}, {size} MB";
    };
  };
  readonly resources: {
    readonly title: "Guides";
    readonly intro: "Guides to testing, chosen for you.";
    readonly groups: {
      readonly practice: "For your practice";
      readonly breeding: "For your breeding";
      readonly results: "Understanding results";
      readonly samples: "Taking and sending samples";
      readonly certified: "Certified samples";
      readonly shows: "Clubs and shows";
      readonly website: "This website";
    };
    readonly screens: {
      readonly howToOrder: "How to order, step by step";
      readonly howToOrderText: "From choosing a test to the report in the patient’s file.";
      readonly caseStudies: "Case studies";
      readonly caseStudiesText: "Illustrative examples of results in practice.";
      readonly factSheets: "Fact sheets";
      readonly factSheetsText: "Conditions and traits in plain English, to read, print and hand out.";
      readonly spreadsheets: "Import from a spreadsheet";
      readonly spreadsheetsText: "Import your animals from a list you already have.";
    };
    readonly missing: "Is something missing? Tell us what you need.";
    readonly contact: "Contact us";
    readonly order: {
      readonly title: "How to order";
      readonly intro: "For veterinary practices: from the first test to the report in the patient’s file.";
      readonly back: "All guides";
      readonly steps: "Ordering in six steps";
      readonly approve: {
        readonly title: "Have your practice confirmed";
        readonly text: "Enter your practice and its registration in your profile. Once we have confirmed it, you can order on account. Until then you pay when you order; everything else works the same.";
        readonly link: "My profile";
      };
      readonly choose: {
        readonly title: "Choose the tests";
        readonly text: "Search by condition or by breed. The fact sheet explains what a result means, so that you can discuss the test before you order it.";
        readonly store: "Tests for your patients";
        readonly facts: "Fact sheets";
      };
      readonly order: {
        readonly title: "Order";
        readonly text: "Add the tests to your cart. Choose the patient where a test needs one; use the note on each line for your file number. If we already have the animal’s sample, you don’t need a new kit.";
        readonly orders: "Your orders";
      };
      readonly swab: {
        readonly title: "Take the sample";
        readonly text: "Two cheek swabs, an hour or more after food. Compare name, microchip and barcode before you open the next kit. For a certified sample, scan the microchip at that moment and sign for it.";
        readonly guide: "How to take a sample";
        readonly certified: "About certified samples";
      };
      readonly activate: {
        readonly title: "Activate the kit and post it";
        readonly text: "Enter the barcode, the patient and the client. Let the swabs dry, then post them in the envelope of the kit. The owner’s consent to the test belongs in your file.";
        readonly activate: "Activate a kit";
        readonly shipping: "Sending from abroad";
      };
      readonly results: {
        readonly title: "Read and share the result";
        readonly text: "We’ll email you when the report is ready. Results that matter for medicines, anaesthesia and bleeding come first. You can share the animal with its owner, who then reads the same report.";
        readonly patients: "My patients";
        readonly cases: "Case studies";
      };
      readonly paying: "Payment";
      readonly account: "Orders on account come with an invoice, due in 30 days. You can view, download and pay all invoices on one page.";
      readonly overdue: "You can’t place new orders while an invoice is overdue. Once it is paid, you can order again.";
      readonly invoices: "Practice invoices";
      readonly advance: "Kits for clients, and supplies";
      readonly advanceText: "Practices that hold kits for their clients order them in advance and see here how each one stands. Practices with access to supplies order swabs and kits in quantity; you apply for it in your profile.";
      readonly advanceLink: "Orders in advance";
      readonly suppliesLink: "Order supplies";
    };
    readonly cases: {
      readonly notice: "All cases on this page are invented examples for teaching. They describe no real patient, owner or practice.";
      readonly facts: "Fact sheets for these cases";
      readonly factsText: "Read more, or print them for the owner.";
    };
  };
  readonly responsibleBreeders: {
    readonly program: "Responsible breeder program";
    readonly form: {
      readonly crumb: "Apply";
      readonly title: "Apply for the responsible breeder program";
      readonly description: "Apply here to join our public list of responsible breeders of dogs and cats.";
      readonly intro: "Tell us about your kennel or cattery. We read every application and reply by email.";
      readonly noScript: "This form needs JavaScript. You can email us instead: our address is on the contact page.";
    };
    readonly visit: {
      readonly loading: "Checking your application";
      readonly failed: "Error fetching data";
      readonly retry: "Try again";
      readonly guestTitle: "Sign in first";
      readonly guestText: "Your application belongs to a breeder account, so that you can change or withdraw it at any time. After signing in you come straight back here.";
      readonly login: "Sign in";
      readonly register: "Register as a breeder";
      readonly otherTitle: "This is for breeders";
      readonly otherText: "Yours is not a breeder account, and the list is only for kennels and catteries. If you breed too, register a breeder account with another email address.";
      readonly toSearch: "Find a responsible breeder";
      readonly waitingTitle: "We are reading your application";
      readonly waitingText: "We’ll email you as soon as we’ve decided. This is what you asked us to publish:";
      readonly listedTitle: "You are on the list";
      readonly listedText: "This is your public listing:";
      readonly changeWaits: "It stays as it is until we’ve approved your change.";
      readonly change: "Apply for a change";
      readonly declinedTitle: "We could not approve it yet";
      readonly declinedText: "Correct what is missing, then apply again. Your answers are still in the form.";
      readonly note: "Our note: {note}";
      readonly offTitle: "You are not on the list";
      readonly offText: "Your answers are still in the form. You can apply again at any time.";
      readonly withdraw: "Take me off the list";
      readonly withdrawWaiting: "Withdraw my application";
      readonly withdrawText: "You disappear from the list, and any open application is deleted.";
      readonly withdrawing: "One moment";
      readonly keep: "Keep it as it is";
    };
    readonly fields: {
      readonly title: "Your application";
      readonly name: "Kennel or cattery";
      readonly nameHint: "As buyers know it.";
      readonly country: "Country";
      readonly choose: "Please choose";
      readonly place: "Town and region";
      readonly placeHint: "Town and region only, no street.";
      readonly breeds: "Breeds you keep";
      readonly breedsHint: "Type at least three letters and choose. One to ten breeds.";
      readonly full: "You have chosen {count} breeds, the most a listing can have.";
      readonly remove: "Remove {name}";
      readonly searching: "Searching breeds";
      readonly noBreed: "No breed with this name.";
      readonly website: "Website (optional)";
      readonly websiteHint: "It begins with https://";
      readonly statement: "How do you test your animals and find them homes?";
      readonly statementHint: "Which tests you do before a mating, what buyers see, and when puppies or kittens leave. Only we read this.";
      readonly consent: "I agree that you publish the name, place, breeds and website. I can withdraw this at any time.";
      readonly send: "Apply";
      readonly sending: "One moment";
    };
    readonly facts: {
      readonly place: "Place";
      readonly breeds: "Breeds";
      readonly website: "Website";
      readonly noWebsite: "None";
    };
    readonly search: {
      readonly crumb: "Find a breeder";
      readonly title: "Find a responsible breeder";
      readonly description: "Find breeders of dogs and cats who test before they breed, by breed and country. We review every application.";
      readonly intro: "Kennels and catteries that test before they breed. A listing is a good sign, not a guarantee: visit, meet the mother, and ask for the reports.";
      readonly filter: "Search the list";
      readonly breed: "Breed";
      readonly breedHint: "A name or part of one.";
      readonly species: "Dogs or cats";
      readonly canine: "Dogs";
      readonly feline: "Cats";
      readonly country: "Country";
      readonly all: "All";
      readonly show: "Search";
      readonly everything: "Show the whole list";
      readonly count: "{count, plural, one {# breeder} other {# breeders}}";
      readonly website: "Website of {name}";
      readonly nothing: "Nothing found.";
      readonly nothingHint: "No breeder on the list matches all of that yet. Try another country, or part of the breed’s name.";
      readonly apply: "Do you breed and test? Apply for the list.";
      readonly about: "What the program asks of a breeder";
      readonly pages: "Pages of the list";
    };
  };
  readonly results: {
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
      readonly calm: "Nothing that needs attention.";
      readonly calmSoFar: "Nothing that needs attention so far.";
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
      readonly systems: "Every test in this report. Results that matter are open, clear ones are folded.";
    };
    readonly count: "{count, plural, one {# test} other {# tests}}";
    readonly outcomes: {
      readonly clear: "Clear";
      readonly carrier: "Carrier";
      readonly "at-risk-one": "At risk (one copy)";
      readonly "at-risk-two": "At risk (two copies)";
      readonly "at-risk-by-sex": "At risk (X-linked)";
      readonly trait: "Trait genotype";
      readonly "not-reported": "Not reported";
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
      readonly assay: "Laboratory method {assay}";
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
        readonly text: "The laboratory work continues. We release the results as soon as the order is paid.";
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
      readonly note: "The range shows where the laboratory expects the true share. A breed mix is an estimate, not a pedigree.";
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
      readonly noReference: "There is no reference for this breed yet.";
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
      readonly text: "Tell us what doesn’t match, for example a colour or sex that isn’t {name}’s. The laboratory will look at the sample again.";
      readonly message: "What looks wrong?";
      readonly email: "Your email address";
      readonly submit: "Send to the laboratory";
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
  };
  readonly roleLanding: {
    readonly breeder: {
      readonly metaTitle: "DNA tests for breeders";
      readonly description: "DNA tests for breeders of dogs and cats: test the parents before mating and the litter before it leaves, and prove parentage to your registry.";
      readonly title: "Breed with confidence";
      readonly intro: "Know what a pair can pass on before you mate them, and what each puppy or kitten carries before it leaves you.";
      readonly dogs: "Tests for dogs";
      readonly cats: "Tests for cats";
      readonly litter: {
        readonly title: "From mating to registration";
        readonly pair: {
          readonly title: "Test the pair";
          readonly text: "A breed profile shows what sire and dam carry. Carriers are healthy: with the right mate, you can keep them in your line.";
        };
        readonly young: {
          readonly title: "Test the litter";
          readonly text: "Give each puppy or kitten its own result. Multi-packs bring the price per animal down.";
        };
        readonly papers: {
          readonly title: "Prove the parentage";
          readonly text: "A DNA profile identifies an animal for life. Compared with the sire’s and dam’s, it proves parentage to your registry.";
        };
      };
      readonly litterDiagram: {
        readonly title: "A clear sire and a carrier dam";
        readonly text: "On average, half the litter is clear and half are carriers. None are affected.";
        readonly sire: "Sire: clear";
        readonly dam: "Dam: carrier";
        readonly clear: "Clear";
        readonly carrier: "Carrier, healthy";
      };
      readonly nextSteps: {
        readonly title: "More for breeders";
        readonly dogs: {
          readonly title: "For dogs";
          readonly text: "Full breed profiles, single tests, parentage and packs.";
        };
        readonly cats: {
          readonly title: "For cats";
          readonly text: "Full breed profiles, blood group, colours and parentage.";
        };
        readonly responsible: {
          readonly title: "Responsible breeders";
          readonly text: "Show buyers that you test, and how.";
        };
        readonly benefits: {
          readonly title: "Breeder benefits";
          readonly text: "Packs, points and other benefits of testing with us.";
        };
      };
      readonly best: "Most popular with breeders";
      readonly diversity: {
        readonly title: "How diverse is your line?";
        readonly text: "Two animals with no common ancestor on paper can still be closely related. Heterozygosity puts a number on it.";
        readonly link: "Read about heterozygosity";
      };
    };
    readonly vet: {
      readonly metaTitle: "DNA screening for veterinary practices";
      readonly description: "Screen canine and feline patients for the conditions known in their breed, with one sample. Order on account and pay by invoice.";
      readonly title: "One sample for what matters in your patient’s breed";
      readonly intro: "Genetic screening that fits into a consultation: a swab or blood sample, a barcode, and a report in clinical terms.";
      readonly dogs: "Canine patients";
      readonly cats: "Feline patients";
      readonly breed: {
        readonly title: "Screen by breed";
        readonly text: "What to screen for depends on the breed. Look up your patient’s breed to see its tests, with genes and inheritance.";
        readonly canine: "Dog breeds A to Z";
        readonly feline: "Cat breeds A to Z";
      };
      readonly order: {
        readonly title: "Ordering for a patient";
        readonly text: "The practice orders, and the report comes back to the practice.";
        readonly order: {
          readonly title: "Keep kits in stock";
          readonly text: "Order a month’s supply. It goes on your practice’s account, with 30 days to pay.";
        };
        readonly swab: {
          readonly title: "Sample at the visit";
          readonly text: "A cheek swab takes half a minute. If you’re drawing blood anyway, that works too.";
        };
        readonly read: {
          readonly title: "Discuss the report";
          readonly text: "The report says what we found and what it means. It makes clear that carriers are healthy.";
        };
      };
      readonly screens: {
        readonly title: "Geno Vet: screening for practices";
        readonly text: "For patients of unknown or mixed breed: ancestry and a health panel in one report, with drug and bleeding risks first.";
        readonly empty: "Geno Vet is not available in your country at the moment.";
      };
      readonly nextSteps: {
        readonly title: "More for your practice";
        readonly cases: {
          readonly title: "Case studies";
          readonly text: "How colleagues reached a diagnosis, and what they did next.";
        };
        readonly dogs: {
          readonly title: "All tests for dogs";
          readonly text: "By purpose: Geno Vet, breeds, single genes.";
        };
        readonly cats: {
          readonly title: "All tests for cats";
          readonly text: "By purpose: Geno Vet, breeds, single genes.";
        };
      };
    };
    readonly owner: {
      readonly metaTitle: "DNA tests for pet owners";
      readonly description: "One kit tells you where your dog or cat comes from and how to keep it healthy, in plain English.";
      readonly title: "Who are you, really?";
      readonly intro: "One kit and half a minute: find out where your pet comes from and how to keep it healthy.";
      readonly shop: "See the tests for your pet";
      readonly report: {
        readonly title: "What your report looks like";
        readonly text: "First the family tree, then health, with what each result means for everyday life. No jargon.";
        readonly sample: "Example report";
        readonly name: "Poppy";
        readonly from: "Where she comes from";
        readonly poodle: "Poodle";
        readonly golden: "Golden Retriever";
        readonly spaniel: "Cocker Spaniel";
        readonly health: "Her health";
        readonly eyes: "Eyes";
        readonly clear: "Clear";
        readonly eyesText: "Nothing found in the eye tests.";
        readonly blood: "Blood clotting";
        readonly carrier: "Carrier";
        readonly bloodText: "She is healthy and will stay healthy. It only matters if she has puppies.";
      };
      readonly best: "Where most people start";
      readonly nextSteps: {
        readonly title: "Good to know";
        readonly swab: {
          readonly title: "Taking the sample";
          readonly text: "How to swab a cheek, even if your cat would rather not.";
        };
        readonly dogBreeds: {
          readonly title: "Dog breeds";
          readonly text: "Which tests make sense for your dog’s breed.";
        };
        readonly catBreeds: {
          readonly title: "Cat breeds";
          readonly text: "Which tests make sense for your cat’s breed.";
        };
        readonly help: {
          readonly title: "Questions and answers";
          readonly text: "How long it takes, and what the terms mean.";
        };
      };
    };
  };
  readonly sampleTracker: {
    readonly metaTitle: "Sample tracker: follow your DNA sample";
    readonly description: "Enter the barcode on the tube and see where the sample is: from the parcel through the laboratory to the finished report.";
    readonly title: "Track your sample";
    readonly crumb: "Sample tracker";
    readonly intro: "See where your sample is and when to expect the report. All you need is the barcode on the tube.";
    readonly field: "Barcode on the tube";
    readonly hint: "It begins with TM. Spaces do not matter.";
    readonly submit: "Track sample";
    readonly required: "Enter the barcode from the tube";
    readonly loading: "Looking up your sample";
    readonly updating: "Looking up";
    readonly retry: "Try again";
    readonly noScript: "The tracker needs JavaScript. Please turn it on in your browser.";
    readonly unknownTitle: "We don’t know this barcode";
    readonly unknownText: "Please compare it with the label on the tube.";
    readonly live: "This page updates by itself.";
    readonly updated: "Updated: {headline}";
    readonly barcodeLine: "Barcode {barcode}";
    readonly ofAnimal: "{name}’s sample";
    readonly stagesTitle: "From your order to the report";
    readonly done: "done";
    readonly now: "now";
    readonly stopped: "stopped here";
    readonly phases: {
      readonly you: "With you";
      readonly laboratory: "At the laboratory";
      readonly report: "Your report";
    };
    readonly stages: {
      readonly ordered: {
        readonly name: "Ordered";
        readonly headline: "We are preparing your kit";
        readonly text: "Your order is confirmed and we are packing the kit. When it arrives, activate it before you post the sample.";
      };
      readonly "kit-sent": {
        readonly name: "Kit sent";
        readonly headline: "Your kit is on its way";
        readonly text: "Activate the kit before you post the sample, so that we know which animal it is from.";
      };
      readonly activated: {
        readonly name: "Activated";
        readonly headline: "Ready for your sample";
        readonly text: "The kit is activated. Take the sample, let it dry and post it to us.";
      };
      readonly posted: {
        readonly name: "Posted";
        readonly headline: "Your sample is on its way to us";
        readonly text: "We email you as soon as it arrives.";
      };
      readonly received: {
        readonly name: "Received";
        readonly headline: "Your sample has arrived";
        readonly text: "It is at the laboratory, waiting for its quality check.";
      };
      readonly "quality-check": {
        readonly name: "Quality check";
        readonly headline: "Your sample is at the laboratory";
        readonly text: "We are checking its quality and extracting the DNA.";
      };
      readonly "dna-extracted": {
        readonly name: "DNA extracted";
        readonly headline: "Your sample is at the laboratory";
        readonly text: "We have extracted the DNA. The tests come next.";
      };
      readonly testing: {
        readonly name: "Testing";
        readonly headline: "Your sample is at the laboratory";
        readonly text: "We are testing the DNA.";
      };
      readonly "data-review": {
        readonly name: "Data review";
        readonly headline: "Your sample is at the laboratory";
        readonly text: "The tests are done. A scientist is checking the results.";
      };
      readonly "report-ready": {
        readonly name: "Report ready";
        readonly headline: "Your report is ready";
        readonly text: "The laboratory has finished its work.";
      };
    };
    readonly unclaimed: {
      readonly headline: "Your sample has arrived";
      readonly text: "We don’t know yet which animal it is from. Activate the kit, so that we can send you the report.";
    };
    readonly states: {
      readonly "on-track": "On track";
      readonly "hold-payment": "On hold (payment)";
      readonly "hold-details": "On hold (details)";
      readonly failed: "Sample failed";
      readonly cancelled: "Cancelled";
      readonly ready: "Report ready";
    };
    readonly exceptions: {
      readonly "hold-payment": {
        readonly headline: "On hold: a payment is missing";
        readonly text: "The laboratory continues its work. We release the report as soon as the payment has arrived.";
      };
      readonly "hold-details": {
        readonly headline: "On hold: the details need a check";
        readonly text: "Some details don’t match the sample. We release the report once they are corrected. We have emailed the person who activated the kit.";
      };
      readonly failed: {
        readonly headline: "This sample could not be tested";
        readonly text: "This can happen, for example when a swab holds too little DNA. You have nothing more to pay.";
      };
      readonly cancelled: {
        readonly headline: "This kit was cancelled";
        readonly text: "It cannot be used for a test any more. If you have posted a sample in it, please contact us.";
      };
    };
    readonly problems: {
      readonly sex: "The sample does not match the sex you entered.";
      readonly species: "The sample does not match the species you entered.";
      readonly sire: "The sample does not match the sire you named.";
      readonly dam: "The sample does not match the dam you named.";
      readonly "other-animal": "The sample matches another animal in your account.";
      readonly other: "Some details don’t match the sample.";
    };
    readonly newKit: "We are sending you a new kit with the barcode {barcode}. It is activated already: take a fresh sample and post it.";
    readonly otherTube: "We continue with your other tube, {barcode}.";
    readonly promised: "Report expected by {date}";
    readonly moved: "The date has moved: {reason}";
    readonly turnaround: "Results take {min} to {max} working days from the day the sample arrives.";
    readonly actionsTitle: "What you can do";
    readonly actions: {
      readonly activate: "Activate this kit";
      readonly post: "I have posted it";
      readonly takeSample: "How to take the sample";
      readonly correct: "Check the details";
      readonly pay: "Go to your orders";
      readonly trackOther: "Track the other tube";
      readonly openReport: "Open the report";
      readonly authenticate: "Check a report";
      readonly signIn: "Sign in to see whose sample it is";
      readonly contact: "Contact us";
    };
  };
  readonly scan: {
    readonly button: {
      readonly open: "Scan barcode";
      readonly opening: "Opening the scanner";
      readonly loadFailed: "We couldn’t load the scanner. Check your connection and try again, or type the barcode.";
      readonly read: "Barcode read: {barcode}";
    };
    readonly title: "Scan the barcode";
    readonly close: "Close";
    readonly finish: "Done";
    readonly starting: "Starting the camera. Allow access if your browser asks.";
    readonly searching: "Hold the barcode inside the frame.";
    readonly stillSearching: "Still looking. Move closer, hold the tube still and make sure there is enough light.";
    readonly paused: "The camera is off.";
    readonly resume: "Turn the camera on";
    readonly failures: {
      readonly refused: "Camera access is blocked. Allow the camera for this site in your browser’s settings, then try again.";
      readonly missing: "We can’t find a camera on this device.";
      readonly busy: "We can’t start the camera. Close other apps that use it, then try again.";
      readonly insecure: "The camera only works over a secure connection.";
      readonly unsupported: "This browser can’t use the camera.";
      readonly reader: "We couldn’t load the scanner. Check your connection, then try again.";
    };
    readonly retry: "Try again";
    readonly lightOn: "Turn light on";
    readonly lightOff: "Turn light off";
    readonly photo: "Choose a photo";
    readonly readingPhoto: "Reading the photo";
    readonly photoFailures: {
      readonly noBarcode: "We can’t read a barcode in this photo. Take a sharp photo of the label from close up.";
      readonly notPhoto: "We can’t open this file. Choose a photo.";
      readonly reader: "We couldn’t load the scanner. Check your connection, then try again.";
    };
    readonly type: "Type the barcode instead";
    readonly tubeLabel: "Tube label";
  };
  readonly search: {
    readonly title: "Search";
    readonly titleFor: "Search results for “{search}”";
    readonly description: "Search all products, breeds and single DNA tests for dogs and cats, our articles and our help pages.";
    readonly label: "What are you looking for?";
    readonly hint: "Name of a test, a condition, a trait or a breed";
    readonly button: "Search";
    readonly bare: "Search products, breeds, tests, articles and help pages.";
    readonly nothing: "Result not found.";
    readonly nothingHint: "Try a shorter word or a different spelling.";
    readonly dog: "dog";
    readonly cat: "cat";
    readonly failed: "Error fetching data";
    readonly kinds: {
      readonly products: "Products";
      readonly breeds: "Breeds";
      readonly tests: "Tests";
      readonly articles: "Articles";
      readonly help: "Help";
    };
    readonly counts: {
      readonly products: "{count, plural, one {# product} other {# products}}";
      readonly breeds: "{count, plural, one {# breed} other {# breeds}}";
      readonly tests: "{count, plural, one {# test} other {# tests}}";
      readonly articles: "{count, plural, one {# article} other {# articles}}";
      readonly help: "{count, plural, one {# page} other {# pages}}";
    };
    readonly shown: "Showing {shown} of {count}";
    readonly all: {
      readonly products: "Show all {count} products";
      readonly breeds: "Show all {count} breeds";
      readonly tests: "Show all {count} tests";
      readonly articles: "Show all {count} articles";
      readonly help: "Show all {count} help pages";
    };
    readonly everything: "See all results for “{search}”";
    readonly gene: "Gene {gene}";
    readonly find: {
      readonly label: "Find a product";
      readonly hint: "Test, trait or breed";
      readonly button: "Find";
      readonly searching: "Searching";
      readonly suggestions: "{count, plural, one {# suggestion} other {# suggestions}}";
      readonly canine: "Dogs";
      readonly feline: "Cats";
    };
  };
  readonly security: {
    readonly question: "One last question";
    readonly hint: "To confirm you’re not a robot.";
    readonly failed: "We could not load the question. Please try again.";
    readonly retry: "Try again";
    readonly website: "Leave this field empty";
  };
  readonly shows: {
    readonly title: "Shows";
    readonly intro: "Register your club’s show with us: for swab kits, a discount code for exhibitors, or sponsorship.";
    readonly guide: "Guide for show secretaries";
    readonly register: "Register a show";
    readonly loading: "Loading your shows";
    readonly back: "Back to your shows";
    readonly empty: "No shows registered yet";
    readonly emptyHint: "Write to us eight weeks ahead, so that kits and catalogue are ready in time. We always reply.";
    readonly count: "{count, plural, one {# show} other {# shows}}";
    readonly pages: "Pages of shows";
    readonly kinds: {
      readonly shows: "Swab clinic";
      readonly sponsorship: "Sponsorship";
    };
    readonly states: {
      readonly requested: "Requested";
      readonly approved: "Approved";
      readonly "kits-sent": "Kits sent";
      readonly held: "Held";
      readonly closed: "Closed";
      readonly declined: "Declined";
      readonly withdrawn: "Withdrawn";
    };
    readonly nextSteps: {
      readonly requested: "We’ll review your request and email you within a few days.";
      readonly approved: "You’re approved. Share the code with your exhibitors. We’ll email you when the kits leave.";
      readonly approvedNoKits: "You’re approved. Share the code with your exhibitors.";
      readonly "kits-sent": "{count, plural, one {# swab kit is} other {# swab kits are}} on the way to you. After the show, tell us how it went.";
      readonly held: "Thank you for having us at your show.";
      readonly closed: "All done. We hope to see you again next year.";
      readonly declined: "We couldn’t take part this time.";
      readonly withdrawn: "This show was withdrawn. You can register it again.";
    };
    readonly note: "Our note: {note}";
    readonly progress: "Progress of the show";
    readonly done: "done";
    readonly facts: {
      readonly title: "What you told us";
      readonly club: "Club";
      readonly heldOn: "Date of the show";
      readonly place: "Place";
      readonly entries: "Expected entries";
      readonly kits: "Swab kits";
      readonly request: "Your request";
      readonly offer: "What you offer in return";
      readonly catalogueOn: "Catalogue closes";
      readonly contact: "Contact";
      readonly secretary: "Registered by";
      readonly registered: "Registered on {date}";
    };
    readonly delivery: "Tracking number: {trackingNumber}";
    readonly code: {
      readonly title: "Code for exhibitors";
      readonly text: "{percent}% off at the checkout, until {date}. Print it in the catalogue or send it to your exhibitors.";
      readonly ended: "The code could be used until {date}.";
      readonly used: "{used, plural, =0 {Nobody has used it yet.} one {Used by # order.} other {Used by # orders.}}";
      readonly limit: "It is good for {limit, plural, one {# order} other {# orders}}.";
      readonly copy: "Copy code";
      readonly copied: "Code copied";
    };
    readonly report: {
      readonly title: "How did it go?";
      readonly intro: "A few figures help us plan for the next show.";
      readonly entries: "Entries";
      readonly swabbed: "Animals swabbed";
      readonly returned: "Unused kits on their way back";
      readonly text: "Anything else?";
      readonly submit: "Send report";
      readonly sending: "Sending …";
      readonly done: "Thank you. Your report has arrived.";
      readonly sent: "Your report";
      readonly sentOn: "Sent on {date}";
      readonly change: "Change the report";
    };
    readonly withdraw: {
      readonly open: "Withdraw";
      readonly title: "Withdraw {name}?";
      readonly text: "We stop our preparations, and the discount code ends. This cannot be undone.";
      readonly submit: "Withdraw";
      readonly sending: "One moment";
      readonly close: "Close";
    };
    readonly form: {
      readonly title: "Register a show";
      readonly intro: "It takes about five minutes. We’ll decide within a few days and email you.";
      readonly show: "The show";
      readonly kind: "What is it about?";
      readonly kinds: {
        readonly shows: "A swab clinic or a discount code";
        readonly sponsorship: "Sponsorship of the show";
      };
      readonly club: "Club";
      readonly name: "Name of the show";
      readonly heldOn: "Date of the show";
      readonly place: "Place";
      readonly placeHint: "Showground, town and state.";
      readonly entries: "Expected entries";
      readonly kits: "Swab kits for a clinic";
      readonly kitsHint: "0 if you only want the discount code.";
      readonly sponsorship: "Sponsorship";
      readonly request: "What would you like from us?";
      readonly requestHint: "For example prizes, vouchers or a stand.";
      readonly offer: "What do you offer in return?";
      readonly offerHint: "For example our logo in the catalogue, or a word to your members.";
      readonly catalogueOn: "Catalogue closes on";
      readonly catalogueOnHint: "Leave empty if there is no catalogue.";
      readonly contact: "Contact";
      readonly contactName: "Name";
      readonly contactEmail: "Email";
      readonly contactPhone: "Phone";
      readonly optional: "Optional.";
      readonly submit: "Send request";
      readonly sending: "Sending …";
    };
    readonly admin: {
      readonly title: "Shows";
      readonly intro: "Decide new requests under Approvals. Move approved shows on here; each step emails the secretary.";
      readonly toApprovals: "Open requests";
      readonly filter: "State of the shows";
      readonly all: "All";
      readonly empty: "No shows here";
      readonly moves: {
        readonly "kits-sent": "Mark kits as sent";
        readonly held: "Mark as held";
        readonly closed: "Close";
        readonly withdrawn: "Call off";
      };
      readonly dialog: {
        readonly text: "The secretary gets an email.";
        readonly kits: "Number of kits sent";
        readonly trackingNumber: "Tracking number";
        readonly note: "Note to the secretary";
        readonly optional: "Optional.";
        readonly sending: "One moment";
        readonly close: "Close";
      };
    };
  };
  readonly spreadsheets: {
    readonly title: "Spreadsheets";
    readonly intro: "Import your animals from a spreadsheet, or export them to one. You see every row before anything is added.";
    readonly upload: {
      readonly title: "Import animals";
      readonly text: "One animal per row. Name, species and sex are required; breed, date of birth, microchip, registration and weight are optional.";
      readonly file: "Excel workbook or CSV file";
      readonly fileHint: "Up to {rows} rows and {size} MB";
      readonly sendFile: "Check this file";
      readonly noFile: "Please choose a file";
      readonly tooLarge: "This file is larger than {size} MB. Please split it.";
      readonly paste: "Rows from a spreadsheet";
      readonly pasteHint: "Select the rows in your spreadsheet, with the column names, copy them and paste them here";
      readonly sendPaste: "Check these rows";
      readonly noRows: "Please paste some rows";
      readonly sending: "Reading";
    };
    readonly export: {
      readonly title: "Export animals";
      readonly text: "All your animals, archived ones too, in a sheet that you can edit and share.";
      readonly xlsx: "Excel workbook";
      readonly csv: "CSV file";
      readonly emptyText: "To start from scratch, fill in an empty sheet with the right columns.";
      readonly empty: "Empty sheet";
    };
    readonly list: {
      readonly title: "Your latest imports";
      readonly none: "No imports yet";
      readonly noneHint: "Sheets you check or import are listed here for {days} days.";
      readonly pasted: "Pasted rows";
      readonly sent: "Sent on {date}";
      readonly rows: "{count, plural, one {# row} other {# rows}}";
      readonly open: "Not imported yet";
      readonly imported: "{count, plural, one {# animal imported} other {# animals imported}}";
      readonly loading: "Loading your imports";
    };
    readonly back: "All imports";
    readonly sheet: "From the sheet “{sheet}”.";
    readonly otherSheets: "{count, plural, one {The workbook has # other sheet, which was not read.} other {The workbook has # other sheets, which were not read.}}";
    readonly columns: {
      readonly title: "1. What the columns are";
      readonly text: "We have recognised what we could. Please check it, and choose the rest.";
      readonly column: "Column {number}";
      readonly untitled: "Column {number}, no name";
      readonly samples: "Such as: {samples}";
      readonly noSamples: "No values";
      readonly leaveOut: "Leave out";
      readonly hasHeader: "The first row has the names of the columns";
      readonly species: "Animals whose row does not say it are";
      readonly speciesNone: "Please choose";
      readonly canine: "Dogs";
      readonly feline: "Cats";
      readonly dateOrder: "A date such as 04/05/2023 is";
      readonly dmy: "4 May (day first)";
      readonly mdy: "April 5 (month first)";
      readonly check: "Check the rows again";
      readonly checking: "Checking";
      readonly changed: "You have changed the columns. Check the rows again before you import.";
    };
    readonly fields: {
      readonly petName: "Name";
      readonly species: "Species";
      readonly gender: "Sex";
      readonly breed: "Breed";
      readonly bornOn: "Date of birth";
      readonly chipNumber: "Microchip";
      readonly registrationNumber: "Registration number";
      readonly registrationName: "Registered name";
      readonly weight: "Weight";
      readonly personality: "Notes";
    };
    readonly rows: {
      readonly title: "2. What we found";
      readonly ready: "{count, plural, =0 {No row can be imported yet.} one {# row can be imported.} other {# rows can be imported.}}";
      readonly wrong: "{count, plural, =0 {} one {# row has a problem and is left out.} other {# rows have problems and are left out.}}";
      readonly preview: "The first rows, as we read them";
      readonly line: "Row";
      readonly female: "female";
      readonly male: "male";
      readonly unknown: "unknown";
      readonly dog: "dog";
      readonly cat: "cat";
      readonly mixed: "mixed";
      readonly mixOf: "{breed} mix";
      readonly problems: "Rows with problems";
      readonly problem: "Row {line}, {field}:";
      readonly emptyCell: "empty";
      readonly more: "{count, plural, one {# more problem is in the download.} other {# more problems are in the download.}}";
      readonly download: "Download these rows to correct them. Then import the corrected file: animals you already have are not added twice.";
      readonly downloadXlsx: "Rows with problems (Excel)";
      readonly downloadCsv: "Rows with problems (CSV)";
    };
    readonly import: {
      readonly title: "3. Import";
      readonly text: "The animals are added to your list at once. You can edit each of them later.";
      readonly submit: "{count, plural, one {Import # animal} other {Import # animals}}";
      readonly none: "Correct the columns above, or the rows in your spreadsheet, then check them again.";
      readonly sending: "Importing";
      readonly remove: "Delete this import";
      readonly removing: "Deleting";
      readonly removeText: "Deleting an import leaves the animals in your list as they are.";
    };
    readonly done: {
      readonly title: "{count, plural, one {# animal imported} other {# animals imported}}";
      readonly text: "You find them in your list, ready for a kit.";
      readonly allLeftOut: "{count, plural, one {# row was left out because of a problem.} other {# rows were left out because of problems.}}";
      readonly animals: "My animals";
      readonly another: "Import another sheet";
    };
  };
  readonly store: {
    readonly title: "DNA tests for dogs and cats";
    readonly metaTitle: "Store";
    readonly description: "Every DNA test we sell for dogs and cats: disease and trait tests, full breed profiles, DNA profiles and multi-packs, with prices.";
    readonly intro: "Choose a single test, a panel or a full breed profile. All you need is a cheek swab, unless the product page says otherwise.";
    readonly searchLabel: "Search by keyword";
    readonly searchHint: "Test, condition, breed";
    readonly searchButton: "Search";
    readonly formLabel: "Search and filter";
    readonly loading: "Loading products";
    readonly filters: "{count, plural, =0 {Filters} other {Filters (#)}}";
    readonly apply: "Show products";
    readonly speciesLabel: "Dogs or cats";
    readonly allSpecies: "Dogs and cats";
    readonly canine: "Dogs";
    readonly feline: "Cats";
    readonly typesLabel: "Test type";
    readonly types: {
      readonly "full-breed-profile": "Full Breed Profile";
      readonly disease: "Disease";
      readonly trait: "Trait";
      readonly "dna-profile": "DNA Profile";
    };
    readonly breedsLabel: "Breeds";
    readonly breedSearchLabel: "Find a breed";
    readonly breedSearchButton: "Find";
    readonly noBreeds: "No Results";
    readonly anyBreed: {
      readonly canine: "Any dog breed";
      readonly feline: "Any cat breed";
    };
    readonly unknownBreed: "Unknown breed";
    readonly chosen: "Chosen filters";
    readonly quoted: "“{search}”";
    readonly remove: "Remove {name}";
    readonly clearAll: "Clear all";
    readonly sortLabel: "Sort by";
    readonly sort: {
      readonly none: "All";
      readonly name: "Name asc";
      readonly "-name": "Name desc";
      readonly price: "Price asc";
      readonly "-price": "Price desc";
      readonly created_at: "New Arrivals";
    };
    readonly products: "Products";
    readonly count: "{count, plural, one {# product} other {# products}}";
    readonly countFor: "{count, plural, one {# product} other {# products}} for “{search}”";
    readonly empty: "No Results";
    readonly emptyHint: "Try a shorter word or fewer filters, or browse all products.";
    readonly firstPage: "Back to the first page";
    readonly everywhere: "Search for “{search}” without filters";
    readonly showAll: "Show all products";
    readonly pages: "Pages";
    readonly page: "Page {page} of {pageCount}";
    readonly pageLink: "Page {page}";
    readonly previous: "Previous page";
    readonly next: "Next page";
  };
  readonly subscriptions: {
    readonly title: "Yearly subscription";
    readonly active: "Renews on {date} for {amount}, and every year after that until you cancel.";
    readonly suspended: "PayPal could not take the payment for the next year. Your subscription runs until {date}.";
    readonly cancelled: "Runs until {date}. It won’t renew, and you won’t be charged again.";
    readonly expired: "Ran until {date}. It won’t renew, and you won’t be charged again.";
    readonly isRenewal: "This order is a renewal.";
    readonly end: "Cancel subscription";
    readonly confirm: {
      readonly title: "Cancel this subscription?";
      readonly text: "It won’t renew, and you won’t be charged again. It runs until {date}, as you’ve paid for it.";
      readonly submit: "Yes, cancel it";
      readonly sending: "Cancelling";
      readonly done: "Your subscription is cancelled.";
      readonly keep: "Keep it";
      readonly close: "Close";
    };
    readonly checkout: {
      readonly title: "This renews every year";
      readonly yearly: "You pay {amount} today for one year. It renews every year on {day}, at {amount} each time, until you cancel. The first renewal is on {date}.";
      readonly ending: "You can cancel at any time on your order page. We email you the link. It then runs to the end of the year you’ve paid for.";
      readonly onceTitle: "For one year";
      readonly once: "This runs for one year and ends by itself. It won’t renew, and you won’t be charged again.";
    };
    readonly admin: {
      readonly active: "Renews on {date} for {amount}, and every year after that until it is cancelled.";
    };
  };
}

export type MessageArea = keyof Messages;
