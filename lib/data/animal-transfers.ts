import "server-only";
import type { TransferDirection } from "@/lib/config/animal-access";
import { limits } from "@/lib/config/limits";
import { readAsVisitor, tryReadAsVisitor } from "./visitor-calls";

/** Transfers to or from the visitor. */
export async function readTransfers(direction: TransferDirection, page: number) {
  return readAsVisitor("animalTransfers.list", { query: { direction, page, size: limits.pageSize } });
}

/** An animal of the visitor that a link names, also an archived one. Undefined for animals of others. */
export async function findOwnAnimal(id: number) {
  const animal = await tryReadAsVisitor("animals.get", { params: { id } });
  return animal?.relation === "owner" ? { id, name: animal.petName } : undefined;
}
