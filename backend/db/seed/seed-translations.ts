import { translations } from "@/backend/db/schema/translations";
import type { Language } from "@/lib/config/languages";
import { sortKey } from "@/lib/domain/sort-key";
import { buildProducts } from "./catalogue/build-products";
import {
  type CatalogueTranslation,
  type Texts,
  translateProduct,
} from "./catalogue/wording/translate-products";
import de from "./data/translations/de.json" with { type: "json" };
import es from "./data/translations/es.json" with { type: "json" };
import fr from "./data/translations/fr.json" with { type: "json" };
import it from "./data/translations/it.json" with { type: "json" };
import nl from "./data/translations/nl.json" with { type: "json" };
import pl from "./data/translations/pl.json" with { type: "json" };
import pt from "./data/translations/pt.json" with { type: "json" };
import sv from "./data/translations/sv.json" with { type: "json" };
import type { AreaSeed } from "./seed-types";
import { writeRows } from "./write-rows";

type Row = typeof translations.$inferInsert;

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

/** Products and tests in other languages than English. */
export function seedTranslations(): AreaSeed {
  const rows = catalogueTranslations.flatMap(([language, translation]) => listRows(language, translation));
  return {
    area: "translations",
    content: rows,
    write: (tx) => writeRows(tx, translations, ["entity", "entityId", "field", "language"], rows),
  };
}

function listRows(language: Language, translation: CatalogueTranslation): Row[] {
  const tests = Object.entries(translation.tests);
  return [
    ...tests.flatMap(([code, texts]) => rowsOf({ entity: "test", entityId: code, language }, texts)),
    ...buildProducts().flatMap((product) =>
      rowsOf(
        { entity: "product", entityId: String(product.id), language },
        translateProduct(product, translation),
      ),
    ),
  ];
}

const rowsOf = (row: Omit<Row, "field" | "text">, texts: Partial<Texts> = {}): Row[] =>
  Object.entries(texts).map(([field, text]) => ({ ...row, field, text, sortKey: sortKey(text) }));
