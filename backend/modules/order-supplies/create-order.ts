import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { regionCurrencies, regionOf } from "@/lib/config/markets";
import { taxRateBps } from "@/lib/config/taxes";
import { fieldMessages } from "@/lib/contract/messages";
import { totalCart } from "@/lib/domain/cart-total";
import type { Tx } from "@/backend/db/client";
import { advanceOrders } from "@/backend/db/schema/advance-orders";
import { orderLines, orders } from "@/backend/db/schema/orders";
import { notFound, Refusal, refuseFields } from "@/backend/http/refusals";
import type { Settings } from "@/backend/http/settings";
import type { Visit } from "@/backend/http/visit";
import { lockPerson } from "@/backend/modules/cart/own-cart";
import { refusePending } from "@/backend/modules/orders/pending";
import { placeOrder } from "@/backend/modules/orders/place-order";
import { findKits } from "./kits";
import { readAdvanceOrder } from "./list-orders";
import { findBuyer } from "./may-order";
import { newOrderNumber } from "@/backend/modules/orders/order-number";

export interface Whose {
  readonly user: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phoneNumber?: string | null | undefined;
  };
  readonly agent: { readonly name: string; readonly clinic?: string | null | undefined };
}

interface Wanted extends Whose {
  readonly items: readonly { readonly productId: number; readonly quantity: number }[];
  readonly shippingAddress: {
    readonly address: string;
    readonly city: string;
    readonly postalCode: string;
    readonly state?: string | null | undefined;
    readonly country: string;
  };
}

interface Asked {
  readonly tx: Tx;
  readonly visit: Visit;
  readonly settings: Settings;
}

const accountDays = 30;

/** On account: a vet's practice has thirty days, an agent pays among their open orders. */
export async function createAdvanceOrder({ tx, visit, settings }: Asked, wanted: Wanted) {
  const buyer = await findBuyer(tx, visit);
  if (buyer instanceof Refusal) return buyer;
  const { user, isVet } = buyer;
  await lockPerson(tx, user.id);
  const owed = await refusePending(tx, user.id);
  if (owed) return owed;
  // Prices of the country it is sent to, as in every order.
  const region = regionOf(wanted.shippingAddress.country);
  const there = { ...visit, region, country: wanted.shippingAddress.country };
  const lines = priced(await findKits(tx, there, user.type), wanted.items);
  if (lines instanceof Refusal) return lines;
  const order = await writeDraft(tx, { user, region, lines, wanted });
  const now = new Date();
  const dueAt = isVet ? new Date(now.getTime() + accountDays * 86_400_000) : now;
  const { appOrigin } = settings;
  const gone = await placeOrder(tx, { order, state: "open", method: null, now, dueAt, appOrigin });
  if (gone) throw new Error(`An order without coupon and points said ${String(gone)}.`);
  await tx.insert(advanceOrders).values({ orderId: order.id, ...whoseColumns(wanted) });
  return (await readAdvanceOrder(tx, eq(orders.id, order.id))) ?? notFound();
}

export function whoseColumns({ user, agent }: Whose) {
  return {
    firstName: user.firstName.trim(),
    lastName: user.lastName.trim(),
    email: user.email.toLowerCase(),
    phoneNumber: user.phoneNumber ?? null,
    agentName: agent.name.trim(),
    clinic: agent.clinic?.trim() || null,
  };
}

type Kits = Awaited<ReturnType<typeof findKits>>;

/** The same kit twice is one line. */
function priced(kits: Kits, items: Wanted["items"]) {
  const wanted = new Map<number, number>();
  for (const { productId, quantity } of items) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
  const lines = [...wanted].map(([productId, quantity]) => ({
    quantity,
    kit: kits.find(({ id }) => id === productId),
  }));
  const known = lines.flatMap(({ kit, quantity }) => (kit ? [{ kit, quantity }] : []));
  return known.length < lines.length ? refuseFields({ items: fieldMessages.invalid }) : known;
}

interface Draft {
  readonly user: { readonly id: number; readonly email: string; readonly name: string };
  readonly region: ReturnType<typeof regionOf>;
  readonly lines: readonly { readonly kit: Kits[number]; readonly quantity: number }[];
  readonly wanted: Wanted;
}

async function writeDraft(tx: Tx, { user, region, lines, wanted }: Draft) {
  const { agent, shippingAddress } = wanted;
  const [firstName = "", ...rest] = agent.name.trim().split(" ");
  const rate = taxRateBps(shippingAddress.country);
  const total = totalCart({
    lineAmounts: lines.map(({ kit, quantity }) => kit.amount * quantity),
    shipping: 0,
    coupon: undefined,
    points: { wished: 0, balance: 0, value: 1 },
    taxRateBps: rate,
  });
  const [order] = await tx
    .insert(orders)
    .values({
      number: newOrderNumber(),
      token: randomBytes(32).toString("base64url"),
      ...{ cartVersion: 0, userId: user.id, isAdvance: true, email: user.email, name: user.name },
      ...{ state: "draft", region, country: shippingAddress.country, currency: regionCurrencies[region] },
      subtotal: total.subtotal,
      shipping: total.shipping,
      discount: total.discount,
      pointsValue: total.pointsValue,
      total: total.total,
      tax: total.tax,
      taxRateBps: rate,
      shippingAddress: { ...shippingAddress, firstName, lastName: rest.join(" ") },
    })
    .returning();
  if (order === undefined) throw new Error("An insert returned no row.");
  await tx.insert(orderLines).values(
    lines.map(({ kit, quantity }, position) => ({
      ...{ orderId: order.id, position, quantity, productId: kit.id, name: kit.name },
      unitAmount: kit.amount,
      amount: kit.amount * quantity,
      discount: total.lines[position]?.discount ?? 0,
      tax: total.lines[position]?.tax ?? 0,
    })),
  );
  return order;
}
