// Generated from messages/en by `npm run messages`. Do not edit.
export interface OffersMessages {
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
}
