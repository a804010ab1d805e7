import { and, eq, exists, ilike, or, type SQL, sql } from "drizzle-orm";
import type { AnimalSearchField } from "@/lib/config/animals/animals";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import { escapeLike, likePattern } from "@/backend/db/like-pattern";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { kits } from "@/backend/db/schema/kits";
import { users } from "@/backend/db/schema/users";

interface Search {
  readonly query_type: AnimalSearchField;
  readonly query: string;
  readonly search: string;
}

/** Condition on `animals` for the text that was searched for; undefined without one. */
export function matchesSearch(tx: Tx, search: Search): SQL | undefined {
  const text = search.query || search.search;
  if (text === "") return undefined;
  return matchesField(tx, search.query_type, text);
}

function matchesField(tx: Tx, field: AnimalSearchField, text: string): SQL | undefined {
  const like = likePattern(text);
  switch (field) {
    case "name":
      return or(ilike(animals.name, like), ilike(animals.registrationName, like));
    case "pet_name":
      return ilike(animals.name, like);
    case "chip_number":
      return matchesChip(text);
    case "registration_number":
      return ilike(animals.registrationNumber, like);
    case "registration_name":
      return ilike(animals.registrationName, like);
    case "barcode":
      return hasBarcode(tx, text);
    case "owner_name":
      return or(ilike(animals.contactName, like), hasOwner(tx, like));
    default:
      return or(
        matchesField(tx, "name", text),
        matchesChip(text),
        ilike(animals.registrationNumber, like),
        hasBarcode(tx, text),
        matchesField(tx, "owner_name", text),
      );
  }
}

/** Numbers are read aloud in groups: spaces and hyphens make no difference. */
function matchesChip(text: string): SQL | undefined {
  const digits = escapeLike(text.replace(/[\s-]+/g, ""));
  return digits === "" ? sql`false` : ilike(animals.chipNumber, `%${digits}%`);
}

/** For each animal by itself: of `exists` PostgreSQL would first list all kits of the shop that match. */
function hasBarcode(tx: Tx, text: string): SQL {
  const barcode = escapeLike(normalizeBarcode(text));
  if (barcode === "") return sql`false`;
  const found = tx
    .select({ found: sql`bool_or(${kits.barcode} like ${`%${barcode}%`})` })
    .from(activations)
    .innerJoin(samples, eq(samples.activationId, activations.id))
    .innerJoin(kits, eq(kits.id, samples.kitId))
    .where(eq(activations.animalId, animals.id));
  return sql`coalesce(${found}, false)`;
}

function hasOwner(tx: Tx, like: string): SQL {
  const where = and(eq(users.id, animals.ownerId), ilike(users.name, like));
  return exists(tx.select({ id: users.id }).from(users).where(where));
}
