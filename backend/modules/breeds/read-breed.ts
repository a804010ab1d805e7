import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";
import { notFound } from "@/backend/http/refusals";
import { toBreed } from "./list-breeds";

export async function readBreed(tx: Tx, id: number) {
  const [row] = await tx.select().from(breeds).where(eq(breeds.id, id));
  if (row === undefined) return notFound();
  const { group, kind, varietyOf, origin, coat, aliases, registries } = row;
  return { ...toBreed(row), group, kind, varietyOf, origin, coat, aliases, registries };
}
