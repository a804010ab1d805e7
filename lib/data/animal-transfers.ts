import "server-only";
import { tryReadAsVisitor } from "./visitor-calls";

/** An animal of the visitor that a link names, also an archived one. Undefined for animals of others. */
export async function findOwnAnimal(id: number) {
  const animal = await tryReadAsVisitor("animals.get", { params: { id } });
  return animal?.relation === "owner" ? { id, name: animal.petName } : undefined;
}
