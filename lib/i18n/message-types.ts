// Generated from messages/en by `npm run messages`. Do not edit.

/** English messages as types: the keys and variables of every message. */
export interface Messages {
  readonly accountData: {
    readonly title: "Your data";
    readonly download: {
      readonly title: "Take a copy";
      readonly text: "Everything we keep about you as one zip file: your details, breeds, animals and their DNA profiles, carts, addresses, coupons and points, where you are signed in, the mails we wrote to you and what an administrator did for you. It comes as tables (CSV) and as JSON, with a note that explains them.";
      readonly get: "Download my data";
      readonly preparing: "Preparing your file";
      readonly ready: "Your file {name} is ready. Your browser keeps it among the downloads.";
      readonly retry: "Try again";
      readonly failed: "Failed to prepare your data";
      readonly acting: "This cannot be done while you are signed in as another user.";
    };
    readonly delete: {
      readonly title: "Delete your account";
      readonly text: "It happens at once and cannot be undone. Take a copy first if you want to keep anything.";
      readonly open: "Delete my account";
      readonly close: "Close";
      readonly question: "Delete your account for ever?";
      readonly goesTitle: "What goes";
      readonly goes: readonly ["your name, address, phone and e-mail, and with them the way to sign in", "your breeds, your animals and their DNA profiles", "your carts and the notes in them, saved addresses, coupons and loyalty points", "every place where you are signed in, and our mails to you"];
      readonly staysTitle: "What stays";
      readonly stays: readonly ["orders and invoices, for as long as tax law asks", "what an administrator did in your account, without your name"];
      readonly mail: "One last mail to {email} tells you that it is done.";
      readonly password: "Your password";
      readonly passwordHint: "So that nobody else can do this for you.";
      readonly submit: "Delete for ever";
      readonly deleting: "Deleting your account";
      readonly is_admin: "An administrator's account cannot be deleted here.";
      readonly demo_account: "Everybody shares the demo accounts, so they stay. Register one of your own to try this.";
      readonly acting: "This cannot be done while you are signed in as another user.";
    };
    readonly deleted: {
      readonly title: "Your account is deleted";
      readonly description: "Nothing of it is left.";
      readonly text: "Everything in it is gone, and you are signed out everywhere. One last mail to your address says so too.";
      readonly again: "You are welcome back whenever you like: your e-mail can be registered again.";
      readonly home: "To the front page";
      readonly what: "What was deleted, and what stays";
    };
  };
  readonly account: {
    readonly title: "My profile";
    readonly intro: "What we know about you. Each part is saved by itself.";
    readonly details: {
      readonly title: "Your details";
      readonly name: "Name";
      readonly phone: "Phone";
      readonly phoneHint: "With the country code, for example +61 2 5550 1234. You may leave it empty.";
      readonly email: "E-mail";
      readonly emailHint: "This is what you sign in with. It cannot be changed here.";
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
      readonly intro: "The breeds you work or live with. They come first wherever you choose one.";
      readonly search: "Add a breed";
      readonly searchHint: "Type a part of its name.";
      readonly loading: "Looking for breeds";
      readonly empty: "No Results";
      readonly none: "No breeds chosen yet.";
      readonly more: "+{count} more";
      readonly change: "Take some out";
      readonly remove: "Remove {name}";
      readonly full: "No more than {count} breeds can be kept.";
    };
    readonly vet: {
      readonly title: "Your practice";
      readonly clinic: "Clinic";
      readonly registrationNumber: "Registration number";
    };
    readonly password: {
      readonly title: "Password";
      readonly intro: "Everywhere else where you are signed in you will be signed out.";
      readonly currentPassword: "Current password";
      readonly newPassword: "New password";
      readonly newPasswordHint: "At least 8 characters.";
    };
  };
  readonly activation: {
    readonly description: "Tell us which animal your sample is from. Have the kit in front of you: you need the barcode on the tube.";
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
      readonly review: "Is everything right?";
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
      readonly text: "This tab has stopped, so that two kits cannot get mixed up. Continue here to see what you entered there.";
      readonly continue: "Continue here";
    };
    readonly email: {
      readonly intro: "We write to this address when your sample arrives and when the results are ready.";
      readonly label: "Email";
      readonly guest: "Have an account?";
      readonly login: "Sign in";
      readonly guestHint: "and pick an animal you have with us already.";
    };
    readonly barcode: {
      readonly intro: "Every tube has its own barcode. You find it on the label, below the lines.";
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
      readonly text: "{barcode} belongs to an activation. Nothing was changed. If you activated it yourself, you have our email about it. If you did not, tell us and we will sort it out.";
      readonly other: "Enter another barcode";
      readonly report: "Report a problem";
      readonly intro: "Tell us what happened. We answer by email.";
      readonly barcode: "Barcode";
      readonly email: "Your email";
      readonly message: "What happened?";
      readonly submit: "Send";
      readonly submitting: "Sending";
      readonly sent: "Thank you. We will write to {email}.";
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
      readonly none: "You have no tests of a pack left";
      readonly noneGuest: "Sign in to use your packs";
      readonly noneHint: "This tube has no test of its own. Tests come from a multi-pack in your account.";
      readonly shop: "See multi-packs";
      readonly login: "Sign in";
    };
    readonly pet: {
      readonly intro: "The name and facts appear on the report.";
      readonly own: "An animal of yours";
      readonly ownHint: "What we know already is filled in.";
      readonly new: "Another animal";
      readonly known: "What we know about {name}";
      readonly change: "Change these facts";
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
      readonly breedHint: "Type a part of its name.";
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
      readonly breedChangeNamed: "Choose another breed than {name}";
    };
    readonly extras: {
      readonly intro: "Your sample is enough for more tests. This is optional: skip it if you have what you need.";
      readonly includes: "Your kit includes {count, plural, one {# test} other {# tests}}";
      readonly paid: "Added and paid";
      readonly list: "Tests to add";
      readonly forBreed: "Often tested in {breed}";
      readonly filter: "Find a test";
      readonly more: "Show more tests";
      readonly nothing: "Nothing found.";
      readonly none: "There is nothing to add: your kit includes every test we have for this animal.";
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
        readonly self: "Me, or somebody at home";
        readonly vet: "A vet or a nurse";
        readonly agent: "A collection agent";
      };
      readonly collectorName: "Name of the sample collector";
      readonly collectorClinic: "Clinic (optional)";
      readonly consents: "May we use the sample for more?";
      readonly consentsIntro: "All three are up to you, and you can change your mind at any time. Your results are the same either way.";
      readonly research: "Use the sample and results for research, without your name.";
      readonly storage: "Keep the sample, so that tests can be added later without a new swab.";
      readonly statistics: "Count the results in anonymous statistics about breeds.";
    };
    readonly review: {
      readonly intro: "You can correct the facts until your sample reaches the lab.";
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
      readonly checking: "Checking everything once more";
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
          readonly text: "The DNA shows another sex than the facts below. Please correct them, and we continue at once. If they are right, reply to our email.";
        };
        readonly species: {
          readonly title: "Is {name} a dog or a cat?";
          readonly text: "The DNA is not from the species of this kit. Perhaps two tubes were swapped. Please reply to our email.";
        };
        readonly sire: {
          readonly title: "Who is {name}’s sire?";
          readonly text: "The DNA does not fit the sire you gave for this litter. Please reply to our email and tell us who it could be.";
        };
        readonly dam: {
          readonly title: "Who is {name}’s dam?";
          readonly text: "The DNA does not fit the dam you gave for this litter. Perhaps two tubes were swapped. Please reply to our email.";
        };
        readonly "other-animal": {
          readonly title: "Is this {name}’s sample?";
          readonly text: "The DNA differs from an earlier sample of {name}. Perhaps two tubes were swapped. Please reply to our email.";
        };
        readonly other: {
          readonly title: "Please check the facts";
          readonly text: "Something does not fit the sample. Please compare the facts below with {name}, correct them if need be, and reply to our email.";
        };
      };
      readonly nextTitle: "What happens next";
      readonly steps: {
        readonly swab: {
          readonly title: "Swab the cheek";
          readonly text: "Half a minute per side, an hour after eating at the earliest.";
        };
        readonly post: {
          readonly title: "Post the tube";
          readonly text: "Close it, put it into the envelope from the box and post it.";
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
      readonly facts: "What you told us";
      readonly product: "Test";
      readonly extras: "Added";
      readonly barcode: "Barcode";
      readonly edit: "Correct the facts";
      readonly save: "Save";
      readonly saving: "Saving";
      readonly saved: "Saved.";
      readonly locked: "The lab has the sample. To change something, please contact us.";
      readonly cancel: "Cancel";
      readonly posted: {
        readonly title: "Have you posted it?";
        readonly text: "Tell us, and we write to you if it does not arrive.";
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
      readonly noTokenText: "This page shows an activation by the link in our email. Open that link, or activate a kit.";
      readonly goneTitle: "We cannot find this activation";
      readonly goneText: "The link may be incomplete. Open it again from our email. If the activation belongs to an account, sign in first.";
      readonly start: "Activate a kit";
    };
    readonly payment: {
      readonly title: "Payment";
      readonly preparing: "Calculating the total";
      readonly failed: "The price of the added tests could not be read. Nothing was taken.";
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
      readonly none: "There is no way to pay in this country just now. You can activate the kit without more tests.";
      readonly processing: "Your bank has not answered yet. Please do not pay again. We write to you as soon as we know.";
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
    readonly intro: "Keep its facts in your account. When a kit arrives, you pick the animal and have nothing left to type.";
    readonly crumb: "Add an animal";
    readonly loading: "Opening the form";
    readonly noScript: "This form needs JavaScript. Please turn it on in your browser.";
    readonly guestTitle: "You need an account to save it";
    readonly guestText: "Fill in the form first if you like. What you typed is still here when you come back.";
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
    readonly previous: "Previous page";
    readonly next: "Next page";
    readonly page: "Page {page}";
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
    readonly previous: "Previous page";
    readonly next: "Next page";
    readonly page: "Page {page}";
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
    readonly search: "Number, name or e-mail";
    readonly state: "State";
    readonly all: "All";
    readonly show: "Show";
    readonly filter: "Find orders";
    readonly nothing: "No Results";
    readonly nothingHint: "No order is like that.";
    readonly count: "{count, plural, one {# order} other {# orders}}";
    readonly pages: "Pages of orders";
    readonly previous: "Previous page";
    readonly next: "Next page";
    readonly page: "Page {page}";
    readonly back: "All orders";
    readonly customer: "Customer";
    readonly guest: "Guest, without an account";
    readonly heldTitle: "This order is on hold";
    readonly heldText: "Money has come in, but something does not agree. Compare the payment below with what the provider shows. Then mark the order as paid, or give the money back.";
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
      readonly transfer: "Transfer";
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
    readonly previous: "Previous page";
    readonly next: "Next page";
    readonly page: "Page {page}";
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
    };
    readonly pendingApprovals: "{count, plural, one {# waits} other {# wait}}";
    readonly users: {
      readonly title: "Sign in as customer";
      readonly searchLabel: "Name or e-mail";
      readonly search: "Search";
      readonly empty: "No Results";
      readonly count: "{count, plural, one {# account} other {# accounts}}";
      readonly columns: {
        readonly name: "Name";
        readonly email: "E-mail";
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
        readonly previous: "Previous page";
        readonly next: "Next page";
        readonly page: "Page {page}";
      };
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
  readonly approvals: {
    readonly kinds: {
      readonly vet: "Practice of a vet";
      readonly orderSupplies: "Order supplies";
      readonly responsibleBreeder: "Responsible breeder";
    };
    readonly states: {
      readonly waiting: "Waiting";
      readonly approved: "Approved";
      readonly declined: "Declined";
    };
    readonly queue: {
      readonly title: "Approvals";
      readonly intro: "What people applied for. What waits stands on top, the newest first.";
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
        readonly previous: "Previous page";
        readonly next: "Next page";
        readonly page: "Page {page}";
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
    };
    readonly mine: {
      readonly vet: {
        readonly title: "Approval as a vet";
        readonly none: "We have not looked at your registration yet. Tell us about it, and we do.";
        readonly locked: "There is nothing to apply for just now.";
        readonly waiting: "We are looking at your registration. We write to you as soon as it is decided.";
        readonly approved: "Your practice is approved.";
        readonly declined: "We could not approve your practice yet. Put right what is missing, then apply again.";
        readonly details: "What should we know?";
        readonly detailsHint: "For example what you have changed above.";
        readonly sent: "Thank you. We write to you as soon as it is decided.";
      };
      readonly orderSupplies: {
        readonly title: "Ordering supplies";
        readonly none: "Approved vets can keep kits and swabs at their clinic. Tell us how you would use them, and we decide.";
        readonly locked: "Approved vets can keep kits and swabs at their clinic. Once your practice is approved, you can apply for it here.";
        readonly waiting: "You have applied for ordering supplies. We write to you as soon as it is decided.";
        readonly approved: "Your practice may order supplies.";
        readonly declined: "We could not approve ordering supplies yet. You can apply again.";
        readonly details: "What do you need them for?";
        readonly detailsHint: "For example how many samples you take in a month.";
        readonly sent: "Thank you. We write to you as soon as it is decided.";
      };
      readonly responsibleBreeder: {
        readonly title: "Responsible breeder program";
        readonly none: "Breeders who test can stand on a public list where buyers find them.";
        readonly locked: "There is nothing to apply for just now.";
        readonly waiting: "You have applied. We write to you as soon as it is decided.";
        readonly approved: "Your kennel or cattery is on the public list.";
        readonly declined: "We could not approve your application yet. You can apply again.";
      };
      readonly toOwnPage: "To the program's form";
      readonly note: "Our note: {note}";
      readonly apply: "Apply";
      readonly applying: "One moment";
      readonly sentTitle: "Applied";
      readonly failed: "We cannot tell just now how your approvals stand. Please load this page again later.";
    };
  };
  readonly auth: {
    readonly title: "Login";
    readonly description: "Sign in to your account: your animals, results and orders in one place.";
    readonly email: "E-mail";
    readonly password: "Password";
    readonly submit: "Login";
    readonly submitting: "One moment";
    readonly failed: "Login failed";
    readonly forgotPassword: "Forgot password?";
    readonly noAccount: "No account yet?";
    readonly register: "Register";
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
    readonly facts: "The breed in short";
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
    readonly leadOwn: "{count, plural, one {One inherited condition with a DNA test is} other {# inherited conditions with a DNA test are}} reported in the {name}. Here they are, the most certain first, with what else makes sense to test.";
    readonly leadRelative: "{count, plural, one {One inherited condition with a DNA test is} other {# inherited conditions with a DNA test are}} reported in the closest relatives of the {name}, and none that we know of in the {name} itself.";
    readonly leadNone: "We know of no inherited condition with a DNA test that is reported in the {name}. That may mean that few were ever looked at. Some tests make sense all the same.";
    readonly health: "Health tests";
    readonly order: "What is reported in this breed comes first, then what is reported in its closest relatives, then what turns up in many breeds. Within each, conditions whose gene is confirmed in our reference data stand before those not confirmed yet.";
    readonly calm: "A result is there to plan with. For most of these conditions an animal with one copy stays well, and with a clear mate none of the young will be ill.";
    readonly calmNone: "A result is there to plan with, not to worry about.";
    readonly groups: {
      readonly breedConfirmed: "Reported in the {name}, gene confirmed";
      readonly breedUnconfirmed: "Reported in the {name}, gene not confirmed yet";
      readonly relative: "Reported in close relatives";
      readonly species: "Reported in many breeds of {species, select, canine {dog} other {cat}}";
    };
    readonly groupTexts: {
      readonly breedConfirmed: "Gene and condition agree with the public reference that we compare with.";
      readonly breedUnconfirmed: "The test is offered for this breed, but our comparison with the public reference has not confirmed the gene. Read a result together with your vet.";
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
    readonly evidences: {
      readonly confirmed: "Gene confirmed";
      readonly unconfirmed: "Gene not confirmed yet";
    };
    readonly inRelatives: "Reported in: {names}";
    readonly inBreeds: "Reported in {count} breeds";
    readonly traits: "Coat, colour and type";
    readonly traitsText: "What an animal can pass on without showing it: useful before a mating, and no matter of health.";
    readonly traitsOwn: "Reported in the {name} or close relatives";
    readonly traitsUsual: "Vary in most breeds";
    readonly offers: "Profiles, parentage and packs";
    readonly offersText: "One swab is enough for a whole profile.";
    readonly offerTests: "{count, plural, one {# test} other {# tests}} in one";
    readonly singlyTests: "One by one {count} of these tests cost {price}.";
    readonly singlyPieces: "One by one {count} of them cost {price}.";
    readonly saved: "You save {saved}.";
    readonly packs: "For several animals";
    readonly build: "Only some of these?";
    readonly buildText: "Put a profile together yourself: you choose the tests, and pay for these.";
    readonly buildLink: "Build your own profile";
    readonly seeAll: "Everything we sell for the {name}";
    readonly relatives: "Related and similar breeds";
    readonly relations: {
      readonly parent: "Variety of";
      readonly variety: "Its varieties";
      readonly sibling: "Other varieties of the same breed";
      readonly similar: "More in the group {group}";
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
      readonly subtotalHint: "Shipping is added at checkout.";
      readonly each: "{price} each";
      readonly quantity: "Quantity of {name}";
      readonly less: "One less {name}";
      readonly more: "One more {name}";
      readonly remove: "Remove";
      readonly removeNamed: "Remove {name}";
      readonly removing: "Removing";
      readonly removed: "{name} was removed from your cart.";
      readonly loading: "Reading your cart";
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
      readonly notSold: "This is not sold in the country your order goes to. Please remove it, or choose another country.";
    };
    readonly coupon: {
      readonly title: "Coupon or voucher";
      readonly label: "Code";
      readonly hint: "As it stands on your voucher, in capital or small letters.";
      readonly apply: "Apply";
      readonly applying: "Applying";
      readonly empty: "Please enter a code.";
      readonly applied: "{code} takes {amount} off.";
      readonly remove: "Remove";
      readonly removeNamed: "Remove coupon {code}";
      readonly removing: "Removing";
      readonly removed: "The coupon was removed.";
    };
    readonly points: {
      readonly title: "Loyalty points";
      readonly have: "You have {points} points. In this cart they take up to {amount} off.";
      readonly none: "You have no points yet. This order will bring you some.";
      readonly guest: "Points belong to an account.";
      readonly toLogin: "Sign in to use yours";
      readonly loading: "Reading your points";
      readonly failed: "Failed to fetch loyalty points";
      readonly retry: "Try again";
      readonly label: "Points to use";
      readonly wrong: "Please enter a whole number from 1 to {most}.";
      readonly apply: "Use points";
      readonly all: "Use all";
      readonly applying: "Applying";
      readonly applied: "{points} points take {amount} off.";
      readonly remove: "Remove";
      readonly removeNamed: "Do not use points";
      readonly removing: "Removing";
      readonly removed: "No points are used.";
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
    readonly back: "{species, select, canine {All tests for dogs} feline {All tests for cats} other {To the store}}";
    readonly breederLanding: {
      readonly title: "{species, select, canine {DNA tests for dog breeders} other {DNA tests for cat breeders}}";
      readonly description: "{species, select, canine {DNA tests for people who breed dogs: full breed profiles, single tests, parentage and packs for a whole litter, with prices.} other {DNA tests for people who breed cats: full breed profiles, single tests, parentage and packs for a whole litter, with prices.}}";
      readonly intro: "{species, select, canine {Start with the profile of your breed, or choose one test for one question. Each is done from a cheek swab, and each pup can have its own.} other {Start with the profile of your breed, or choose one test for one question: a colour, a blood group, a kidney. Each is done from a cheek swab.}}";
      readonly shop: "What would you like to know?";
      readonly best: "{species, select, canine {Most chosen for dogs} other {Most chosen for cats}}";
      readonly build: "Build your own profile";
      readonly breeds: "{species, select, canine {Find your dog breed} other {Find your cat breed}}";
    };
    readonly vetLanding: {
      readonly title: "{species, select, canine {DNA tests for canine patients} other {DNA tests for feline patients}}";
      readonly description: "{species, select, canine {DNA screening for dogs in practice: Geno Vet, breed profiles and single tests, with turnaround and prices.} other {DNA screening for cats in practice: Geno Vet, breed profiles and single tests, with turnaround and prices.}}";
      readonly intro: "{species, select, canine {One sample screens a dog for what is known in its breed, drug sensitivity included. Single tests answer a single question.} other {One sample screens a cat for what is known in its breed, blood group included. Single tests answer a single question.}}";
      readonly shop: "{species, select, canine {Tests by purpose, for dogs} other {Tests by purpose, for cats}}";
      readonly best: "{species, select, canine {Most ordered for canine patients} other {Most ordered for feline patients}}";
      readonly breeds: "{species, select, canine {Look up a patient’s dog breed} other {Look up a patient’s cat breed}}";
    };
    readonly breeder: {
      readonly fullBreedProfile: {
        readonly name: "Full Breed Profiles";
        readonly title: "Full Breed Profiles for {species, select, canine {dogs} other {cats}}";
        readonly description: "Every test that matters to one breed of {species, select, canine {dog} other {cat}}, health and traits, from one cheek swab. Choose yours and see the price.";
        readonly intro: "Everything we test in one breed, health and traits, from one swab. Look for yours by name; the profile for any breed stands in for the rest.";
      };
      readonly dnaTests: {
        readonly name: "Single DNA tests";
        readonly title: "Single DNA tests for {species, select, canine {dogs} other {cats}}";
        readonly description: "Single disease, trait and profile tests for {species, select, canine {dogs} other {cats}}: one question, one answer, one price.";
        readonly intro: "One question, one answer: a disease known in your line, a coat colour, an identity. Most asked for first.";
      };
      readonly parentage: {
        readonly name: "DNA profile and parentage";
        readonly title: "DNA profile and parentage for {species, select, canine {dogs} other {cats}}";
        readonly description: "DNA profiles and parentage for {species, select, canine {dogs and their litters} other {cats and their litters}}, as registries ask for them, with prices.";
        readonly intro: "{species, select, canine {A profile is a dog’s identity for its papers. With those of sire and dam it says whose pup it is.} other {A profile is a cat’s identity for its papers. With those of sire and dam it says whose kitten it is.}}";
      };
      readonly genoPet: {
        readonly name: "Geno Pet";
        readonly title: "Geno Pet kits for {species, select, canine {dogs} other {cats}}";
        readonly description: "Geno Pet for {species, select, canine {dogs: breeds, health and traits in one kit, for the families your pups go to} other {cats: ancestry, health and traits in one kit, for the families your kittens go to}}.";
        readonly intro: "{species, select, canine {Ancestry, health and traits in one kit. Many breeders send it home with a pup.} other {Ancestry, health and traits in one kit. Many breeders send it home with a kitten.}}";
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
        readonly intro: "Profiles, single tests, parentage and ancestry side by side, most asked for first.";
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
        readonly intro: "The screen made for practices. The report names what was found, what it means, and what to do next.";
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
        readonly intro: "To confirm or to rule out one condition. Each page names gene, inheritance and reference.";
      };
      readonly innovative: {
        readonly name: "Innovative";
        readonly title: "Innovative products for {species, select, canine {canine} other {feline}} patients";
        readonly description: "New kinds of tests for {species, select, canine {dogs} other {cats}} in practice, beyond the usual DNA tests, where they are sold.";
        readonly intro: "New kinds of tests, fresh from research. They are sold in Australia first, and complement an examination.";
      };
    };
    readonly owner: {
      readonly products: {
        readonly name: "Tests for your pet";
        readonly title: "DNA tests for your pet";
        readonly description: "DNA tests for the dog or cat at home: where it comes from, and what keeps it well, with prices.";
        readonly intro: "You need one kit and half a minute. If you know the breed, take its profile; if you wonder, take Geno Pet.";
      };
    };
  };
  readonly checkout: {
    readonly description: "What you have chosen, where it goes, and what it costs. Nothing is ordered before the last step.";
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
    readonly lost: "This cart is no longer here. It was ordered or emptied, perhaps in another tab.";
    readonly lostWhileSending: "Your order was on its way when this page was left, and the cart has been taken for it. We have written to {email}. If no mail comes within a few minutes, look the order up.";
    readonly lookUp: "Look up an order";
    readonly leftWhileSending: "This page was left while your order was being sent. The cart is still open, so nothing has been ordered yet. You may send it again: a cart is never ordered twice.";
    readonly currencyChanged: "Your order goes to {country}, so all prices are now in {currency}.";
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
      readonly addresses: "Where does it go?";
      readonly shipping: "How should we send it?";
      readonly payment: "How would you like to pay?";
      readonly review: "Is everything right?";
    };
    readonly billingTitle: "Who is the invoice for?";
    readonly details: {
      readonly intro: "We use this to send your order and to write to you about it.";
      readonly guest: "Have an account?";
      readonly login: "Sign in";
      readonly guestHint: "Your cart comes with you.";
      readonly signedIn: "Signed in as {email}";
      readonly firstName: "First name";
      readonly lastName: "Last name";
      readonly email: "E-mail";
      readonly emailHint: "Your receipt and the news about your samples go here.";
      readonly phone: "Phone (optional)";
      readonly phoneHint: "For the carrier, if there is a question about the parcel.";
      readonly country: "Country";
      readonly countryHint: "Decides prices, taxes and ways of delivery.";
      readonly newsletter: "Send me Paw Print, the newsletter. I can end it at any time.";
    };
    readonly collector: {
      readonly intro: "A cheek swab takes half a minute and needs no vet. Some registries ask for a sample taken by somebody who is not the owner.";
      readonly legend: "Sample taken by";
      readonly types: {
        readonly self: "Me, or somebody at home";
        readonly vet: "A vet or a nurse";
        readonly agent: "A collection agent";
      };
      readonly name: "Sample collector's name";
      readonly clinic: "Clinic";
      readonly clinicOptional: "Clinic or club (optional)";
      readonly swab: "Send me swabs with this order";
      readonly swabHint: "Leave this unticked if you have swab kits at home.";
    };
    readonly address: {
      readonly intro: "Kits travel in a padded envelope. Choose an address where somebody can take one in.";
      readonly billingIntro: "Nothing has to be posted, so we only need an address for the invoice.";
      readonly delivery: "Delivery address";
      readonly billing: "Billing address";
      readonly saved: "Saved addresses";
      readonly savedHint: "Choosing one fills in the fields below.";
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
      readonly intro: "Results are sent by e-mail. This is about the kit.";
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
        readonly P: "You approve the payment at PayPal";
        readonly A: "With Stripe, including what your phone offers";
        readonly EFT: "We send an invoice. The kit leaves when the money has arrived.";
      };
      readonly tooSmall: "Takes {amount} and more. Use fewer loyalty points, or put something more into the cart.";
      readonly none: "There is no way to pay in this country just now. Please write to us.";
      readonly kept: "{brand} ending in {last4}";
      readonly change: "Use another card";
      readonly intro: "You won't be charged until you review your order.";
    };
    readonly review: {
      readonly intro: "Nothing has been ordered yet.";
      readonly unsoldTitle: "Not sold where your order goes";
      readonly unsold: "{name} is sold in some countries only. Remove it, or change the address.";
      readonly remove: "Remove it";
      readonly removeNamed: "Remove {name}";
      readonly removing: "Removing";
      readonly change: "Change";
      readonly changeNamed: "Change: {what}";
      readonly details: "Ordering";
      readonly collector: "Sample";
      readonly delivery: "Delivered to";
      readonly billing: "Invoice to";
      readonly shipping: "Delivery";
      readonly payment: "Payment";
      readonly sameAsDelivery: "Same as delivery";
      readonly termsLabel: "I accept the terms and conditions";
      readonly termsLink: "Read the terms and conditions";
      readonly privacyLink: "Read how we handle your data";
      readonly termsMissing: "This field is required";
      readonly withdrawalTitle: "Your right to change your mind";
      readonly withdrawal: "You may withdraw from this purchase within 14 days of receiving the kit, without giving a reason. The right ends for a kit once its seal has been opened, for reasons of hygiene, and for a test once we have begun it at your wish.";
      readonly withdrawalUpgrade: "You may withdraw from this purchase within 14 days, without giving a reason. By ordering you ask us to begin at once; the right ends when the test has been completed.";
      readonly pay: "Order and pay {amount}";
      readonly order: "Place the order";
      readonly orderTransfer: "Order with a duty to pay {amount}";
      readonly sending: "Placing your order";
      readonly secure: "Sent encrypted. We never see or keep your card number.";
    };
    readonly errors: {
      readonly payment: {
        readonly declined: "The bank has declined the card. Nothing was taken. Try another card, or another way to pay.";
        readonly expired: "The card has expired, or the payment was left open for too long. Nothing was taken.";
        readonly "insufficient-funds": "There is not enough money on the card. Nothing was taken. Try another card, or another way to pay.";
        readonly "not-confirmed": "The payment was not confirmed. Nothing was taken. You may try again.";
        readonly other: "The payment did not go through. Nothing was taken. Try again, or choose another way to pay.";
      };
      readonly offline: "There is no connection. Everything you typed is still here. Try again when you are online: a cart is never ordered twice.";
      readonly network: "We got no answer, so we cannot tell whether your order arrived. Press again: if it did, you will see it, and you will not pay twice.";
      readonly stillSending: "Your order is still being worked on, perhaps in another tab. Please wait a moment and press again. It will not be ordered twice.";
      readonly newTotal: "The total is now {amount}. Nothing was taken: please look at it once more, then press again.";
      readonly changed: "Something about this order has changed since it was last sent. Please check it once more, then press again.";
      readonly pending: "You have payments pending, so no new order can be made yet. Please pay what is open first.";
      readonly unsure: "Your bank has not answered us. Please do not pay again yet: press the button, and we look it up.";
      readonly other: "The order could not be placed. Nothing was taken. Please try again.";
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
      readonly open: "Show what is in it";
      readonly close: "Hide what is in it";
      readonly openCosts: "Coupon and all costs";
      readonly closeCosts: "Hide coupon and costs";
      readonly updating: "Prices are being updated";
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
    };
    readonly complete: {
      readonly title: "Thank you. Your order is placed.";
      readonly paidText: "We have sent the receipt to {email}.";
      readonly openTitle: "Thank you. Your order is placed.";
      readonly openText: "We have sent the invoice to {email}. Please pay it by {due}.";
      readonly openTransfer: "Please pay {amount} by bank transfer. The details are in the email we sent to {email}. We prepare your order as soon as your transfer arrives.";
      readonly processingTitle: "Your payment is being checked";
      readonly processingText: "The bank has not answered yet. Please do not pay again. This page looks again by itself, and we write to {email} as soon as we know.";
      readonly failedTitle: "This payment did not go through";
      readonly failedText: "Nothing was taken, and nothing was ordered. Your cart is kept, with everything you typed.";
      readonly backToPayment: "Back to payment";
      readonly heldTitle: "We are looking at your payment";
      readonly heldText: "Your payment has arrived, but something about it does not agree with the order. Somebody looks at it now and writes to {email}. Please do not pay again.";
      readonly refundedTitle: "This order was refunded";
      readonly refundedText: "The money goes back to where it came from. That takes the bank a few days.";
      readonly cancelledTitle: "This order was cancelled";
      readonly cancelledText: "Nothing will be sent.";
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
      readonly noTokenText: "This page shows an order by the link in our mail. Open that link, or let us send it again.";
      readonly goneTitle: "This order cannot be found";
      readonly goneText: "The link may have been cut on its way. Open it from our mail once more, or let us send it again.";
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
          readonly text: "The envelope is in the box. Follow your sample with the sample tracker.";
        };
        readonly service: {
          readonly title: "Our lab gets started";
          readonly text: "We already have the sample, so there is nothing to post.";
        };
        readonly read: {
          readonly title: "Read the answer";
          readonly text: "You get a mail when the results are in, in words you can use.";
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
        readonly doneTitle: "Check your mailbox";
        readonly doneText: "We have sent a link to {email}. Open it to confirm your account.";
        readonly failed: "Your account could not be created just now. Please try again.";
      };
    };
    readonly invoiceComplete: {
      readonly metaTitle: "Payment of an invoice";
      readonly states: {
        readonly paid: {
          readonly title: "Thank you. The invoice is paid.";
          readonly text: "The receipt is in your mailbox, and the invoice can be kept from here.";
        };
        readonly open: {
          readonly title: "This invoice is still open";
          readonly text: "No payment has arrived for it yet.";
        };
        readonly held: {
          readonly title: "Your payment is being checked";
          readonly text: "Somebody looks at it in person and writes to you. Please do not pay again.";
        };
        readonly refunded: {
          readonly title: "This invoice has been refunded";
          readonly text: "The money goes back the way it came. Your bank may need some days.";
        };
        readonly cancelled: {
          readonly title: "This invoice is cancelled";
          readonly text: "Nothing is to be paid for it.";
        };
      };
      readonly pay: "Pay it";
      readonly download: "Keep the invoice (PDF)";
      readonly number: "Invoice";
      readonly total: "Total";
      readonly noTokenTitle: "Which invoice?";
      readonly noTokenText: "This page shows an invoice by the link in our mail. Your invoices are in your account, too.";
      readonly myInvoices: "My invoices";
    };
  };
  readonly common: {
    readonly skipToContent: "Skip to content";
    readonly breadcrumbs: "You are here";
    readonly notFound: {
      readonly title: "This page does not exist";
      readonly hint: "The address may be mistyped, or the page has moved.";
      readonly home: "Back to home";
      readonly linksLabel: "What you came for may be here";
      readonly links: {
        readonly store: "See all tests";
        readonly search: "Search tests, breeds and help";
        readonly contact: "Write to us";
      };
    };
  };
  readonly content: {
    readonly youAreHere: "You are here";
    readonly next: "Where to go from here";
    readonly table: "Table";
    readonly places: {
      readonly "/": "Home";
      readonly "/store": "See all tests";
      readonly "/search": "Search the shop";
      readonly "/login": "Login";
      readonly "/forgot-password": "Choose a new password";
      readonly "/order-lookup": "Find your order";
      readonly "/tools/add-animal": "Add an animal to your account";
      readonly "/tools/sample-tracker": "Track your sample";
      readonly "/tools/microchip-checker": "Check a microchip number";
      readonly "/tools/report-authentication": "Is this report genuine?";
      readonly "/my/my-profile": "My profile";
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
    };
  };
  readonly customProfiles: {
    readonly title: "{species, select, feline {Build your own cat DNA profile} other {Build your own dog DNA profile}}";
    readonly description: "{species, select, feline {Choose single DNA tests for your cats by breed and body system, see the price as you go, and order them as one profile from one swab.} other {Choose single DNA tests for your dogs by breed and body system, see the price as you go, and order them as one profile from one swab.}}";
    readonly name: "Build your own profile";
    readonly intro: "{species, select, feline {Choose exactly the tests your cats need. We run them all on one cheek swab, and send one report.} other {Choose exactly the tests your dogs need. We run them all on one cheek swab, and send one report.}}";
    readonly priceTitle: "How the price works";
    readonly price: "You pay what the tests cost one by one, less a share that grows with their number:";
    readonly share: "from {from} tests: {percent}% less";
    readonly most: "A profile holds up to {count} tests, and an order holds one profile.";
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
      readonly breedHint: "Tests made for it then stand first. You can leave this empty.";
      readonly breedLoading: "Looking for breeds";
      readonly breedEmpty: "No breed of that name";
      readonly breedForget: "Show without a breed";
      readonly breedTests: "Made for the {name}";
      readonly breedNone: "No single test is made for the {name} alone. Those below are for many breeds.";
      readonly breedFailed: "Failed to fetch breed details";
      readonly search: "Search within these tests";
      readonly searchHint: "A part of a name, such as eye";
      readonly nothing: "Nothing found.";
      readonly about: "About {name}";
      readonly aboutShort: "About";
      readonly opening: "Your profile is being opened";
      readonly gone: "This profile is not here any more, or it belongs to another account.";
      readonly startOver: "Start a new one";
      readonly failed: "Failed to fetch custom profiles";
      readonly retry: "Try again";
    };
    readonly summary: {
      readonly title: "Your profile";
      readonly count: "{count, plural, =0 {No test chosen yet} one {# test} other {# tests}}";
      readonly save: "You save {amount} ({percent}%)";
      readonly next: "{count} more and you save {percent}%";
      readonly full: "This is as many as a profile holds.";
      readonly chosen: "What you have chosen";
      readonly remove: "Remove {name}";
      readonly empty: "Choose at least one test first.";
      readonly add: "Add to cart";
      readonly adding: "Adding";
      readonly keep: "Save";
      readonly keeping: "Saving";
      readonly saved: "Saved as {name}";
      readonly savedUnnamed: "Saved without a name";
      readonly changed: "Not saved yet";
      readonly priceChanged: "The price has changed. It is {price} now, and that is what is in your cart.";
    };
    readonly saveDialog: {
      readonly title: "Save this profile";
      readonly text: "Under a name you find it again among your profiles.";
      readonly close: "Close";
      readonly name: "Name";
      readonly nameHint: "For instance the litter or the breed. You can leave it empty.";
      readonly submit: "Save profile";
      readonly submitting: "Saving";
    };
    readonly mine: {
      readonly title: "Your custom profiles";
      readonly intro: "The profiles you have put together. Open one to change its tests, or order it as it is.";
      readonly search: "Search your profiles";
      readonly searchHint: "A name, a breed or a test";
      readonly find: "Search";
      readonly all: "Show all";
      readonly count: "{count, plural, one {# profile} other {# profiles}}";
      readonly nothing: "No Results";
      readonly nothingHint: "No profile of yours has this in its name, its breed or its tests.";
      readonly none: "No items found";
      readonly noneHint: "You have not saved a profile yet. Choose some tests, and save them under a name.";
      readonly forDogs: "Build one for dogs";
      readonly forCats: "Build one for cats";
      readonly pages: "Pages of your profiles";
      readonly previous: "Previous page";
      readonly next: "Next page";
      readonly page: "Page {page}";
      readonly loading: "Your profiles are being read";
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
      readonly text: "The profile is then gone for good. What is in a cart already stays there.";
      readonly close: "Close";
      readonly submit: "Delete profile";
      readonly submitting: "Deleting";
      readonly keep: "Keep it";
    };
    readonly renameDialog: {
      readonly title: "Rename {name}";
      readonly submit: "Save name";
    };
  };
  readonly dataExport: {
    readonly title: "What {brand} keeps about you, on {date} (UTC).";
    readonly json: "everything.json holds all of it in one file, for programs.";
    readonly csv: "The same stands in tables, for people and spreadsheets. Behind each name stands how many rows there are.";
    readonly kinds: {
      readonly profile: "Who you are to us: what you have told us about yourself and what your account may do.";
      readonly breeds: "The breeds you have chosen as yours.";
      readonly approvals: "what you applied for at our desk, and what was decided";
      readonly "breeder-listings": "What you asked us to publish in the responsible breeder program, and since when it is public.";
      readonly "breeder-listing-breeds": "The breeds in it.";
      readonly carts: "Your carts, with what you have typed while ordering.";
      readonly "cart-lines": "What is in those carts.";
      readonly orders: "What you have ordered, or began to: whom it was for, where it went, what it came to.";
      readonly "order-lines": "What was in those orders.";
      readonly "order-events": "What became of them, and when.";
      readonly invoices: "Your invoices: issued when, due when.";
      readonly payments: "How you paid: with what, how much, and of a card its kind and last four digits. We never have the rest.";
      readonly refunds: "What went back to you, and why.";
      readonly "refund-units": "Which items of your orders were refunded.";
      readonly disputes: "Payments that you disputed at your bank or payment provider.";
      readonly subscriptions: "What renews every year, with the order it began with and one for each renewal.";
      readonly "advance-orders": "Orders placed in advance for a client: yours for others, and others' for you.";
      readonly kits: "The kits of your orders, with their barcodes.";
      readonly "pack-units": "Tests of multi-packs that came and went.";
      readonly activations: "The kits you have activated: for which animal, what you have told us, what you agreed to.";
      readonly samples: "The samples of those kits: when posted, when received.";
      readonly litters: "Your litters, with their parents.";
      readonly reminders: "Which reminders you wish to get.";
      readonly "kit-problems": "What you have written to us about kits that could not be activated.";
      readonly "lab-events": "What the laboratory has reported about your samples.";
      readonly "lab-progress": "Where your samples are in the laboratory.";
      readonly genotypes: "The variants the laboratory has found in your animals.";
      readonly "lab-results": "Other results of your animals, such as a breed mix.";
      readonly reports: "The reports we have issued for your animals.";
      readonly "loyalty-points": "Points that came and went.";
      readonly coupons: "Coupons you have made of points.";
      readonly addresses: "Addresses you have had something sent or billed to.";
      readonly animals: "Your animals: name, species (1 dogs, 2 cats), breed, sex, birth and registration.";
      readonly "dna-profiles": "The DNA profiles on file of your animals, with the versions found at each marker.";
      readonly "custom-profiles": "The custom profiles you have saved.";
      readonly "custom-profile-tests": "The tests you have chosen for them.";
      readonly sessions: "Where you are signed in at present: since when, when last seen, until when. We do not keep from where.";
      readonly "open-links": "Links we have sent you by mail that can still be used: what for, and until when. The links themselves are only in the mails.";
      readonly mails: "Mails we have written to you within the last 30 days. What they said is not kept once they are sent.";
      readonly "help-by-administrators": "What an administrator has done for you in your account, and why.";
      readonly "done-as-administrator": "What you have done as an administrator. Whose account it was is not yours to take along.";
    };
    readonly leftOut: "Not in here: your password, the keys of your sessions and the keys in our links. We do not have them ourselves, only hashes, from which nobody can read them. How often a password was tried is counted under a hash too, and forgotten within a day.";
    readonly apostrophe: "In the tables a text that a spreadsheet could take for a formula begins with an apostrophe. In everything.json it does not.";
  };
  readonly dialogs: {
    readonly country: {
      readonly title: "Where are you shopping from?";
      readonly text: "Your country decides prices, currency and what we can send you.";
      readonly welcome: "G’day, and welcome to {brand} Australia.";
      readonly label: "Country";
      readonly loading: "Reading the list of countries";
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
      readonly text: "Multi-packs cost less than the same kits one by one, and a kit in reserve waits for up to two years.";
      readonly link: "See multi-packs";
      readonly close: "Close and do not show again";
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
      readonly failedWithdraw: "Failed to withdraw";
      readonly failedFetchLoyaltyPoints: "Failed to fetch loyalty points";
      readonly failedRedeemLoyaltyPoints: "Failed to redeem loyalty points";
      readonly failedDecide: "Failed to decide";
      readonly failedTakeBack: "Failed to take back";
      readonly failedFetchCountries: "Failed to fetch countries";
      readonly failedFetchStates: "Failed to fetch states";
      readonly failedFetchAnimals: "Failed to fetch animals";
      readonly failedRemoveAnimal: "Failed to remove animal";
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
      readonly failedDeleteCollectedAnimal: "Failed to delete collected animal";
      readonly failedAddItemCart: "Failed to add item to cart";
      readonly failedMarkAsPosted: "Failed to mark as posted";
      readonly failedGetPackingSlip: "Failed to get the packing slip";
      readonly failedGetTubeLabels: "Failed to get the tube labels";
      readonly errorSettingUserTool: "Error setting user tool";
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
      readonly notBuiltYet: "This is not built yet.";
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
    };
    readonly labels: {
      readonly username: "E-mail";
      readonly email: "E-mail";
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
    };
  };
  readonly form: {
    readonly save: "Save";
    readonly saving: "Saving";
    readonly saved: "Saved.";
    readonly networkError: "Network error";
    readonly tooManySeconds: "Too many tries. Please wait {count, plural, one {# second} other {# seconds}} and try again.";
    readonly tooManyMinutes: "Too many tries. Please wait {count, plural, one {# minute} other {# minutes}} and try again.";
  };
  readonly home: {
    readonly title: "Know the dog or cat in front of you";
    readonly metaTitle: "DNA tests for dogs and cats";
    readonly description: "Breed identification, health and trait tests, full breed profiles and parentage for dogs and cats.";
    readonly intro: "One cheek swab tells you which breeds are in your pet, what it carries and passes on, and what to look out for. In words you can use.";
    readonly toStore: "See all tests";
    readonly toSearch: "Search for a test or a breed";
    readonly startHere: "Where would you like to start?";
    readonly breeder: {
      readonly title: "I breed";
      readonly text: "Every test for your breed in one profile, parentage for a litter, and matings planned with the facts at hand.";
      readonly link: "Tests for breeders";
    };
    readonly owner: {
      readonly title: "I have a pet";
      readonly text: "Find out where your companion comes from, and what will keep it well.";
      readonly link: "Tests for your pet";
    };
    readonly vet: {
      readonly title: "I am a vet";
      readonly text: "Screen a patient for everything known in its breed with a single sample.";
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
        readonly text: "Half a minute with a soft brush. No needle, no vet visit.";
      };
      readonly post: {
        readonly title: "Post it back";
        readonly text: "Put the sample into the envelope, and follow it all the way.";
      };
      readonly read: {
        readonly title: "Read the answer";
        readonly text: "Results in plain words, with what each of them means for your animal.";
      };
    };
    readonly claims: {
      readonly title: "A laboratory with experience";
      readonly breeds: "cat breeds and varieties";
      readonly tests: "tests for cats";
      readonly years: "years of experience";
      readonly animals: "dogs and cats tested";
      readonly pregnancy: "accuracy of our home pregnancy test, in 10 minutes";
    };
    readonly breeds: {
      readonly title: "Start from the breed";
      readonly text: "Which tests matter depends on the breed. Look yours up and see what is known about it.";
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
    readonly intro: "Every invoice, to read, to keep and to pay.";
    readonly vetTitle: "Practice invoices";
    readonly vetIntro: "What your practice orders on account is due within thirty days.";
    readonly loading: "Loading your invoices";
    readonly nothing: "No items found";
    readonly nothingHint: "Each order brings an invoice, and it stands here.";
    readonly count: "{count, plural, one {# invoice} other {# invoices}}";
    readonly total: "Open in total";
    readonly totalNone: "Nothing is open.";
    readonly totalCount: "{count, plural, one {in # invoice} other {in # invoices}}";
    readonly totalOverdue: "{count, plural, one {# is overdue} other {# are overdue}}";
    readonly totalMore: "and {amounts}";
    readonly totalFailed: "Failed to fetch invoice total";
    readonly pay: "Pay what is open";
    readonly filter: {
      readonly label: "Which invoices";
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
    readonly previous: "Previous page";
    readonly next: "Next page";
    readonly page: "Page {page}";
    readonly invoice: {
      readonly title: "Invoice {number}";
      readonly back: "All invoices";
      readonly download: "Download PDF";
      readonly pay: "Pay this invoice";
      readonly order: "See the order";
      readonly seller: "From";
      readonly buyer: "To";
      readonly issued: "Issued";
      readonly due: "Due";
      readonly orderNumber: "Order";
      readonly caption: "What was bought";
      readonly each: "{count, number} × {amount} each";
      readonly subtotal: "Subtotal";
      readonly shipping: "Shipping";
      readonly discount: "Discount";
      readonly points: "Loyalty points";
      readonly total: "Total";
      readonly net: "Without tax";
      readonly tax: "Tax included, {rate, number}%";
      readonly refunded: "Refunded";
      readonly paidOn: "Paid on {date}. Thank you.";
      readonly toPay: "{amount} to pay by {date}.";
      readonly overdueText: "This invoice was due on {date}. New orders are possible again once it is paid.";
      readonly held: "Your payment has reached us and is being checked. Please do not pay again.";
      readonly refundedText: "This invoice has been refunded.";
      readonly cancelledText: "This order was cancelled. There is nothing to pay.";
      readonly transfer: "By bank transfer";
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
    readonly toActivate: {
      readonly title: "Kits to activate";
      readonly count: "{count, plural, one {# kit is waiting} other {# kits are waiting}}";
      readonly ofOrder: "Order {number}";
      readonly emptyTitle: "No kits to activate";
      readonly emptyText: "Kits you order appear here. You can also activate a kit that someone gave you.";
      readonly failed: "Your kits could not be loaded. Please try again.";
      readonly activateAny: "Activate a kit";
      readonly allOrders: "All kits are listed with your orders";
      readonly trackAny: "Track a sample";
    };
  };
  readonly layout: {
    readonly banner: {
      readonly label: "News";
      readonly text: "We have merged with another genetics company.";
      readonly link: "What changes";
    };
    readonly roleTabs: "I am here as";
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
      readonly label: "Search tests, breeds and answers";
      readonly hint: "Search tests and breeds";
      readonly submit: "Search";
    };
    readonly account: {
      readonly login: "Login / Register";
      readonly menu: "My account";
      readonly unavailable: "(Error fetching user type)";
      readonly overview: "Overview";
      readonly details: "Update your details";
      readonly logout: "Log out";
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
      readonly apps: "On your phone";
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
      readonly shipping: "Posting from abroad";
      readonly responsibleBreeders: "Responsible breeder program";
      readonly showSecretaries: "Show secretaries";
      readonly sampleTracker: "Sample tracker";
      readonly microchipChecker: "Microchip checker";
      readonly reportAuthentication: "Check a report";
    };
    readonly help: "Help";
    readonly backToTop: "Back to top";
    readonly checkout: {
      readonly description: "What you have chosen, what it costs and how to go on to checkout.";
      readonly title: "Checkout";
      readonly activate: "Activate your kit";
    };
  };
  readonly litter: {
    readonly metaTitle: "Activate a whole litter";
    readonly description: "Activate the kits of all puppies or kittens of a litter in one go: scan, paste or upload the barcodes and fill in once what they share.";
    readonly title: "Activate a whole litter";
    readonly intro: "Scan or paste all barcodes, fill in once what the animals share, and activate everything with one button.";
    readonly loading: "Opening your litter";
    readonly retry: "Try again";
    readonly single: "Only one kit?";
    readonly singleLink: "Activate a single kit";
    readonly loginText: "Have an account? Your packs and animals are at hand after signing in, and nothing you typed is lost.";
    readonly login: "Sign in";
    readonly tubes: {
      readonly title: "1. The tubes";
      readonly intro: "Add one tube per animal, up to {max}. Lines may hold barcode, chip number, name and sex, separated by commas or semicolons.";
      readonly list: "Barcodes, one per line";
      readonly add: "Add to the list";
      readonly checking: "Checking";
      readonly upload: "Upload a list (CSV)";
      readonly unreadable: "We cannot read this file. Please choose a text or CSV file.";
      readonly nothing: "There is no barcode in it.";
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
      readonly empty: "The animals appear here when you have added their tubes.";
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
      readonly none: "You have no tests of a pack left.";
      readonly shop: "See multi-packs";
    };
    readonly person: {
      readonly title: "4. About you";
      readonly intro: "The owner’s name and address appear on the reports.";
    };
    readonly submit: "{count, plural, =0 {Activate the litter} one {Activate # kit} other {Activate # kits}}";
    readonly submitting: "Activating";
    readonly fix: "{count, plural, one {One field needs a correction.} other {# fields need a correction.}} Nothing is activated yet.";
    readonly kept: "Everything you type is kept on this device until the litter is activated.";
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
    readonly rewardsHint: "A coupon of your own, for one order within a year. Only your account can use it.";
    readonly reward: "{amount} coupon";
    readonly costs: "for {points} points";
    readonly missing: "{points} more points to go";
    readonly redeem: "Get it";
    readonly redeemNamed: "Get the {amount} coupon for {points} points";
    readonly redeeming: "Making your coupon";
    readonly redeemed: "Your coupon over {amount} is ready: {code}";
    readonly coupons: "Your coupons";
    readonly couponsHint: "Enter the code in the cart.";
    readonly until: "Until {date}";
    readonly history: "History";
    readonly none: "No Results";
    readonly noneHint: "Your first order brings the first points.";
    readonly toStore: "See all tests";
    readonly loading: "Reading your points";
    readonly pages: "Pages of the history";
    readonly previous: "Previous page";
    readonly next: "Next page";
    readonly page: "Page {page}";
    readonly kinds: {
      readonly earned: "{order, select, none {Earned} other {Earned by order {order}}}";
      readonly undone: "{order, select, none {Taken back} other {Taken back: order {order} was refunded}}";
      readonly spent: "{order, select, none {Used} other {Used for order {order}}}";
      readonly redeemed: "Turned into coupon {coupon}";
      readonly returned: "{order, select, none {Returned} other {Returned from order {order}}}";
      readonly given: "A gift from us";
    };
  };
  readonly mail: {
    readonly greeting: "Hello {name},";
    readonly greetingWithoutName: "Hello,";
    readonly linkLifetime: "The button works once, within 30 minutes.";
    readonly linkHint: "Or copy this address into your browser:";
    readonly tagline: "DNA tests for dogs and cats";
    readonly signature: "The {brand} team";
    readonly confirm: {
      readonly subject: "Confirm your {brand} account";
      readonly text: "Welcome to {brand}. One step is left: press the button and enter the password you chose, and you are signed in.";
      readonly button: "Confirm my account";
      readonly notYou: "If you did not register, ignore this mail: without the password nobody can open an account with it.";
    };
    readonly reset: {
      readonly subject: "Choose a new {brand} password";
      readonly text: "Somebody, we hope you, has asked for a new password for your {brand} account.";
      readonly button: "Choose a new password";
      readonly notYou: "If it was not you, ignore this mail: your password stays as it is.";
    };
    readonly orderLink: {
      readonly subject: "Your order {number}";
      readonly text: "Here is the way to your order {number}: what is in it, how it stands and what happens next.";
      readonly button: "See my order";
      readonly notYou: "If you did not ask for it, ignore this mail. Only who can read your mail can open the link.";
    };
    readonly approvals: {
      readonly button: "{kind, select, responsibleBreeder {See how it stands} other {Open my profile}}";
      readonly note: "What we would like you to know: {note}";
      readonly vet: {
        readonly approved: {
          readonly subject: "Your practice is approved";
          readonly text: "We have looked at your registration, and your practice is approved at {brand}. In your profile you can now apply for ordering supplies: kits and swabs for your practice.";
        };
        readonly declined: {
          readonly subject: "We could not approve your practice yet";
          readonly text: "We have looked at your registration and could not approve your practice at {brand} yet. You can put right what is missing in your profile, and apply again there.";
        };
      };
      readonly orderSupplies: {
        readonly approved: {
          readonly subject: "You may now order supplies";
          readonly text: "From now on your practice can order supplies at {brand}: kits and swabs, without waiting for a client's order.";
        };
        readonly declined: {
          readonly subject: "We could not approve ordering supplies yet";
          readonly text: "We have looked at your application for ordering supplies at {brand} and could not approve it yet. You can apply again in your profile.";
        };
      };
      readonly responsibleBreeder: {
        readonly approved: {
          readonly subject: "You are on the list of responsible breeders";
          readonly text: "Welcome to the responsible breeder program of {brand}. From now on people who look for your breeds find you on our public list, with what you asked us to publish. You can change it, or take yourself off the list, at any time.";
        };
        readonly declined: {
          readonly subject: "We could not put you on the list yet";
          readonly text: "We have read your application for the responsible breeder program of {brand} and could not approve it yet. What you wrote is still in the form, so that you can put right what is missing and apply again.";
        };
      };
      readonly revoked: {
        readonly subject: "{kind, select, responsibleBreeder {You are no longer on the list of responsible breeders} other {An approval has ended}}";
        readonly text: "{kind, select, responsibleBreeder {We have taken you off the public list of responsible breeders. You can apply again once what we write below is put right.} other {Something we had approved for you has ended.}}";
      };
    };
    readonly deleted: {
      readonly subject: "Your {brand} account is deleted";
      readonly text: "As you asked, your {brand} account and everything in it have been deleted. This is the last mail about it, and with it we forget your address. You can register again whenever you like.";
      readonly button: "See what was deleted";
      readonly notYou: "If it was not you, somebody knew your password: change it wherever else you use it, and write to us.";
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
      readonly yearly: "It is paid until {until}, and renews every year at {total} until you end it. You can end it at any time on the page of your order; it then runs to the end of what you have paid for.";
      readonly until: "It is paid until {until}.";
      readonly renewed: {
        readonly subject: "Renewed for a year: order {number}";
        readonly text: "Your subscription has been renewed for another year, and PayPal has taken the payment. This is the order for it, with its invoice.";
      };
      readonly ended: {
        readonly subject: "Your subscription has ended: order {number}";
        readonly text: "Your subscription will not renew any more, and nothing more will be taken. What you have paid for runs to its end.";
      };
      readonly notRenewed: {
        readonly subject: "Your subscription could not be renewed: order {number}";
        readonly text: "PayPal could not take the payment for the next year of your subscription, and does not try again by itself.";
        readonly next: "If you would like to go on, check how you pay at PayPal, end this subscription on the page of your order and order it again.";
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
        readonly text: "Thank you. We have your order, and get it ready as soon as your transfer has arrived. The invoice is attached.";
        readonly account: "Please transfer {total} to: {account}";
        readonly reference: "Write {number} as the reference, so that we know it is yours.";
      };
      readonly refunded: {
        readonly subject: "Your refund for order {number}";
        readonly text: "We have given money back to you, the way you paid it. Your bank may take a few days to show it.";
        readonly amount: "Refund: {amount}";
      };
      readonly returned: {
        readonly subject: "Your payment goes back to you";
        readonly text: "We are sorry: your payment has gone through, but we could not make an order of it. You need not do anything to get your money back.";
        readonly amount: "We give back: {amount}";
        readonly reason: {
          readonly "paid-already": "This order had been paid already.";
          readonly "coupon-gone": "The coupon in your cart was used up before your payment arrived. Your cart is as it was, and you can order without the coupon.";
          readonly "points-gone": "The loyalty points in your cart had been spent before your payment arrived. Your cart is as it was, and you can order without them.";
          readonly "order-gone": "The order had been cancelled before your payment arrived.";
          readonly "refunded-by-provider": "The payment had been refunded before your order could be placed. Your cart is as it was.";
        };
      };
      readonly cancelled: {
        readonly subject: "Your order {number} is cancelled";
        readonly text: "Your order is cancelled. Nothing is sent, and there is nothing to pay.";
        readonly back: "The coupon or the loyalty points that you used for it are yours again.";
        readonly sent: "Have you sent the money already? Write to us, and we send it back.";
      };
      readonly held: {
        readonly subject: "We are looking at your order {number}";
        readonly text: "Your payment has reached us, but something about it does not match your order. A person is looking at it now and writes to you. Please do not pay again.";
      };
      readonly posted: {
        readonly subject: "Your order {number} is on its way";
        readonly text: "Good news: we have handed your parcel to the carrier.";
        readonly carrier: "Carrier: {carrier}";
        readonly tracking: "Carrier: {carrier}, tracking number {number}";
        readonly address: "Delivery to: {address}";
        readonly track: "Track my parcel";
        readonly orderPage: "All about your order: {link}";
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
      readonly text: "{email} writes about a kit that could not be activated:";
      readonly button: "Reply";
    };
    readonly reminders: {
      readonly activation: {
        readonly subject: "{count, plural, one {Your test kit is waiting} other {Your test kits are waiting}}";
        readonly text: "{count, plural, one {You have a kit that is not activated yet. It takes about five minutes, and we can only test a sample that belongs to an activated kit.} other {You have kits that are not activated yet. It takes about five minutes each, and we can only test samples that belong to an activated kit.}}";
        readonly button: "Activate a kit";
        readonly after: "Already posted the sample? Please activate the kit all the same.";
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
          readonly sex: "The DNA in the sample shows another sex than the one you entered.";
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
        readonly next: "This can happen, and costs you nothing. We are sending you a new kit. It belongs to {name} already: take the sample, post the tube, and you are done.";
        readonly otherTube: "You need not do anything: we are using the other tube of {name}.";
        readonly subjectOtherTube: "One of {name}''s tubes did not work: we are using the other";
        readonly button: "See {name}''s sample";
      };
      readonly cancelled: {
        readonly subject: "The test of {name}''s sample is cancelled";
        readonly text: "We have stopped the work on {name}''s sample, and there will be no report.";
        readonly button: "See {name}''s sample";
        readonly after: "Is that a surprise? Reply to this email.";
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
      readonly barcode: "Barcode: {barcode}";
    };
  };
  readonly microchipChecker: {
    readonly metaTitle: "Microchip checker for dogs and cats";
    readonly description: "Check a pet’s microchip number: is it a valid ISO number, which country or manufacturer issued it, and can every scanner read it?";
    readonly title: "Check a microchip number";
    readonly crumb: "Microchip checker";
    readonly intro: "Find out whether a number is valid and which country or manufacturer issued it.";
    readonly ownIntro: "Check a number, and see which of your animals carries it.";
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
  readonly myProducts: {
    readonly loading: "Looking at your animals";
    readonly failed: "Error fetching data";
    readonly retry: "Try again";
    readonly relevant: "Relevant to your breeds: {breeds}";
    readonly notRelevant: "This product is made for other breeds than the ones you chose.";
    readonly noBreeds: "Choose the breeds you keep, and we show what matters to them.";
    readonly chooseBreeds: "Choose breeds";
    readonly madeFor: "Of your animals it suits: {names}";
    readonly note: "Note (optional)";
    readonly noteHint: "Anything we should know about this item.";
    readonly upgrades: "Already tested with us?";
    readonly upgradesText: "An upgrade adds to earlier results, with no new sample.";
    readonly animal: "Which animal is it for?";
    readonly patient: "Which patient is it for?";
    readonly animalOptional: "Which animal is it for? (optional)";
    readonly choose: "Please choose";
    readonly inCart: "already in your cart";
    readonly otherBreed: "made for other breeds";
    readonly once: "One per animal: there is no quantity to choose.";
    readonly noAnimal: "You have no animals of this kind with us yet. An upgrade adds to earlier results, so begin with a first test.";
    readonly noAnimalAtAll: "You have no animals of this kind with us yet. You can order all the same and tell us later which one it is for.";
    readonly noPatient: "You have no patients of this kind with us yet. Write to us with the patient’s details and we add them for you.";
    readonly firstTest: "Find a first test";
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
      readonly parentsHint: "Only animals that are old enough are offered.";
      readonly noParents: "None of your animals is old enough to be a parent of this one.";
      readonly tooFew: "You need at least two animals of this kind to compare. Only one or none is with us yet.";
      readonly onFile: "On file";
      readonly none: "no DNA profile on file";
      readonly whole: "{panel}, every marker";
      readonly gaps: "{panel}, {missing} without a result";
      readonly yes: "These profiles can be compared";
      readonly yesText: "All of them were made with the {panel}, and {common} markers have a result in every one. Nothing else has to be ordered first.";
      readonly no: "These profiles cannot be compared yet";
      readonly needNone: "{name} has no DNA profile yet.";
      readonly needOtherPanel: "{name} has a profile made with another panel.";
      readonly needGaps: "Too many markers in the profile of {name} gave no result.";
      readonly order: "Order a {product} for {name}";
      readonly again: "Earlier profiles stay on file. Once the new ones are ready, come back and compare.";
      readonly chooseParents: "Choose one or more possible parents.";
    };
  };
  readonly offers: {
    readonly title: "Special offers";
    readonly metaTitle: "Special offers: what costs less together";
    readonly description: "Profiles, panels and packs for dogs and cats that cost less than their tests bought one by one. The biggest saving first.";
    readonly intro: "Everything here costs less than what is inside it would cost one by one. These are our prices on every day, and you need no code.";
    readonly tabs: "Shop";
    readonly innovative: "{species, select, canine {Innovative for dogs} other {Innovative for cats}}";
    readonly choose: "Dogs or cats";
    readonly all: "All";
    readonly canine: "Dogs";
    readonly feline: "Cats";
    readonly products: "Biggest saving first";
    readonly count: "{count, plural, one {# product} other {# products}}";
    readonly page: "Page {page} of {pageCount}";
    readonly singly: "One by one: {price}";
    readonly saved: "You save {saved}";
    readonly vets: "You are signed in as a vet. Special offers are for breeders and pet owners; what your practice orders goes on its account.";
    readonly toVetStore: "To the tests for practices";
    readonly empty: "No items found";
    readonly emptyHint: "There is no such page of offers. The first page has the biggest savings.";
    readonly firstPage: "To the first page";
    readonly pages: "Pages";
    readonly pageLink: "Page {page}";
    readonly previous: "Previous page";
    readonly next: "Next page";
  };
  readonly orderSupplies: {
    readonly title: "Order supplies";
    readonly intro: "Kits and swabs to hand to a client: they are sent to you, and the samples come back in the client's name.";
    readonly missingTitle: "Supplies are for approved practices and agents";
    readonly missingVet: "With this you keep kits and swabs at your practice. Apply for it in your profile, and we look at it.";
    readonly missingOther: "With this, collection agents keep kits and swabs to hand out. It comes with being an agent.";
    readonly apply: "Apply in my profile";
    readonly results: "Orders in advance so far";
    readonly loading: "Loading";
    readonly kits: "What you need";
    readonly quantity: "Quantity of {name}";
    readonly noKits: "There are no kits for your country just now.";
    readonly client: "Your client";
    readonly firstName: "First name";
    readonly lastName: "Last name";
    readonly email: "E-mail";
    readonly phone: "Phone (optional)";
    readonly agent: "Who takes the sample";
    readonly agentName: "Name";
    readonly clinic: "Practice (optional)";
    readonly address: "Where the kits go";
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
    readonly onAccountAgent: "The order waits among your pending orders, where you pay it.";
    readonly placed: "Order {number} is placed.";
    readonly another: "Order for another client";
    readonly see: "See orders in advance";
    readonly fieldOf: {
      readonly user: "Client";
      readonly agent: "Sample taker";
    };
    readonly list: {
      readonly title: "Orders in advance";
      readonly intro: "Kits you have ordered for clients. Results stand with the client's animal as soon as the sample is in.";
      readonly search: "Client or order number";
      readonly find: "Find";
      readonly nothing: "No items found";
      readonly nothingHint: "Orders for clients stand here.";
      readonly all: "All of them";
      readonly for: "For {name}";
      readonly taker: "Sample: {name}";
      readonly pages: "Pages of orders in advance";
      readonly previous: "Previous page";
      readonly next: "Next page";
      readonly page: "Page {page}";
      readonly change: "Change the client";
      readonly changeNamed: "Change the client of order {number}";
      readonly save: "Save";
      readonly saving: "Saving";
      readonly close: "Close";
      readonly changed: "Saved.";
      readonly dialog: "Whom order {number} is for";
      readonly dialogText: "What was ordered stays as it is: there is an invoice of it.";
    };
  };
  readonly orders: {
    readonly title: "Your orders";
    readonly intro: "Everything you have ordered, newest first.";
    readonly nothing: "No items found";
    readonly nothingHint: "What you order stands here, with its invoice.";
    readonly toStore: "To the store";
    readonly loading: "Loading your orders";
    readonly count: "{count, plural, one {# order} other {# orders}}";
    readonly filter: {
      readonly label: "Which orders";
      readonly all: "All";
      readonly paid: "Paid";
      readonly unpaid: "Not paid yet";
    };
    readonly pages: "Pages of your orders";
    readonly previous: "Previous page";
    readonly next: "Next page";
    readonly page: "Page {page}";
    readonly states: {
      readonly draft: "Not placed";
      readonly open: "To pay";
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
      readonly due: "to pay by {date}";
      readonly more: "and {count} more";
      readonly advance: "for a client";
    };
    readonly order: {
      readonly title: "Order {number}";
      readonly back: "All orders";
      readonly placed: "Ordered on {date}";
      readonly items: "What is in it";
      readonly each: "{amount} each";
      readonly for: "For {animal}";
      readonly note: "Your note: {note}";
      readonly sums: "Total";
      readonly subtotal: "Subtotal";
      readonly shipping: "Shipping";
      readonly shippingBy: "Shipping ({method})";
      readonly discount: "Coupon {code}";
      readonly points: "{count, plural, one {# loyalty point} other {# loyalty points}}";
      readonly total: "Total";
      readonly tax: "Includes {rate, number}% tax: {amount}";
      readonly refunded: "{amount} went back to you";
      readonly refundComing: "{amount} is on its way back to you";
      readonly shipTo: "Sent to";
      readonly billTo: "Billed to";
      readonly invoice: "See the invoice";
      readonly receipt: "Receipt (PDF)";
      readonly paper: "Invoice (PDF)";
      readonly pay: "Pay this order";
      readonly timeline: "Order history";
      readonly held: "Your payment has reached us and we are checking it. Please do not pay again: we write to you.";
      readonly events: {
        readonly placed: "Ordered";
        readonly paid: "Paid";
        readonly "payment-failed": "A payment did not go through";
        readonly held: "Payment being checked";
        readonly refunded: "Refunded";
        readonly "refund-failed": "A refund did not go through: we look into it";
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
      readonly button: "Order it again";
      readonly adding: "Adding to your cart";
      readonly all: "Everything is in your cart.";
      readonly some: "The rest is in your cart. This could not be added:";
      readonly none: "Nothing could be added:";
      readonly toCart: "To the cart";
      readonly line: "{name}: {why}";
      readonly custom: "put it together again under Custom profiles";
    };
    readonly cancel: {
      readonly open: "Cancel order";
      readonly openNamed: "Cancel order {number}";
      readonly title: "Cancel order {number}?";
      readonly text: "Nothing is sent then, and there is nothing to pay. Coupon and loyalty points that you used for it come back to you.";
      readonly submit: "Yes, cancel it";
      readonly submitting: "Cancelling";
      readonly keep: "Keep the order";
      readonly close: "Close";
      readonly done: "Order {number} is cancelled. We have written you a mail about it.";
      readonly paid: "Your payment has reached us in this moment, so order {number} is paid and was not cancelled. If you do not want it any more, please write to us.";
      readonly other: "Order {number} was not cancelled: it does not wait for a payment any more.";
      readonly back: "Close this";
    };
    readonly pending: {
      readonly title: "Pending orders";
      readonly intro: "Orders that wait for your payment. Choose one or several and pay them together.";
      readonly nothing: "No items found";
      readonly nothingHint: "No payments due.";
      readonly paidNothing: "No order was paid later.";
      readonly loading: "Loading what is open";
      readonly filter: {
        readonly label: "Which orders";
        readonly open: "To pay";
        readonly paid: "Paid since";
      };
      readonly list: "Orders to pay";
      readonly choose: "Pay order {number}";
      readonly placed: "Ordered {date}";
      readonly due: "To pay by {date}";
      readonly see: "See this order";
      readonly seeNamed: "See order {number}";
      readonly all: "Choose all";
      readonly chosen: "{count} chosen";
      readonly points: "Loyalty points to use";
      readonly pointsHint: "You have {count}. They are taken off what you pay.";
      readonly pointsUsed: "{count} points take off {amount}.";
      readonly total: "To pay";
      readonly counting: "Adding it up";
      readonly nothingChosen: "Choose at least one order.";
      readonly pay: "Pay now";
      readonly retry: "Try again";
      readonly dialog: {
        readonly title: "Pay {amount}";
        readonly text: "For {numbers}.";
        readonly close: "Close";
        readonly how: "How would you like to pay?";
        readonly none: "Paying online is not possible just now. Please try again later, or send the amount by transfer.";
        readonly methods: {
          readonly C: "Card";
          readonly A: "Card and more";
          readonly P: "PayPal";
          readonly EFT: "Bank transfer";
        };
        readonly paying: "Paying";
        readonly processing: "Your payment is on its way. We write to you as soon as it has arrived.";
        readonly confirm: "Your bank asks you to confirm this payment.";
        readonly confirmLink: "Confirm with your bank";
        readonly check: "I have confirmed it";
      };
      readonly done: "Paid. Thank you! A receipt is on its way to your mailbox.";
      readonly pages: "Pages of pending orders";
      readonly previous: "Previous page";
      readonly next: "Next page";
      readonly page: "Page {page}";
    };
    readonly lookup: {
      readonly title: "Find your order";
      readonly description: "The way to an order you have placed without an account.";
      readonly text: "You have ordered without an account? Tell us the order number and your e-mail, and we send you a link to your order.";
      readonly number: "Order number";
      readonly numberHint: "It stands in our mail to you and begins with letters.";
      readonly email: "E-mail";
      readonly send: "Send me the link";
      readonly sending: "Sending";
      readonly sentTitle: "Look into your mailbox";
      readonly sentText: "If there is an order with this number and e-mail, the link to it is on its way. It may take a minute.";
      readonly again: "Try another number";
      readonly login: "With an account, all your orders are in your portal.";
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
    readonly note: "Note: {note}";
    readonly swabCount: "{count, plural, =0 {No swabs to pack.} one {# swab to pack.} other {# swabs to pack.}}";
    readonly noSwabs: "No swabs: the customer has their own.";
    readonly tubes: "{count, plural, one {# tube to pack:} other {# tubes to pack:}}";
    readonly labels: "Tube labels {number}";
    readonly collector: "Sample taken by {by}";
    readonly foot: "{name} · {number} · page {page} of {pages}";
  };
  readonly payments: {
    readonly stripe: {
      readonly title: "Pay by card, wallet or bank";
      readonly loading: "Opening the payment form";
      readonly pay: "Pay now";
      readonly paying: "Paying";
      readonly blocked: "The payment form could not be opened. It comes from Stripe, who takes our payments, and something in your browser or your connection keeps it away. Your cart and everything you typed are kept.";
      readonly retry: "Try again";
      readonly failures: {
        readonly declined: "The bank has declined the payment. Nothing was taken. Try another card, or another way to pay.";
        readonly expired: "The card has expired. Nothing was taken. Try another card.";
        readonly "insufficient-funds": "There is not enough money on the card. Nothing was taken. Try another card, or another way to pay.";
        readonly "not-confirmed": "The payment was not confirmed with your bank. Nothing was taken. You may try again.";
        readonly other: "The payment did not go through. Try again, or choose another way to pay.";
        readonly unsure: "The connection broke while you were paying, so we cannot tell whether it went through. Press again: if it did, you will see it, and you will not pay twice.";
        readonly changed: "The amount to pay has changed since this page was opened. Please look at your order again before you pay.";
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
        readonly secure: "These fields belong to Stripe. Your card number never reaches us.";
      };
    };
    readonly paypal: {
      readonly loading: "Opening PayPal";
      readonly intro: "PayPal opens in a window of its own. You approve the payment there and come back here.";
      readonly sandbox: "This shop uses PayPal's test side: no money moves.";
      readonly button: "Pay with PayPal";
      readonly subscribe: "Subscribe with PayPal";
      readonly open: "PayPal's window is open. Approve the payment there; this page waits for you.";
      readonly settling: "PayPal has your approval. We are placing your order.";
      readonly cancelled: "PayPal's window was closed. Nothing was taken, and everything here is kept.";
      readonly failed: "The payment with PayPal did not go through. Nothing was ordered. Try again, or choose another way to pay.";
      readonly blocked: "PayPal could not be opened. Something in your browser or your connection keeps it away. Your cart and everything you typed are kept: try again, or choose another way to pay.";
      readonly retry: "Try again";
    };
    readonly sandbox: {
      readonly title: "This shop is a demonstration";
      readonly text: "No money moves and no kit is sent. Only the test cards below work. Please type no real card.";
      readonly cards: "Test cards";
      readonly use: "Use";
      readonly useNamed: "Use the card that is {what}";
      readonly kinds: {
        readonly success: "accepted";
        readonly declined: "declined";
        readonly "insufficient-funds": "declined for lack of funds";
        readonly confirm: "confirmed on an extra page";
        readonly "lost-answer": "accepted, but the answer gets lost";
        readonly "refund-fails": "accepted, but its first refund fails";
      };
      readonly anyDate: "Any date in the future and any three digits do.";
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
      readonly text: "With a real card this page would be your bank's. This shop is a demonstration: no money moves, whatever you choose.";
      readonly confirm: "Confirm the payment";
      readonly refuse: "Refuse it";
      readonly answering: "One moment";
      readonly failed: "This payment cannot be confirmed any more. Please go back to checkout.";
    };
  };
  readonly portal: {
    readonly title: "My account";
    readonly menu: "Your tools";
    readonly overview: "Overview";
    readonly administration: "Administration";
    readonly hello: "Hello, {name}";
    readonly signedInAs: "Signed in as {name} ({type, select, breeder {breeder} owner {pet owner} vet {vet} other {guest}})";
    readonly continue: "Carry on with: {tool}";
    readonly notYourTool: "“{tool}” is a tool for {type, select, breeder {breeders} vet {vets} other {others}}. These are yours.";
    readonly help: "Questions about a result or an order? Our answers to what people ask most are a click away.";
    readonly helpLink: "Help and FAQs";
    readonly tools: {
      readonly "my-profile": {
        readonly name: "My profile";
        readonly text: "Your name, address, breeds and password.";
      };
      readonly "loyalty-points": {
        readonly name: "Loyalty points";
        readonly text: "What you have, where it came from, and coupons for it.";
      };
      readonly "order-history": {
        readonly name: "Orders";
        readonly text: "What you have ordered, how it stands, and ordering it again.";
      };
      readonly "pending-orders": {
        readonly name: "Pending orders";
        readonly text: "Orders that wait for your payment, to pay one by one or together.";
      };
      readonly invoices: {
        readonly name: "Invoices";
        readonly text: "Every invoice, to read, keep and pay.";
      };
      readonly "vet-invoices": {
        readonly name: "Practice invoices";
        readonly text: "What your practice has ordered on account, and when it is due.";
      };
      readonly "view-advance-results": {
        readonly name: "Orders in advance";
        readonly text: "Kits you have ordered for clients, and how they stand.";
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
        readonly text: "What a number says, and which of your animals carries it.";
      };
      readonly "report-authentication": {
        readonly name: "Check a report";
        readonly text: "Find out whether a report is genuine and up to date.";
      };
      readonly "redeem-tests": {
        readonly name: "Activate a kit";
        readonly text: "Tell us which animal a sample is from, and use tests of your packs.";
      };
      readonly "order-tests": {
        readonly name: "Order tests";
        readonly text: "The tests that are made for you.";
      };
    };
  };
  readonly products: {
    readonly metaTitle: "{name} in {species, select, canine {dogs} other {cats}}";
    readonly price: "Price";
    readonly facts: "At a glance";
    readonly species: "For";
    readonly canine: "Dogs";
    readonly feline: "Cats";
    readonly both: "Dogs and cats";
    readonly category: "Kind of product";
    readonly bodySystem: "Body system";
    readonly sample: "Sample";
    readonly samples: {
      readonly swab: "Cheek swab";
      readonly blood: "Blood, taken by a vet";
      readonly none: "No sample needed";
    };
    readonly turnaround: "Result";
    readonly turnaroundDays: "{min} to {max} working days after your sample reaches the lab";
    readonly turnaroundOneDay: "{min, plural, one {# working day} other {# working days}} after your sample reaches the lab";
    readonly packSize: "Pack";
    readonly packOf: "{count, plural, one {# piece} other {# pieces}}";
    readonly description: "About this product";
    readonly tests: "What it tests";
    readonly testsCaption: "{count, plural, one {# test is} other {# tests are}} included";
    readonly singlyTests: "Bought one by one, {count} of these tests cost {price}.";
    readonly singlyPieces: "Bought one by one, {count} of them cost {price}.";
    readonly saved: "You save {saved}.";
    readonly bundles: "Better value";
    readonly bundlesText: "This test is part of these too. One swab is enough for all of it.";
    readonly bundleTests: "{count, plural, one {# test} other {# tests}} in one";
    readonly evidence: "Evidence";
    readonly evidences: {
      readonly confirmed: "Gene and condition agree with the public reference";
      readonly unconfirmed: "Offered, but not yet confirmed by our comparison with the public reference";
    };
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
    readonly testsOf: "Tests of the body system: {system}";
    readonly test: "Test";
    readonly gene: "Gene";
    readonly inheritance: "Inheritance";
    readonly reference: "Reference";
    readonly unknown: "not known";
    readonly inherited: {
      readonly AR: "Autosomal recessive";
      readonly AD: "Autosomal dominant";
      readonly AID: "Autosomal incompletely dominant";
      readonly XR: "X-linked recessive";
      readonly XD: "X-linked dominant";
      readonly complex: "Complex: several genes or other causes play a part";
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
  };
  readonly registration: {
    readonly title: "Register";
    readonly description: "Open an account as a breeder, an owner or a vet.";
    readonly choose: "Who are you? Prices, tests and tools follow from it.";
    readonly haveAccount: "Already have an account?";
    readonly login: "Login";
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
    readonly otherType: "Register as somebody else";
    readonly form: {
      readonly name: "Name";
      readonly email: "E-mail";
      readonly emailHint: "We send a link to this address.";
      readonly password: "Password";
      readonly passwordHint: "At least 8 characters. A few words in a row are easy to keep and hard to guess.";
      readonly country: "Country";
      readonly chooseCountry: "Choose a country";
      readonly clinic: "Clinic";
      readonly registrationNumber: "Registration number";
      readonly registrationNumberHint: "With your veterinary board. We look at it before your clinic can order on account.";
      readonly acceptTerms: "I accept the terms and conditions";
      readonly readTerms: "Read the terms and conditions";
      readonly submit: "Register";
      readonly submitting: "One moment";
      readonly failed: "Failed to register";
      readonly successTitle: "Look into your mailbox";
      readonly successText: "We have sent you a link. It works once, within 30 minutes. If nothing comes, check your spam folder or register again.";
    };
    readonly confirm: {
      readonly title: "Confirm your account";
      readonly description: "The last step of your registration: confirm it with your password and you are in.";
      readonly text: "Enter the password you chose when you registered, and you are signed in.";
      readonly notChosen: "Did not choose it, or forgot it? Register again: the newest registration counts.";
      readonly linkIncomplete: "This link is incomplete. Open it again from your email.";
      readonly registerAgain: "Register again";
      readonly form: {
        readonly password: "Password";
        readonly submit: "Confirm and sign in";
        readonly submitting: "One moment";
        readonly failed: "Failed to confirm";
        readonly linkExpired: "This link has been used already or is too old.";
        readonly registerAgain: "Register again";
      };
    };
    readonly forgotPassword: {
      readonly title: "Forgot password?";
      readonly description: "Get a link to your mailbox to choose a new password for your account.";
      readonly text: "Tell us your e-mail address. If there is an account for it, we send a link to choose a new password.";
      readonly login: "Login";
      readonly form: {
        readonly email: "E-mail";
        readonly securityHint: "To confirm you're not a robot.";
        readonly website: "Leave this field empty";
        readonly submit: "Send me a link";
        readonly submitting: "One moment";
        readonly failed: "Failed to forgot password";
        readonly successTitle: "Look into your mailbox";
        readonly successText: "If there is an account for this address, a link is on its way. It works once, within 30 minutes.";
      };
    };
    readonly resetPassword: {
      readonly title: "Choose a new password";
      readonly description: "Choose a new password for your account, with the link we have sent you.";
      readonly text: "You will be signed out everywhere, and sign in with the new password.";
      readonly linkIncomplete: "This link is incomplete. Open it again from your email.";
      readonly requestNewLink: "Ask for a new link";
      readonly form: {
        readonly password: "New password";
        readonly passwordHint: "At least 8 characters. A few words in a row are easy to keep and hard to guess.";
        readonly submit: "Save the password";
        readonly submitting: "One moment";
        readonly failed: "Failed to reset password";
        readonly successTitle: "Your password is changed";
        readonly successText: "Sign in with it now.";
        readonly login: "Login";
        readonly linkExpired: "This link has been used already or is too old.";
        readonly requestNewLink: "Ask for a new link";
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
    readonly always: "If a sample is on hold or something goes wrong with it, we always email you. Otherwise you would wait for results that do not come.";
    readonly save: "Save";
    readonly saving: "Saving";
    readonly saved: "Saved.";
    readonly none: "Unsubscribe from all";
    readonly noneDone: "Done. You get no more reminders.";
    readonly goneTitle: "This link does not work";
    readonly goneText: "It may be incomplete. Open the link at the end of a reminder email once more, or write to us and we change it for you.";
    readonly contact: "Contact us";
  };
  readonly reportAuthentication: {
    readonly metaTitle: "Report authentication: is this report genuine?";
    readonly description: "Check whether a DNA report was issued by our laboratory: enter its barcode and compare the date and version with your copy.";
    readonly title: "Is this report genuine?";
    readonly crumb: "Report authentication";
    readonly intro: "Has somebody shown you a report of ours? Enter its barcode and compare the date and version with the copy in your hands.";
    readonly privacy: "To protect owners, we show no results, no animal and no name here. Ask the owner to show you the results.";
    readonly field: "Barcode of the report";
    readonly hint: "It is the barcode on the tube and begins with TM.";
    readonly submit: "Check report";
    readonly required: "Enter the barcode of the report";
    readonly loading: "Checking the report";
    readonly updating: "Checking";
    readonly retry: "Try again";
    readonly noScript: "The check needs JavaScript. Please turn it on in your browser.";
    readonly noneTitle: "No report with this barcode";
    readonly noneText: "Compare the barcode with the report. If it is right, the report is not from us or not issued yet.";
    readonly genuineTitle: "Yes, we issued this report";
    readonly revokedTitle: "This report was revoked";
    readonly genuineText: "The current version is number {version}, issued on {date}. Compare both with your copy.";
    readonly revokedText: "We issued it and withdrew it later. Please do not rely on it.";
    readonly versions: "Issued versions";
    readonly version: "Version {version}";
    readonly issued: "Issued on {date}";
    readonly partial: "Partial: some tests had no result.";
    readonly complete: "Complete.";
    readonly statuses: {
      readonly current: "Current";
      readonly superseded: "Superseded by version {version}";
      readonly revoked: "Revoked";
    };
  };
  readonly responsibleBreeders: {
    readonly program: "Responsible breeder program";
    readonly form: {
      readonly crumb: "Apply";
      readonly title: "Apply for the responsible breeder program";
      readonly description: "Breeders who test apply here to stand on the public list of responsible breeders of dogs and cats.";
      readonly intro: "Tell us about your kennel or cattery. A person of ours reads it and answers by mail, usually with a yes or with what is missing.";
      readonly noScript: "This form needs JavaScript. You can write to us instead: our address is on the contact page.";
    };
    readonly visit: {
      readonly loading: "One moment: we look how your application stands";
      readonly failed: "Error fetching data";
      readonly retry: "Try again";
      readonly guestTitle: "Sign in first";
      readonly guestText: "The application belongs to a breeder's account, so that you can change it, or take it back, whenever you like. After signing in you come straight back here.";
      readonly login: "Sign in";
      readonly register: "Register as a breeder";
      readonly otherTitle: "This is for breeders";
      readonly otherText: "Your account is not a breeder's, and the list shows kennels and catteries only. If you breed too, register a breeder's account with another e-mail address.";
      readonly toSearch: "Find a responsible breeder";
      readonly waitingTitle: "We are reading your application";
      readonly waitingText: "We write to you as soon as it is decided. This is what you asked us to publish:";
      readonly listedTitle: "You are on the list";
      readonly listedText: "This is what everybody finds:";
      readonly changeWaits: "It stays as it is until your change is decided.";
      readonly change: "Apply for a change";
      readonly declinedTitle: "We could not approve it yet";
      readonly declinedText: "Put right what is missing, then apply again. What you wrote is still in the form.";
      readonly note: "Our note: {note}";
      readonly offTitle: "You are not on the list at present";
      readonly offText: "What was published is still in the form. You can apply again whenever you like.";
      readonly withdraw: "Take me off the list";
      readonly withdrawWaiting: "Take my application back";
      readonly withdrawText: "Nobody finds you from then on, and what still waits is forgotten.";
      readonly withdrawing: "One moment";
      readonly keep: "Leave it as it is";
    };
    readonly fields: {
      readonly title: "Your application";
      readonly name: "Kennel or cattery";
      readonly nameHint: "As buyers know it.";
      readonly country: "Country";
      readonly choose: "Please choose";
      readonly place: "Town and region";
      readonly placeHint: "No street: a town and a region are enough to be found.";
      readonly breeds: "Breeds you keep";
      readonly breedsHint: "Type three letters or more, and choose. One to ten breeds.";
      readonly full: "That is {count} breeds, as many as a listing has.";
      readonly remove: "Remove {name}";
      readonly searching: "Looking for breeds";
      readonly noBreed: "No breed is called so.";
      readonly website: "Website (optional)";
      readonly websiteHint: "It begins with https://";
      readonly statement: "How do you test and place your animals?";
      readonly statementHint: "Which tests before a mating, what buyers are shown, when the young leave. Only we read this.";
      readonly consent: "I agree that the name, the place, the breeds and the website are published. I can withdraw this at any time.";
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
      readonly description: "Breeders of dogs and cats who test before they breed, by breed and country, each read and approved by a person of ours.";
      readonly intro: "Kennels and catteries that test before they breed. A listing is a good sign, not a guarantee: visit, meet the mother, and ask for the reports.";
      readonly filter: "Search the list";
      readonly breed: "Breed";
      readonly breedHint: "A name or a part of one.";
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
      readonly nothingHint: "Nobody on the list fits all of that yet. Try another country, or a part of the breed's name.";
      readonly apply: "Do you breed and test? Apply for the list.";
      readonly about: "What the program asks of a breeder";
      readonly pages: "Pages of the list";
      readonly previous: "Previous page";
      readonly next: "Next page";
      readonly page: "Page {page}";
    };
  };
  readonly results: {
    readonly title: "Results";
    readonly back: "Overview";
    readonly heading: "{name}’s results";
    readonly intro: "{product}, barcode {barcode}";
    readonly summary: {
      readonly atRisk: "{name} has {count, plural, one {# result} other {# results}} that {count, plural, one {needs} other {need}} attention.";
      readonly carrier: "{name} carries {count, plural, one {# variant} other {# variants}}. Carriers usually stay well.";
      readonly clear: "Nothing that needs attention.";
      readonly clearSoFar: "Nothing that needs attention so far.";
      readonly traits: "{name}’s traits are ready.";
      readonly profile: "{name}’s DNA profile is on file.";
      readonly others: "{name}’s report is ready.";
      readonly missing: "No results yet: the sample has to be tested again.";
    };
    readonly groups: {
      readonly carrier: "Carrier";
      readonly clear: "Clear";
      readonly trait: "Traits";
      readonly "not-reported": "No result yet";
      readonly "at-risk": "At risk";
    };
    readonly groupHints: {
      readonly carrier: "Good to know before breeding. No reason to worry about {name}’s health.";
      readonly clear: "{name} does not have these variants.";
      readonly trait: "What the genes say about coat, colour and build.";
      readonly "not-reported": "We are testing these again. You do not have to do anything.";
      readonly "at-risk": "A higher risk is not a diagnosis. Take these results to your vet.";
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
      readonly carrierXR: "{name} has one copy on one of her X chromosomes. Females with one copy usually stay well; sons that inherit it are at risk.";
      readonly oneAD: "{name} has one copy, and one copy is enough to raise the risk.";
      readonly oneAID: "{name} has one copy. The risk is lower than with two copies.";
      readonly oneXD: "{name} has one copy on an X chromosome, which is enough to raise the risk.";
      readonly twoAR: "{name} has two copies and a higher risk of the condition. Not every animal with two copies becomes ill.";
      readonly twoAD: "{name} has two copies, and one is enough to raise the risk. All offspring inherit one.";
      readonly twoAID: "{name} has two copies, so the risk is higher than with one. All offspring inherit one.";
      readonly twoXR: "{name} has a copy on both X chromosomes and a higher risk of the condition. All sons inherit it.";
      readonly twoXD: "{name} has a copy on both X chromosomes and a higher risk of the condition.";
      readonly bySex: "The variant is on the X chromosome. Males have only one, so one copy is enough to raise the risk.";
      readonly oneComplex: "{name} has one copy of a variant that can raise the risk. Other genes and living conditions matter too.";
      readonly twoComplex: "{name} has two copies of a variant that raises the risk. Other genes and living conditions matter too.";
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
      readonly next: "We test the sample again and add what is missing in a new version. If the DNA is not enough, we send you a new kit free of charge.";
    };
    readonly profile: {
      readonly title: "DNA profile";
      readonly text: "On file: {found} of {count} markers, {panel}.";
      readonly use: "It identifies {name} for life and is used to check parents and offspring.";
    };
    readonly others: {
      readonly title: "Also in this report";
    };
    readonly about: {
      readonly title: "About this report";
      readonly version: "Version {version}, {date}";
      readonly assay: "Laboratory method {assay}";
      readonly verify: "Check that this report is genuine";
    };
    readonly waiting: {
      readonly "in-progress": {
        readonly title: "The results are not ready yet";
        readonly text: "We write to you as soon as they are.";
      };
      readonly "payment-hold": {
        readonly title: "The results are waiting for payment";
        readonly text: "The laboratory work continues. We release the results as soon as the order is paid.";
      };
      readonly "details-hold": {
        readonly title: "We need to check a detail with you";
        readonly text: "Something about the sample does not fit what we know about {name}. We have written to you about it.";
      };
      readonly failed: {
        readonly title: "The sample could not be tested";
        readonly text: "This happens when there is too little DNA. We send you a new kit free of charge.";
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
      readonly title: "Latest results";
      readonly issued: "{product}, {date}";
    };
  };
  readonly roleLanding: {
    readonly breeder: {
      readonly metaTitle: "DNA tests for breeders";
      readonly description: "DNA tests for breeders of dogs and cats: test the pair before the mating, the litter before it leaves, and keep the papers in order.";
      readonly title: "Breed with the facts in hand";
      readonly intro: "Know what a pair can pass on before the mating, and what each of its young carries before it leaves you.";
      readonly dogs: "Tests for dogs";
      readonly cats: "Tests for cats";
      readonly litter: {
        readonly title: "From the pair to the papers";
        readonly pair: {
          readonly title: "Test the pair";
          readonly text: "A profile of the breed shows what sire and dam carry. A carrier is a healthy animal, and with the right mate it stays in the line.";
        };
        readonly young: {
          readonly title: "Test the litter";
          readonly text: "Each pup or kitten can have its own result, and a pack of tests makes a litter cheaper.";
        };
        readonly papers: {
          readonly title: "Settle the papers";
          readonly text: "A DNA profile is an identity for life. With those of sire and dam it proves parentage to your registry.";
        };
      };
      readonly litterDiagram: {
        readonly title: "A clear sire and a carrier dam";
        readonly text: "On average half the litter is clear and half carries. None of it is affected.";
        readonly sire: "Sire: clear";
        readonly dam: "Dam: carrier";
        readonly clear: "Clear";
        readonly carrier: "Carrier, healthy";
      };
      readonly nextSteps: {
        readonly title: "Go on from here";
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
          readonly text: "Show families that you test, and how.";
        };
        readonly benefits: {
          readonly title: "Breeder benefits";
          readonly text: "What you gain by testing with us year after year.";
        };
      };
      readonly best: "Most chosen by breeders";
      readonly diversity: {
        readonly title: "How varied is your line?";
        readonly text: "Two animals without a common ancestor in the papers can still be close. Heterozygosity puts a number to it.";
        readonly link: "Read about heterozygosity";
      };
    };
    readonly vet: {
      readonly metaTitle: "DNA screening for veterinary practices";
      readonly description: "Screen canine and feline patients for what is known in their breed with one sample. Ordered by the practice, paid by invoice.";
      readonly title: "One sample. What matters in this patient’s breed.";
      readonly intro: "Genetic screening that fits into a consultation: swab or blood, a barcode, and a report in clinical words.";
      readonly dogs: "Canine patients";
      readonly cats: "Feline patients";
      readonly breed: {
        readonly title: "Screen by breed";
        readonly text: "What is worth looking for depends on the breed. Look up your patient’s and see the tests with their genes and inheritance.";
        readonly canine: "Dog breeds A to Z";
        readonly feline: "Cat breeds A to Z";
      };
      readonly order: {
        readonly title: "Ordering for a patient";
        readonly text: "The practice orders, and the report comes back to the practice.";
        readonly order: {
          readonly title: "Keep kits at hand";
          readonly text: "Order what you use in a month. It goes on the practice’s account, with 30 days to pay.";
        };
        readonly swab: {
          readonly title: "Sample at the visit";
          readonly text: "A cheek swab takes half a minute. Blood will do where it is drawn anyway.";
        };
        readonly read: {
          readonly title: "Discuss the report";
          readonly text: "It says what was found and what follows from it. A carrier is well; that is said first.";
        };
      };
      readonly screens: {
        readonly title: "Geno Vet, the screen for practices";
        readonly text: "When the breed is unknown or mixed: ancestry and a health panel in one report, the risks of drugs and bleeding first.";
        readonly empty: "Geno Vet is not sold in your country at present.";
      };
      readonly nextSteps: {
        readonly title: "More for your practice";
        readonly cases: {
          readonly title: "Case studies";
          readonly text: "How colleagues came to a diagnosis, and what they did with it.";
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
      readonly description: "One kit tells you where your dog or cat comes from and what keeps it well, in plain words.";
      readonly title: "Who are you, really?";
      readonly intro: "One kit, half a minute, and you know where your companion comes from and what will keep it well.";
      readonly shop: "See the tests for your pet";
      readonly report: {
        readonly title: "What the answer looks like";
        readonly text: "First the family tree, then health, each with what it means for your days together. You need no dictionary.";
        readonly sample: "An example";
        readonly name: "Poppy";
        readonly from: "Where she comes from";
        readonly poodle: "Poodle";
        readonly golden: "Golden Retriever";
        readonly spaniel: "Cocker Spaniel";
        readonly health: "Her health";
        readonly eyes: "Eyes";
        readonly clear: "Clear";
        readonly eyesText: "Nothing found in the tests for eyes.";
        readonly blood: "Blood clotting";
        readonly carrier: "Carrier";
        readonly bloodText: "She is well and stays well with it. It matters only if she has pups.";
      };
      readonly best: "Where most people start";
      readonly nextSteps: {
        readonly title: "Good to know";
        readonly swab: {
          readonly title: "Taking the sample";
          readonly text: "How to swab a cheek, also of a cat who would rather not.";
        };
        readonly dogBreeds: {
          readonly title: "Dog breeds";
          readonly text: "Which tests make sense for the breed of your dog.";
        };
        readonly catBreeds: {
          readonly title: "Cat breeds";
          readonly text: "Which tests make sense for the breed of your cat.";
        };
        readonly help: {
          readonly title: "Questions and answers";
          readonly text: "How long it takes, and what the words mean.";
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
        readonly text: "It is at the laboratory and waits for its quality check.";
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
      readonly text: "We do not know yet which animal it is from. Activate the kit, so that we can send you the report.";
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
        readonly text: "Some details do not fit the sample. The report waits until they are corrected. We have emailed the person who activated the kit.";
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
      readonly other: "Something in the details does not fit the sample.";
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
    readonly bare: "Type a word and we look through products, breeds, tests, articles and help.";
    readonly nothing: "Result not found.";
    readonly nothingHint: "Try a shorter word, or another spelling.";
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
    readonly shown: "The first {shown} of {count}";
    readonly all: {
      readonly products: "Show all {count} products";
      readonly breeds: "Show all {count} breeds";
      readonly tests: "Show all {count} tests";
      readonly articles: "Show all {count} articles";
      readonly help: "Show all {count} help pages";
    };
    readonly everything: "Show everything found for “{search}”";
    readonly gene: "Gene {gene}";
    readonly find: {
      readonly label: "Find a product";
      readonly hint: "At least 3 letters of a test, condition, trait or breed";
      readonly button: "Find";
      readonly searching: "Searching";
      readonly suggestions: "{count, plural, one {# suggestion} other {# suggestions}}";
      readonly canine: "Dogs";
      readonly feline: "Cats";
    };
  };
  readonly store: {
    readonly title: "DNA tests for dogs and cats";
    readonly metaTitle: "Store";
    readonly description: "Every DNA test we sell for dogs and cats: disease and trait tests, full breed profiles, DNA profiles and multi-packs, with prices.";
    readonly intro: "Choose a single test, a panel or a full breed profile. Every test is done from a cheek swab unless its page says otherwise.";
    readonly searchLabel: "Filter by words";
    readonly searchHint: "Name of a test, a condition or a trait";
    readonly searchButton: "Search";
    readonly formLabel: "Search and filter";
    readonly loading: "Loading products";
    readonly filters: "{count, plural, =0 {Filters} other {Filters (#)}}";
    readonly apply: "Show products";
    readonly speciesLabel: "Dogs or cats";
    readonly allSpecies: "Dogs and cats";
    readonly canine: "Dogs";
    readonly feline: "Cats";
    readonly typesLabel: "Kind of test";
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
    readonly unknownBreed: "A breed we do not know";
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
    readonly emptyHint: "Try a shorter word or fewer filters, or look through all products.";
    readonly firstPage: "To the first page";
    readonly everywhere: "Look for “{search}” without filters";
    readonly showAll: "Show all products";
    readonly pages: "Pages";
    readonly page: "Page {page} of {pageCount}";
    readonly pageLink: "Page {page}";
    readonly previous: "Previous page";
    readonly next: "Next page";
  };
  readonly subscriptions: {
    readonly title: "Yearly subscription";
    readonly active: "Renews on {date} for {amount}, and every year after that until you end it.";
    readonly suspended: "PayPal could not take the payment for the next year. It runs until {date}.";
    readonly cancelled: "Runs until {date}. It does not renew, and nothing more will be taken.";
    readonly expired: "Ran until {date}. It does not renew, and nothing more will be taken.";
    readonly isRenewal: "This order is one of its renewals.";
    readonly end: "End it";
    readonly confirm: {
      readonly title: "End this subscription?";
      readonly text: "It will not renew, and nothing more will be taken. What is paid runs until {date}.";
      readonly submit: "End the subscription";
      readonly sending: "Ending it";
      readonly done: "The subscription has ended.";
      readonly keep: "Keep it";
      readonly close: "Close";
    };
    readonly checkout: {
      readonly title: "This renews every year";
      readonly yearly: "You pay {amount} today for one year. It renews every year on {day}, at {amount} each time, until you end it. The first renewal is on {date}.";
      readonly ending: "You can end it at any time on the page of your order, which we send you by e-mail. It then runs to the end of the year you have paid for.";
      readonly onceTitle: "For one year";
      readonly once: "What you buy for a year ends by itself when the year is over. Nothing renews, and nothing more is taken.";
    };
    readonly admin: {
      readonly active: "Renews on {date} for {amount}, and every year after that until somebody ends it.";
    };
  };
}

export type MessageArea = keyof Messages;
