// Generated from messages/en by `npm run messages`. Do not edit.
export interface SearchMessages {
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
}
