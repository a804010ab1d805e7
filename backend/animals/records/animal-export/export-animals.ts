import type { ExportFormat } from "@/lib/config/api-tokens";
import { slug } from "@/lib/domain/slug";
import type { Tx } from "@/backend/db/client";
import type { SignedInCaller } from "@/backend/http/caller";
import { GeneratedFile } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { readAccess } from "@/backend/kernel/animal-access/read-access";
import { readOwnAnimals } from "./read-animals";
import { fileNameOf, writers } from "./write-formats";

export async function exportAnimals(tx: Tx, { user }: SignedInCaller, format: ExportFormat) {
  const animals = await readOwnAnimals(tx, user.id);
  return new GeneratedFile(fileNameOf(format, "animals"), Buffer.from(writers[format](animals)));
}

/** Only for the owner: what an animal was shared for does not include taking its data along. */
export async function exportAnimal(tx: Tx, { user }: SignedInCaller, id: number, format: ExportFormat) {
  const access = await readAccess(tx, { userId: user.id, isProbe: true }, id, "results");
  if (access?.relation !== "owner") return notFound();
  const animals = await readOwnAnimals(tx, user.id, id);
  const name = slug(access.animal.name) || "animal";
  return new GeneratedFile(fileNameOf(format, name), Buffer.from(writers[format](animals)));
}
