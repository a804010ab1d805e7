import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { findBreed } from "@/backend/shop/public/find-breed";
import { readBreedNames } from "@/backend/shop/public/read-breed-names";
import { readAccess } from "@/backend/kernel/animal-access/read-access";
import type { Language } from "@/lib/config/languages";
import type { Tx } from "@/backend/db/client";
import { factOf, readTestFacts } from "@/backend/animals/public/describe-test";
import { latestResults, readReports } from "@/backend/animals/public/reported-results";
import { isObject } from "@/lib/domain/is-object";

/** The stated breed, the breeds that the newest report found, and what all reports say of its health. */
export async function readProfile(
  { tx, caller: { user, admin, language } }: SignedInContext,
  { params: { id } }: Input<"animals.profile">,
) {
  const access = await readAccess(tx, { userId: user.id, admin }, id, "results");
  // A former owner keeps reports, not what is stated of the animal now.
  if (access === undefined || access.until !== null) return notFound();
  const { animal } = access;
  const breed = await findBreed(tx, animal.breedId, language);
  const reports = await readReports(tx, id);
  const found = reports.findLast(({ content }) => content.others.some(({ kind }) => kind === "breed-mix"));
  const shares = (found?.content.others ?? [])
    .filter(({ kind }) => kind === "breed-mix")
    .flatMap(({ content }) => sharesOf(content));
  const names = shares.map(({ name }) => name);
  const nameOf = await readBreedNames(tx, { speciesId: animal.speciesId, language, names });
  return {
    breed,
    isMixedBreed: animal.isMixedBreed,
    breeds: shares
      .map(({ name, percent }) => ({ name: nameOf(name), percent }))
      .toSorted((one, other) => other.percent - one.percent),
    barcode: found?.barcode ?? null,
    reportedAt: found?.issuedAt.toISOString() ?? null,
    health: await describeHealth(tx, language, reports),
  };
}

async function describeHealth(tx: Tx, language: Language, reports: Awaited<ReturnType<typeof readReports>>) {
  const results = [...latestResults(reports).values()];
  const isAtRisk = ({ outcome }: (typeof results)[number]) => outcome.startsWith("at-risk");
  const findings = results.filter((result) => isAtRisk(result) || result.outcome === "carrier");
  const codes = findings.map(({ test }) => test);
  const facts = await readTestFacts(tx, { language, codes, breedId: null });
  return {
    clear: results.filter(({ outcome }) => outcome === "clear").length,
    findings: findings
      .toSorted((one, other) => Number(isAtRisk(other)) - Number(isAtRisk(one)))
      .map(({ test, outcome, barcode }) => ({
        ...{ code: test, name: factOf(facts, test).name },
        ...{ outcome, barcode },
      })),
  };
}

/** Laboratories send the breeds as they like: what is not a name with a share is left out. */
function sharesOf(content: unknown): { name: string; percent: number }[] {
  const list = isObject(content) && Array.isArray(content["breeds"]) ? content["breeds"] : [];
  return list.flatMap((entry: unknown) => {
    if (!isObject(entry)) return [];
    const { breed: name, percent } = entry;
    const isShare = typeof percent === "number" && percent >= 0 && percent <= 100;
    return typeof name === "string" && isShare ? [{ name, percent }] : [];
  });
}
