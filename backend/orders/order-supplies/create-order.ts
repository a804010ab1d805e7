import type { Language } from "@/lib/config/languages";
import { eq } from "drizzle-orm";
import { addDays } from "date-fns";
import { storeCurrencies, storeOf } from "@/lib/config/markets/markets";
import { paymentDays } from "@/lib/config/orders/orders";
import { taxRateBps } from "@/lib/config/markets/taxes";
import { calculateCartTotal } from "@/lib/domain/orders/cart-total";
import { eachField } from "@/lib/domain/each-field";
import { type Contact, nameFields, type Place } from "@/lib/domain/kernel/postal-address";
import type { Tx } from "@/backend/db/client";
import { suppliesOrders } from "@/backend/db/schema/order-supplies";
import { orderLines, orders } from "@/backend/db/schema/orders";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound, Refusal, refuseFields } from "@/backend/http/refusals";
import type { Settings } from "@/backend/http/settings";
import type { SignedInCaller } from "@/backend/http/caller";
import { lockUser } from "@/backend/kernel/users/lock-user";
import { runIdempotent } from "@/backend/orders/checkout/run-idempotent";
import { findAddressErrors } from "@/backend/kernel/addresses/check-address";
import { rejectUnpaidAmount } from "@/backend/orders/orders/unpaid-amount";
import { placeOrder } from "@/backend/orders/orders/place-order";
import { selectKits } from "./kits";
import { findSuppliesOrder } from "./list-orders";
import { findApprovedSuppliesBuyer } from "./find-supplies-buyer";
import { suppliesScope } from "@/backend/orders/public/supplies-scope";
import { newOrderNumber } from "@/backend/orders/orders/order-number";
import { insertedRow } from "@/backend/db/inserted-row";
import { randomToken } from "@/backend/db/random-token";

export interface SuppliesClient {
  readonly user: Contact;
  readonly agent: { readonly name: string; readonly clinic?: string | null | undefined };
}

interface SuppliesOrderInput extends SuppliesClient {
  readonly items: readonly { readonly productId: number; readonly quantity: number }[];
  readonly shippingAddress: Place;
}

interface RequestContext {
  readonly tx: Tx;
  readonly caller: SignedInCaller;
  readonly settings: Settings;
}

/** Repeated under one idempotency key it is placed once. */
export async function createSuppliesOrder(
  context: SignedInContext,
  { body: input }: Input<"orderSupplies.createSuppliesOrder">,
) {
  const { tx, caller } = context;
  return runIdempotent(tx, {
    scope: suppliesScope(caller.user.id),
    key: caller.idempotencyKey,
    body: input,
    run: () => placeSuppliesOrder(context, input),
    isFinal: () => true,
  });
}

/** On account, due within thirty days. */
async function placeSuppliesOrder({ tx, caller, settings }: RequestContext, input: SuppliesOrderInput) {
  const buyer = await findApprovedSuppliesBuyer(tx, caller);
  if (buyer instanceof Refusal) return buyer;
  const { user } = buyer;
  await lockUser(tx, user.id);
  const outstanding = await rejectUnpaidAmount(tx, user.id);
  if (outstanding) return outstanding;
  const addressRefusal = await refuseAddress(tx, user.countryCode, input.shippingAddress);
  if (addressRefusal) return addressRefusal;
  const store = storeOf(input.shippingAddress.country);
  const deliveryCaller = { ...caller, store, country: input.shippingAddress.country };
  const lines = toLines(await selectKits(tx, deliveryCaller, buyer), input.items);
  if (lines instanceof Refusal) return lines;
  const order = await insertDraft(tx, { user, store, lines, input, language: caller.language });
  const now = new Date();
  const dueAt = addDays(now, paymentDays);
  const { appOrigin } = settings;
  const failure = await placeOrder(tx, { order, state: "open", method: null, now, dueAt, appOrigin });
  if (failure) throw new Error(`An order without coupon and points failed to redeem: ${failure}.`);
  await tx.insert(suppliesOrders).values({ orderId: order.id, ...toClientColumns(input) });
  return (await findSuppliesOrder(tx, eq(orders.id, order.id))) ?? notFound();
}

/** Kits are listed at the prices of the account's country, and nobody pays others than were displayed. */
async function refuseAddress(
  tx: Tx,
  accountCountry: string,
  address: SuppliesOrderInput["shippingAddress"],
): Promise<Refusal | undefined> {
  const errors = await findAddressErrors(tx, "shippingAddress", address);
  if (Object.keys(errors).length > 0) return refuseFields(errors);
  if (storeOf(address.country) === storeOf(accountCountry)) return undefined;
  return refuseFields({
    "shippingAddress.country": "fields.accountCountryPrices",
  });
}

export function toClientColumns({ user, agent }: SuppliesClient) {
  return {
    ...eachField(nameFields, (name) => user[name].trim()),
    email: user.email.toLowerCase(),
    phoneNumber: user.phoneNumber ?? null,
    agentName: agent.name.trim(),
    clinic: agent.clinic?.trim() || null,
  };
}

type Kits = Awaited<ReturnType<typeof selectKits>>;

/** The same kit twice is one line. */
function toLines(kits: Kits, items: SuppliesOrderInput["items"]) {
  const quantities = new Map<number, number>();
  for (const { productId, quantity } of items)
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  const lines = [...quantities].map(([productId, quantity]) => ({
    quantity,
    kit: kits.find(({ id }) => id === productId),
  }));
  const available = lines.flatMap(({ kit, quantity }) => (kit ? [{ kit, quantity }] : []));
  return available.length < lines.length ? refuseFields({ items: "fields.invalid" }) : available;
}

interface Draft {
  readonly language: Language;
  readonly user: { readonly id: number; readonly email: string; readonly name: string };
  readonly store: ReturnType<typeof storeOf>;
  readonly lines: readonly { readonly kit: Kits[number]; readonly quantity: number }[];
  readonly input: SuppliesOrderInput;
}

async function insertDraft(tx: Tx, { user, store, lines, input, language }: Draft) {
  const { agent, shippingAddress } = input;
  const [firstName = "", ...rest] = agent.name.trim().split(" ");
  const rate = taxRateBps(shippingAddress.country);
  const total = calculateCartTotal({
    lineAmounts: lines.map(({ kit, quantity }) => kit.amount * quantity),
    shipping: 0,
    coupon: undefined,
    points: { requested: 0, balance: 0, value: 1 },
    taxRateBps: rate,
  });
  const order = insertedRow(
    await tx
      .insert(orders)
      .values({
        number: newOrderNumber(),
        token: randomToken(),
        cartVersion: 0,
        userId: user.id,
        isAdvance: true,
        email: user.email,
        name: user.name,
        state: "draft",
        store,
        country: shippingAddress.country,
        currency: storeCurrencies[store],
        language,
        subtotal: total.subtotal,
        shipping: total.shipping,
        discount: total.discount,
        pointsValue: total.pointsValue,
        total: total.total,
        tax: total.tax,
        taxRateBps: rate,
        shippingAddress: { ...shippingAddress, firstName, lastName: rest.join(" ") },
      })
      .returning(),
  );
  await tx.insert(orderLines).values(
    lines.map(({ kit, quantity }, position) => ({
      orderId: order.id,
      position,
      quantity,
      productId: kit.id,
      name: kit.name,
      unitAmount: kit.amount,
      amount: kit.amount * quantity,
      discount: total.lines[position]?.discount ?? 0,
      tax: total.lines[position]?.tax ?? 0,
    })),
  );
  return order;
}
