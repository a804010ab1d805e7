import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { findBreed } from "@/backend/shop/public/find-breed";
import { readBreedNames } from "@/backend/shop/public/read-breed-names";
import { readAccess } from "@/backend/kernel/animal-access/read-access";
import { readReports } from "@/backend/animals/public/reported-results";
import { isObject } from "@/lib/domain/is-object";

/** The stated breed, and the breeds that the newest report found. */
export async function readProfile(
  { tx, caller: { user, admin, language } }: SignedInContext,
  { params: { id } }: Input<"animals.profile">,
) {
  const access = await readAccess(tx, { userId: user.id, admin }, id, "results");
  // A former owner keeps reports, not what is stated of the animal now.
  if (access === undefined || access.until !== null) return notFound();
  const { animal } = access;
  const breed = await findBreed(tx, animal.breedId, language);
  const found = (await readReports(tx, id)).findLast(({ content }) =>
    content.others.some(({ kind }) => kind === "breed-mix"),
  );
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
