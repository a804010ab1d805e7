import { and, eq } from "drizzle-orm";
import { identifiersOf } from "@/lib/domain/animals/pet-identifiers";
import { groupBy } from "@/lib/domain/group-by";
import type { Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/users";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import type { SignedInCaller } from "@/backend/http/caller";
import { envelope } from "@/backend/http/paging";
import { Refusal } from "@/backend/http/refusals";
import { recordDvReads } from "@/backend/kernel/animal-access/dv-grants";
import { countDvAnimals, findDvAnimals, type FoundDvAnimal, isVisibleToDv } from "./find-dv-animals";
import { type DvRecords, readDvRecords } from "./read-dv-records";

const noDvAccess = new Refusal(403, {
  code: "no_dv_access",
  message: "refusals.noDvAccess",
});

/** The id of a caller with access for Dogs Victoria. */
export async function findDvReader(tx: Tx, { user }: SignedInCaller): Promise<number | Refusal> {
  const [reader] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user.id), eq(users.hasDvAccess, true)));
  return reader?.id ?? noDvAccess;
}

/** Animals whose owners agreed. Every animal on the page is logged for its owner. */
export async function listDvAnimals(
  { tx, caller }: SignedInContext,
  { query: { query, ...paging } }: Input<"dvAccess.list">,
) {
  const reader = await findDvReader(tx, caller);
  if (reader instanceof Refusal) return reader;
  const where = isVisibleToDv(tx, query);
  const found = await findDvAnimals(tx, where, paging);
  const records = await readDvRecords(tx, found);
  await recordDvReads(
    tx,
    { userId: reader, admin: caller.admin },
    found.map(({ animal }) => animal.id),
    "list",
  );
  const results = found.map((row) => describeDvAnimal(row, records));
  return envelope(results, await countDvAnimals(tx, where), paging);
}

function describeDvAnimal({ animal, breed, owner, scopes }: FoundDvAnimal, records: DvRecords) {
  const { id, name, sex, bornOn } = animal;
  const ofAnimal = <Row extends { readonly animalId: number | null }>(rows: readonly Row[]) =>
    rows.filter(({ animalId }) => animalId === id);
  const reports = groupBy(ofAnimal(records.results), ({ barcode }) => barcode);
  return {
    animal: { id, name, sex, bornOn, breed, ...identifiersOf(animal) },
    owner,
    scopes,
    reports: [...reports].map(([barcode, tests]) => ({
      barcode,
      tests: tests.length,
      issuedAt: tests[0]?.issuedAt ?? "",
    })),
    profiles: ofAnimal(records.profiles).map(({ animalId: _, ...profile }) => profile),
    parentage: ofAnimal(records.parentage).map(({ animalId: _, ...report }) => report),
  };
}
