import { and, eq, inArray } from "drizzle-orm";
import { defaultLanguage, type Language } from "@/lib/config/languages";
import type { Tx } from "./client";
import { type TranslatedEntity, translations } from "./schema/translations";

/** A row and the language of its texts. */
export type Translated<Row> = Row & { readonly language: Language };

interface TranslateOptions<Row, Field extends keyof Row & string> {
  readonly entity: TranslatedEntity;
  readonly rows: readonly Row[];
  readonly fields: readonly Field[];
  /** The primary key of the row. */
  readonly keyOf: (row: Row) => number | string;
}

/**
 * Replaces texts of rows by their translations, with one query; none in English. A row without a translation of every
 * field stays English as a whole, so that its texts are in one language.
 */
export async function translateRows<Row extends object, Field extends keyof Row & string>(
  tx: Tx,
  language: Language,
  { entity, rows, fields, keyOf }: TranslateOptions<Row, Field>,
): Promise<Translated<Row>[]> {
  const inEnglish = rows.map((row) => ({ ...row, language: defaultLanguage }));
  if (language === defaultLanguage || rows.length === 0) return inEnglish;
  const keys = rows.map((row) => String(keyOf(row)));
  const { entityId, field, text } = translations;
  const found = await tx
    .select({ entityId, field, text })
    .from(translations)
    .where(
      and(
        eq(translations.entity, entity),
        eq(translations.language, language),
        inArray(entityId, keys),
        inArray(field, [...fields]),
      ),
    );
  const textsByKey = new Map<string, Record<string, string>>();
  for (const { entityId: key, field: name, text: translation } of found)
    textsByKey.set(key, { ...textsByKey.get(key), [name]: translation });
  return inEnglish.map((row) => {
    const texts = textsByKey.get(String(keyOf(row))) ?? {};
    return fields.every((name) => Object.hasOwn(texts, name)) ? { ...row, ...texts, language } : row;
  });
}

interface NamedRow {
  readonly entity: TranslatedEntity;
  readonly key: number;
  /** Its English name. */
  readonly name: string;
}

/** The name of a row in every language that it has one in. */
export async function readNames(tx: Tx, { entity, key, name }: NamedRow) {
  const { entityId, field, language, text } = translations;
  const isName = and(eq(translations.entity, entity), eq(entityId, String(key)), eq(field, "name"));
  const others = await tx.select({ language, name: text }).from(translations).where(isName);
  return [{ language: defaultLanguage, name }, ...others];
}
