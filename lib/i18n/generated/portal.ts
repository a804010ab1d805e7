// Generated from messages/en by `npm run messages`. Do not edit.
export interface PortalMessages {
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
      readonly label: "View offer of {name}";
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
}
