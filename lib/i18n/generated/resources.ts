// Generated from messages/en by `npm run messages`. Do not edit.
export interface ResourcesMessages {
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
    readonly facts: "Fact sheets for these cases";
    readonly factsText: "Read more, or print them for the owner.";
  };
}
