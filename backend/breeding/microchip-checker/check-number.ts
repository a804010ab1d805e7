import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { checkMicrochip, type MicrochipCheck } from "@/lib/domain/breeding/microchip";
import { speciesName } from "@/lib/domain/species";
import type { Language } from "@/lib/config/languages";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { litters } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import { countries } from "@/backend/db/schema/geography";
import type { Input, SignedInContext } from "@/backend/http/handler-types";

/** What a number says by itself. Animals are not looked at. */
export async function checkNumber(tx: Tx, text: string) {
  const check = checkMicrochip(text);
  return {
    number: check.number,
    kind: check.kind,
    format: check.kind === "old" ? check.format : null,
    problem: check.kind === "invalid" ? check.problem : null,
    ...(check.kind === "iso" ? await describeIssuer(tx, check) : { code: null, issuer: null, country: null }),
  };
}

/** Countries have their ISO 3166-1 numeric code as id. */
async function describeIssuer(tx: Tx, { code, issuer }: Extract<MicrochipCheck, { kind: "iso" }>) {
  const digits = String(code).padStart(3, "0");
  if (issuer !== "country") return { code: digits, issuer, country: null };
  const [country] = await tx.select({ code: countries.code }).from(countries).where(eq(countries.id, code));
  return country === undefined
    ? { code: digits, issuer: "unassigned" as const, country: null }
    : { code: digits, issuer, country: country.code };
}

/** The same, and which of the user's own animals carries it. */
export async function checkOwnMicrochip(
  { tx, caller: { user, language } }: SignedInContext,
  { params: { id: text } }: Input<"microchipChecker.check">,
) {
  const check = await checkNumber(tx, text);
  return { ...check, animals: await findOwnAnimals(tx, { ownerId: user.id, language }, check.number) };
}

const dams = alias(animals, "dams");
const sires = alias(animals, "sires");

interface Owner {
  readonly ownerId: number;
  readonly language: Language;
}

async function findOwnAnimals(tx: Tx, { ownerId, language }: Owner, number: string) {
  const rows = await tx
    .select({
      id: animals.id,
      name: animals.name,
      speciesId: animals.speciesId,
      breed: inLanguage(breeds.name, language),
      bornOn: animals.bornOn,
      dam: sql<string | null>`coalesce(${dams.name}, ${litters.damName})`.as("dam"),
      sire: sql<string | null>`coalesce(${sires.name}, ${litters.sireName})`.as("sire"),
    })
    .from(animals)
    .leftJoin(breeds, eq(breeds.id, animals.breedId))
    .leftJoin(litters, eq(litters.id, animals.litterId))
    .leftJoin(dams, and(eq(dams.id, animals.damId), eq(dams.ownerId, ownerId)))
    .leftJoin(sires, and(eq(sires.id, animals.sireId), eq(sires.ownerId, ownerId)))
    .where(and(eq(animals.ownerId, ownerId), eq(sql`upper(${animals.chipNumber})`, number)))
    .orderBy(animals.id);
  return rows.map(({ speciesId, bornOn, ...row }) => ({
    ...row,
    species: speciesName(speciesId),
    birthYear: bornOn === null ? null : Number(bornOn.slice(0, 4)),
  }));
}
