import "server-only";
import { tryReadAsVisitor } from "@/lib/data/visitor-calls";

/** Animals of the visitor that a link names, also archived ones. Animals of others are left out. */
export async function findOwnAnimals(ids: readonly number[]) {
  const found = await Promise.all(ids.map((id) => tryReadAsVisitor("animals.get", { params: { id } })));
  return found.flatMap((animal) =>
    animal?.relation === "owner" ? [{ id: animal.id, name: animal.petName }] : [],
  );
}
