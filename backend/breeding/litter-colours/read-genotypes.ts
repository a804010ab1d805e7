import { coatInputs, optionsOf } from "@/lib/domain/breeding/coat-inputs";
import { speciesName } from "@/lib/domain/species";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { readReportedCoat } from "@/backend/genetics/colour/reported-coat";
import { findLocus } from "@/backend/genetics/loci";
import { readAccess } from "@/backend/kernel/animal-access/read-access";
import { latestResults, readReports } from "@/backend/animals/public/reported-results";

/** What the reports of an animal say about the genes of the colour tool. Genotypes that the tool does not offer are left out. */
export async function readGenotypes(
  { tx, caller: { user, admin } }: SignedInContext,
  { params: { id }, query: { role } }: Input<"litterColours.genotypes">,
) {
  const access = await readAccess(tx, { userId: user.id, admin }, id, "results");
  // A former owner keeps reports, not what is derived from them later.
  if (access === undefined || access.until !== null) return notFound();
  const species = speciesName(access.animal.speciesId);
  const results = [...latestResults(await readReports(tx, id)).values()];
  const coat = readReportedCoat(species, role, results);
  return {
    animal: { id, name: access.animal.name, species },
    genotypes: coatInputs[species].flatMap((input) => {
      const genotype = coat[input.locus];
      const source = results
        .filter(({ locus }) => locus !== null && findLocus(locus)?.symbol === input.locus)
        .toSorted((one, other) => other.issuedAt.getTime() - one.issuedAt.getTime())[0];
      if (genotype === undefined || source === undefined || !optionsOf(input, role).includes(genotype))
        return [];
      return [
        {
          name: input.name,
          genotype,
          barcode: source.barcode,
          reportedAt: source.issuedAt.toISOString(),
        },
      ];
    }),
  };
}
