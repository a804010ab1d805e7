// Generated from messages/en by `npm run messages`. Do not edit.
export interface ActivationMessages {
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
    readonly picture: "The barcode is printed below the lines on the tube’s label.";
    readonly label: "Barcode";
    readonly hint: "On our kits: TM and 13 digits. Spaces do not matter.";
    readonly confirm: "Type the barcode again";
    readonly confirmHint: "One wrong digit would give your results to another animal.";
    readonly addSecond: "Add a second tube";
    readonly secondTitle: "Second tube";
    readonly secondIntro: "Some kits have two tubes for the same animal. Another animal needs its own activation.";
    readonly secondLabel: "Barcode of the second tube";
    readonly confirmSecond: "Type the second barcode again";
    readonly removeSecond: "Remove the second tube";
  };
  readonly used: {
    readonly title: "This kit is already activated";
    readonly text: "{barcode} has already been activated. Nothing was changed. If you activated it yourself, you have our email about it. If not, tell us and we’ll sort it out.";
    readonly own: "You have already activated {barcode}. Nothing has changed. Open the activation to see the animal or correct its details.";
    readonly open: "Open the activation";
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
    readonly breedChangeNamed: "Change the breed from {name}";
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
    readonly intro: "The owner’s name and address appear on the report.";
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
    readonly handedOver: "{name} has a new owner. These are the details from before the transfer.";
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
        readonly text: "Half a minute per side, at least an hour after eating.";
      };
      readonly post: {
        readonly title: "Post the tube";
        readonly text: "Close it, put it in the envelope from the box and post it.";
      };
      readonly read: {
        readonly title: "Read the results";
        readonly text: "Post it today, and you can expect them between {from} and {to}. We’ll email you when they are ready.";
      };
    };
    readonly readText: "We’ll email you when the results are ready.";
    readonly readPosted: "You can expect them between {from} and {to}. We’ll email you when they are ready.";
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
    readonly couponEmpty: "Please enter a code.";
    readonly couponApplied: "{code} takes {amount} off.";
    readonly couponRemoved: "Coupon removed.";
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
    readonly checking: "Checking your payment";
    readonly continueTitle: "Your kit is not activated yet";
    readonly continueText: "The added tests are ordered. One step is left.";
    readonly continue: "Continue with the activation";
  };
}
