import { translatedSearch } from "@/backend/db/schema/search";
import { translations } from "@/backend/db/schema/translations";
import { defaultLanguage, type Language } from "@/lib/config/languages";
import { sortKey } from "@/lib/domain/sort-key";
import { buildProducts } from "./catalogue/build-products";
import {
  type CatalogueTranslation,
  type Texts,
  translateProduct,
} from "./catalogue/wording/translate-products";
import { testFacts } from "./catalogue/test-facts";
import { translatedFactsOfProduct, translatedFactsOfTest } from "./catalogue/wording/translated-search";
import de from "./data/translations/de.json" with { type: "json" };
import es from "./data/translations/es.json" with { type: "json" };
import fr from "./data/translations/fr.json" with { type: "json" };
import it from "./data/translations/it.json" with { type: "json" };
import nl from "./data/translations/nl.json" with { type: "json" };
import pl from "./data/translations/pl.json" with { type: "json" };
import pt from "./data/translations/pt.json" with { type: "json" };
import sv from "./data/translations/sv.json" with { type: "json" };
import { searchable, writeSearchTerms } from "./searchable";
import type { AreaSeed } from "./seed-types";
import { writeRows } from "./write-rows";

type Row = typeof translations.$inferInsert;
type SearchRow = Pick<typeof translatedSearch.$inferInsert, "entity" | "entityId" | "language"> &
  ReturnType<typeof searchable>;

export const catalogueTranslations: readonly (readonly [Language, CatalogueTranslation])[] = [
  ["de", de],
  ["es", es],
  ["fr", fr],
  ["it", it],
  ["nl", nl],
  ["pl", pl],
  ["pt", pt],
  ["sv", sv],
];

/** Texts of products, tests, breeds and delivery methods in other languages than English, and what they are found by. */
export function seedTranslations(): AreaSeed {
  const texts = catalogueTranslations.flatMap(([language, translation]) => textRows(language, translation));
  const found = catalogueTranslations.map(([language, translation]) => searchRows(language, translation));
  return {
    area: "translations",
    content: [texts, found],
    write: async (tx) => {
      await writeRows(tx, translations, ["entity", "entityId", "field", "language"], texts);
      for (const rows of found) {
        await writeRows(tx, translatedSearch, ["entity", "entityId", "language"], rows);
        const [{ language } = { language: defaultLanguage }] = rows;
        const isBreed = ({ entity }: SearchRow) => entity === "breed";
        const others = rows.filter((row) => !isBreed(row));
        await writeSearchTerms(tx, { vocabulary: "breeds", language }, rows.filter(isBreed));
        await writeSearchTerms(tx, { vocabulary: "products", language }, others);
      }
    },
  };
}

function textRows(language: Language, translation: CatalogueTranslation): Row[] {
  const { tests, conditions, breeds, shippingMethods } = translation;
  return [
    ...Object.entries(tests).flatMap(([code, texts]) =>
      rowsOf({ entity: "test", entityId: code, language }, texts),
    ),
    ...Object.entries(conditions).flatMap(([code, facts]) =>
      rowsOf({ entity: "test", entityId: code, language }, { condition: JSON.stringify(facts) }),
    ),
    ...Object.entries(breeds).flatMap(([id, name]) =>
      rowsOf({ entity: "breed", entityId: id, language }, { name }),
    ),
    ...Object.entries(shippingMethods).flatMap(([id, name]) =>
      rowsOf({ entity: "shippingMethod", entityId: id, language }, { name }),
    ),
    ...buildProducts().flatMap((product) =>
      rowsOf(
        { entity: "product", entityId: String(product.id), language },
        translateProduct(product, translation),
      ),
    ),
  ];
}

const rowsOf = (
  row: Omit<Row, "field" | "text">,
  texts: Readonly<Record<string, string>> | Texts = {},
): Row[] => Object.entries(texts).map(([field, text]) => ({ ...row, field, text, sortKey: sortKey(text) }));

function searchRows(language: Language, translation: CatalogueTranslation): SearchRow[] {
  const { tests, breeds } = translation;
  return [
    ...testFacts.flatMap((test) => {
      const texts = tests[test.code];
      const facts = texts && translatedFactsOfTest(test, texts, translation);
      return facts ? [{ entity: "test" as const, entityId: test.code, language, ...searchable(facts) }] : [];
    }),
    ...buildProducts().flatMap((product) => {
      const texts = translateProduct(product, translation);
      const facts = texts && translatedFactsOfProduct(product, texts, translation);
      const entityId = String(product.id);
      return facts ? [{ entity: "product" as const, entityId, language, ...searchable(facts) }] : [];
    }),
    ...Object.entries(breeds).map(([entityId, name]) => {
      const facts = { names: [name], otherNames: [], parts: [name] };
      return { entity: "breed" as const, entityId, language, ...searchable(facts) };
    }),
  ];
}
