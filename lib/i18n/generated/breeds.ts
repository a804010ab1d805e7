// Generated from messages/en by `npm run messages`. Do not edit.
export interface BreedsMessages {
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
}
