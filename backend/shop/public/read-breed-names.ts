import { and, eq, inArray } from "drizzle-orm";
import { defaultLanguage, type Language } from "@/lib/config/languages";
import type { Tx } from "@/backend/db/client";
import { inLanguage } from "@/backend/db/in-language";
import { breeds } from "@/backend/db/schema/breeds";

interface NamesOptions {
  readonly speciesId: number;
  readonly language: Language;
  /** English, as laboratories send them. */
  readonly names: readonly string[];
}

/** What breeds are called in a language, by their English names. A name that is no breed of ours stays as it is. */
export async function readBreedNames(
  tx: Tx,
  { speciesId, language, names }: NamesOptions,
): Promise<(name: string) => string> {
  if (language === defaultLanguage || names.length === 0) return (name) => name;
  const found = await tx
    .select({ english: breeds.name, own: inLanguage(breeds.name, language) })
    .from(breeds)
    .where(and(eq(breeds.speciesId, speciesId), inArray(breeds.name, [...names])));
  const byEnglish = new Map(found.map(({ english, own }) => [english, own]));
  return (name) => byEnglish.get(name) ?? name;
}
