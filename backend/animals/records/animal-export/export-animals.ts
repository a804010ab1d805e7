import { slug } from "@/lib/domain/slug";
import { GeneratedFile, type SignedInContext, type Input } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { readAccess } from "@/backend/kernel/animal-access/read-access";
import { readOwnAnimals } from "./read-animals";
import { fileNameOf, writers } from "./write-formats";

export async function exportAnimals(
  { tx, caller: { user } }: SignedInContext,
  { query: { format } }: Input<"animalExport.all">,
) {
  const animals = await readOwnAnimals(tx, user.id);
  return new GeneratedFile(fileNameOf(format, "animals"), Buffer.from(writers[format](animals)));
}

/** Only for the owner: what an animal was shared for does not include taking its data along. */
export async function exportAnimal(
  { tx, caller: { user } }: SignedInContext,
  { params: { id }, query: { format } }: Input<"animalExport.one">,
) {
  const access = await readAccess(tx, { userId: user.id, isProbe: true }, id, "results");
  if (access?.relation !== "owner") return notFound();
  const animals = await readOwnAnimals(tx, user.id, id);
  const name = slug(access.animal.name) || "animal";
  return new GeneratedFile(fileNameOf(format, name), Buffer.from(writers[format](animals)));
}
