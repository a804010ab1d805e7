// Generated from messages/en by `npm run messages`. Do not edit.
export interface ProductsMessages {
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
  readonly related: "Related products";
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
    readonly laboratories: "Numbers from another lab may be shifted a little, so we compare only profiles we have made ourselves.";
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
    readonly bloodQ: "How is the sample taken?";
    readonly bloodA: "A vet puts a drop of blood on the card. Let it dry, then post it back.";
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
    readonly cancel: "You can cancel until your sample arrives at the lab.";
    readonly return: "Return unopened kits and goods within 14 days of delivery. You pay the postage.";
    readonly terms: "Terms and conditions";
  };
  readonly sizes: {
    readonly title: "More animals to test?";
    readonly titlePack: "Choose a size";
    readonly anyBreed: "Packs are for any breed. Each kit reports every test of this profile for your animal’s breed.";
    readonly each: "{price} per kit";
    readonly save: "Save {saved}";
    readonly count: "{count, plural, one {# kit} other {# kits}}";
  };
}
