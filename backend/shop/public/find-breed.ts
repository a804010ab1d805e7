import { eq } from "drizzle-orm";
import { defaultLanguage, type Language } from "@/lib/config/languages";
import type { Tx } from "@/backend/db/client";
import { inLanguage } from "@/backend/db/in-language";
import { breeds } from "@/backend/db/schema/breeds";

interface FoundBreed {
  readonly id: number;
  readonly name: string;
}

/** A breed by id, named in a language. Null for an animal without a breed. */
export async function findBreed(
  tx: Tx,
  id: number | null,
  language: Language = defaultLanguage,
): Promise<FoundBreed | null> {
  if (id === null) return null;
  const name = inLanguage(breeds.name, language);
  const [breed] = await tx.select({ id: breeds.id, name }).from(breeds).where(eq(breeds.id, id));
  return breed ?? null;
}
