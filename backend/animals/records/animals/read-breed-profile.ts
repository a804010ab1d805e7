import { and, eq } from "drizzle-orm";
import { speciesName } from "@/lib/domain/species";
import { inLanguage } from "@/backend/db/in-language";
import { breeds } from "@/backend/db/schema/breeds";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound, Refusal } from "@/backend/http/refusals";
import { listBreedTests } from "@/backend/shop/public/list-breed-tests";
import { readAccess } from "@/backend/kernel/animal-access/read-access";
import { latestResults, readReports } from "@/backend/animals/public/reported-results";

/** The tests that matter in a breed, each with the animal's result if it has one. */
export async function readBreedProfile(
  { tx, caller }: SignedInContext,
  { params: { id: breedId, animal: animalId } }: Input<"animals.breedProfile">,
) {
  const { user, admin } = caller;
  const access = await readAccess(tx, { userId: user.id, admin }, animalId, "results");
  // A former owner keeps reports, not what is stated of the animal now.
  if (access === undefined || access.until !== null) return notFound();
  const { animal } = access;
  const [breed] = await tx
    .select({ id: breeds.id, name: inLanguage(breeds.name, caller.language) })
    .from(breeds)
    .where(and(eq(breeds.id, breedId), eq(breeds.speciesId, animal.speciesId)));
  if (breed === undefined) return notFound();
  const tests = await listBreedTests(tx, caller, breedId);
  if (tests instanceof Refusal) return tests;
  const results = latestResults(await readReports(tx, animalId));
  return {
    breed,
    animal: { id: animalId, name: animal.name, species: speciesName(animal.speciesId) },
    tests: tests.map(({ code, name, kind, evidence, basis, summary, product, price }) => {
      const found = results.get(code);
      const { outcome, genotype, reason, barcode } = found ?? {};
      return {
        code,
        name,
        kind,
        evidence,
        basis,
        summary,
        product,
        price,
        result:
          outcome === undefined || barcode === undefined
            ? null
            : { outcome, genotype: genotype ?? null, reason: reason ?? null, barcode },
      };
    }),
  };
}
