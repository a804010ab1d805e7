// Generated from messages/en by `npm run messages`. Do not edit.
export interface StoreMessages {
  readonly title: "DNA tests for dogs and cats";
  readonly metaTitle: "Store";
  readonly description: "Every DNA test we sell for dogs and cats: disease and trait tests, full breed profiles, DNA profiles and multi-packs, with prices.";
  readonly intro: "Choose a single test, a panel or a full breed profile. All you need is a cheek swab, unless the product page says otherwise.";
  readonly searchLabel: "Keyword";
  readonly searchHint: "Test, condition, breed";
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
}
