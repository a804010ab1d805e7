import { eq } from "drizzle-orm";
import { fieldMessages } from "@/lib/contract/messages";
import type { Tx } from "@/backend/db/client";
import { carts, type SampleCollector } from "@/backend/db/schema/carts";
import { countries } from "@/backend/db/schema/geography";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { lockCart } from "./find-cart";
import { readCart } from "./read-cart";

export interface CartDetails {
  readonly email?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
  readonly sampleCollector?: SampleCollector | null | undefined;
  readonly isNewsletterSubscribed?: boolean | undefined;
  readonly isSWABRequired?: boolean | undefined;
}

/** Writes what is given and leaves the rest: the details and the collector are saved by forms of their own. */
export async function updateCart(tx: Tx, visit: Visit, sessionId: string, details: CartDetails) {
  const cart = await lockCart(tx, visit, sessionId);
  if (cart instanceof Refusal) return cart;
  if (details.country && !(await isCountry(tx, details.country)))
    return refuseFields({ country: fieldMessages.invalid });
  const { isSWABRequired: isSwabRequired, ...rest } = details;
  await tx
    .update(carts)
    .set({ ...rest, isSwabRequired, updatedAt: new Date() })
    .where(eq(carts.id, cart.id));
  return readCart(tx, visit, sessionId);
}

async function isCountry(tx: Tx, code: string): Promise<boolean> {
  const found = await tx.select({ id: countries.id }).from(countries).where(eq(countries.code, code));
  return found.length > 0;
}
