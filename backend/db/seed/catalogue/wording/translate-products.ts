import { breedIds } from "@/backend/db/seed/breed-ids";
import type { ProductSeed } from "@/backend/db/seed/catalogue/product-seed";
import type { Synonym } from "@/backend/db/seed/catalogue/synonyms";
import { testFacts, type Inheritance, type TestFact } from "@/backend/db/seed/catalogue/test-facts";
import type { ConditionFacts } from "@/lib/domain/shop/condition";
import type { SpeciesName } from "@/lib/domain/species";

/** Sentences of generated descriptions, by what they say. `{gene}`, `{breed}`, `{breeds}` and `{count}` are filled in. */
type Template =
  | "profileName"
  | "profileSummary"
  | "profileDescription"
  | "sampleAndGene"
  | "sample"
  | "trait"
  | "breeds"
  | Inheritance;

export interface Texts {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
}

/** `data/translations/de.json`. */
export interface CatalogueTranslation {
  /** By code. */
  readonly tests: Readonly<Record<string, Omit<Texts, "description">>>;
  /** By id: the products of `data/products.json`. */
  readonly products: Readonly<Record<string, Texts>>;
  readonly templates: Readonly<Record<Template, string>>;
  /** By code: the tests of `data/conditions.json`. Facts that are null there are left out. */
  readonly conditions: Readonly<Record<string, TranslatedCondition>>;
  /** Names by id of breeds that have one of their own in the language. */
  readonly breeds: Readonly<Record<string, string>>;
  /** Names by id. */
  readonly shippingMethods: Readonly<Record<string, string>>;
  /** What people type who look for tests, for products, or for a species. */
  readonly synonyms: readonly TranslatedSynonym[];
}

type TranslatedCondition = Partial<Omit<ConditionFacts, "references">>;

interface TranslatedSynonym extends Synonym {
  readonly species?: string;
}

/** Names of breeds, in English where the language has none of its own. */
export function breedNamesIn(
  { breeds }: Pick<CatalogueTranslation, "breeds">,
  species: SpeciesName,
  names: readonly string[],
): readonly string[] {
  const ids = breedIds(species, names);
  return names.map((name, at) => breeds[String(ids[at])] ?? name);
}

const mostBreeds = 6;
const testOfProduct = new Map(testFacts.map((test) => [test.productId, test]));

/** The texts of a product in another language; undefined for one without. */
export function translateProduct(product: ProductSeed, translation: CatalogueTranslation): Texts | undefined {
  const { products, templates, tests } = translation;
  const count = String(product.testCodes.length);
  const own = products[product.id];
  if (own) return fillAll(own, { count });
  const test = testOfProduct.get(product.id);
  const texts = test && tests[test.code];
  if (texts) return { ...texts, description: describeTest(test, translation) };
  if (product.breedNames === "all") return undefined;
  const [breed = ""] = product.species
    ? breedNamesIn(translation, product.species, product.breedNames)
    : product.breedNames;
  const { profileName: name, profileSummary: summary, profileDescription: description } = templates;
  return fillAll({ name, summary, description }, { breed, count });
}

function describeTest(test: TestFact, translation: CatalogueTranslation): string {
  const { templates } = translation;
  const { gene, kind, inheritance, species, breeds } = test;
  const sentences = [
    gene === null ? templates.sample : templates.sampleAndGene,
    kind === "trait" ? templates.trait : templates[inheritance],
    ...(breeds.includes("Mixed Breed") ? [] : [templates.breeds]),
  ];
  return fill(sentences.join(" "), {
    gene: gene ?? "",
    breeds: breedNamesIn(translation, species, breeds.slice(0, mostBreeds)).join(", "),
  });
}

function fillAll({ name, summary, description }: Texts, values: Readonly<Record<string, string>>): Texts {
  return { name: fill(name, values), summary: fill(summary, values), description: fill(description, values) };
}

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
