import { randomBytes } from "node:crypto";
import type { Tx } from "@/backend/db/client";
import { carts } from "@/backend/db/schema/carts";
import type { Visit } from "@/backend/http/visit";
import { findOwnCart, lockPerson } from "./own-cart";

/** The id is the key to a guest's cart, so it is as long as a session's. A person who has a cart gets that one. */
export async function createCart(tx: Tx, { person }: Visit) {
  if (person !== undefined) {
    await lockPerson(tx, person.id);
    const own = await findOwnCart(tx, person.id);
    if (own !== undefined) return { sessionId: own.id };
  }
  const id = randomBytes(32).toString("base64url");
  await tx.insert(carts).values({ id, userId: person?.id });
  return { sessionId: id };
}
