import { randomBytes } from "node:crypto";
import type { Tx } from "@/backend/db/client";
import { carts } from "@/backend/db/schema/carts";
import type { Visit } from "@/backend/http/visit";

/** The id is the key to a guest's cart, so it is as long as a session's. */
export async function createCart(tx: Tx, { person }: Visit) {
  const id = randomBytes(32).toString("base64url");
  await tx.insert(carts).values({ id, userId: person?.id });
  return { sessionId: id };
}
