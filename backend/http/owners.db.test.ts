import { beforeAll, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { advanceOrders } from "@/backend/db/schema/advance-orders";
import { orders } from "@/backend/db/schema/orders";
import { users } from "@/backend/db/schema/people";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { idPlaces, type IdPlace } from "@/backend/testing/ids";
import { runBackend } from "@/backend/testing/server";
import type { CallInput } from "@/lib/contract/request";
import { goodInput } from "@/lib/contract/testing/good-call";

const { ask, signIn, database } = runBackend();

const tokens = new Map<string, string>();
beforeAll(async () => {
  for (const role of ["breeder", "owner"]) tokens.set(role, await signIn(role));
});

/** What one person has; each area that is built adds what belongs to somebody. */
async function worldOf(role: string) {
  const token = tokens.get(role);
  const { sessionId } = (await ask("cart.create", { body: {} }, { token })).body as { sessionId: string };
  const item = { params: { sessionId }, body: { productId: 969, quantity: 2 } };
  const { id: itemId } = (await ask("cart.addItem", item, { token })).body as { id: number };
  const choice = { body: { productIds: [10_001] } };
  const { id: profileId } = (await ask("customProfiles.addItems", choice, { token })).body as { id: string };
  const { orderId, invoiceId } = await orderOf(role, token);
  return { token, sessionId, itemId, profileId, orderId, invoiceId, email: demoEmail(role) };
}

/** One that waits for money, whatever it was before. */
async function orderOf(role: string, token: string | undefined) {
  const { results } = (await ask("orders.history", { query: { size: 1 } }, { token })).body as {
    results: { id: number; invoiceId: number }[];
  };
  const [{ id: orderId, invoiceId } = { id: 0, invoiceId: 0 }] = results;
  await database().update(orders).set({ state: "open" }).where(eq(orders.id, orderId));
  await database()
    .insert(advanceOrders)
    .values({ orderId, firstName: "A", lastName: role, email: "a@b.test", agentName: role })
    .onConflictDoNothing();
  await database().update(orders).set({ isAdvance: true }).where(eq(orders.id, orderId));
  await database()
    .update(users)
    .set({ isAgent: true })
    .where(eq(users.email, demoEmail(role)));
  return { orderId, invoiceId };
}
type World = Awaited<ReturnType<typeof worldOf>>;

interface Owned {
  readonly of: Exclude<keyof World, "token">;
  /** An id that nobody's thing has: a stranger's must be answered alike. */
  readonly nobodys: string | number;
}
const carts: Owned = { of: "sessionId", nobodys: "x".repeat(43) };
const profiles: Owned = { of: "profileId", nobodys: "x".repeat(43) };
const ordered: Owned = { of: "orderId", nobodys: 2_000_000_000 };
const invoiced: Owned = { of: "invoiceId", nobodys: 2_000_000_000 };
const items: Owned = { of: "itemId", nobodys: 2_000_000_000 };

/** Whose it is, by area and place. */
const owned: Readonly<Record<string, Owned>> = {
  "cart path.sessionId": carts,
  "cart path.itemId": items,
  "cartPricing path.sessionId": carts,
  "cart body.metaData.customProfileId": profiles,
  "customProfiles path.id": profiles,
  "customProfiles body.id": profiles,
  "orders path.id": ordered,
  "orders query.order_ids": { ...ordered, nobodys: 200_000_000 },
  "orders body.order_ids.0": ordered,
  "invoices path.id": invoiced,
  "advanceOrders path.id": ordered,
  "account path.sessionId": carts,
  "checkout body.sessionId": carts,
  "checkout path.sessionId": carts,
  "account path.email": { of: "email", nobodys: "nobody@example.test" },
};

interface Nobodys {
  readonly why: string;
}

/** What belongs to nobody, or is its own proof, and why. */
const exempt: Readonly<Record<string, Nobodys>> = {
  "orders query.paid": { why: "No id: whether it is paid." },
  "invoices query.paid": { why: "No id: whether it is paid." },
  "orders body.transactionId": {
    why: "A provider's; somebody else's is 404. Proven in order-history.db.test.ts.",
  },
  "orders body.token": { why: "Of a card, from the sandbox's vault; used once." },
  "invoices path.token": { why: "Unguessable; who holds it has it from the buyer's mail or screen." },
  "ordersDesk path.id": { why: "Only administrators make this call, about anybody's order." },
  "orderLookup body.email": { why: "Only its mailbox learns of it; known and unknown are answered alike." },
  "advanceOrders body.user.email": { why: "Written into one's own order; nothing is looked up by it." },
  "advanceOrders body.items.0.productId": { why: "Products are everybody's." },
  "geography path.code": { why: "Countries are everybody's." },
  "breeds path.id": { why: "Breeds are everybody's." },
  "products path.id": { why: "Products are everybody's." },
  "products query.id": { why: "The id of a breed." },
  "products query.category_ids": { why: "Categories are everybody's." },
  "cart body.productId": { why: "Products are everybody's." },
  "cart body.shippingMethodId": { why: "Ways to be sent something are everybody's." },
  "cartPricing path.code": {
    why: "Somebody's own coupon is answered like one that never was. Proven in pricing.db.test.ts.",
  },
  "cart body.email": { why: "Written into one's own cart; nothing is looked up by it." },
  "cart body.metaData.animalId": {
    why: "A field of one's own cart: not one's own is 428, like nobody's. Proven in item-rules.db.test.ts.",
  },
  "checkout body.user.email": { why: "Where the order's mails go; nothing is looked up by it." },
  "checkout body.payment.transactionId": {
    why: "Only where to look: it must be the cart's own. Another's is a refused payment, proven in checkout.db.test.ts.",
  },
  "checkout body.payment.token": {
    why: "Of a card, from a provider's fields: whoever has it may pay with it.",
  },
  "checkout path.token": {
    why: "An order's token, unguessable: whoever has it may read what was ordered; who may end what renews is proven in subscriptions.db.test.ts.",
  },
  "checkout body.transactionId": { why: "Of the sandbox, unguessable: no money moves by it." },
  "myProducts path.id": { why: "Products are everybody's; what is added is the asker's." },
  "customProfiles body.productIds.0": { why: "Products are everybody's." },
  "customProfiles body.breedId": { why: "Breeds are everybody's." },
  "account body.breed_ids.0": { why: "Breeds are everybody's." },
  "auth body.username": { why: "Goes with a password; a wrong one is answered like an unknown name." },
  "password body.email": { why: "Only its mailbox learns of it; known and unknown are answered alike." },
  "password body.token": { why: "Who holds it has read the mail." },
  "registration body.email": { why: "Says that there is an account, behind a limit." },
  "registration body.token": { why: "Who holds it has read the mail." },
  "responsibleBreeders query.breed_id": { why: "Breeds are everybody's." },
  "responsibleBreeders body.breed_ids.0": { why: "Breeds are everybody's." },
  "approvals path.id": { why: "Only admins decide, about anybody." },
  "admin path.id": { why: "Only admins make this call, for the mails that became files." },
  "admin body.userId": { why: "Only admins make this call, for anybody." },
};

const places = idPlaces();
const ownedPlaces = places.filter(({ key }) => key in owned);

describe("the table of what is whose", () => {
  it("has every id of every call that is built: as somebody's, or with a reason why it is nobody's", () => {
    const unknown = places.filter(({ key }) => !(key in owned) && !(key in exempt));
    expect(unknown.map(({ named, key }) => `${named.name}: ${key}`)).toEqual([]);
  });

  it("has nothing else, and nothing twice", () => {
    const keys = new Set(places.map(({ key }) => key));
    const all = [...Object.keys(owned), ...Object.keys(exempt)];
    expect(all.filter((key) => !keys.has(key))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });
});

/** A good call of the asker's own in which one id is another. */
function inputWith({ named, where, field }: IdPlace, world: World, id: string | number): CallInput {
  const { params = {}, query = {}, body } = goodInput(named);
  const ownIds = Object.entries(params).map(([name, value]) => {
    const own = owned[`${named.area} path.${name}`];
    return [name, own ? world[own.of] : value];
  });
  const ownParams = Object.fromEntries(ownIds) as NonNullable<CallInput["params"]>;
  return {
    params: where === "path" ? { ...ownParams, [field]: id } : ownParams,
    query: where === "query" ? { ...query, [field]: id } : query,
    ...(body !== undefined && { body: where === "body" ? placed(body, field.split("."), id) : body }),
  };
}

function placed(value: unknown, [name, ...deeper]: readonly string[], id: unknown): unknown {
  if (name === undefined) return id;
  if (name === "0") return [placed(Array.isArray(value) ? value[0] : undefined, deeper, id)];
  const object = Object(value ?? {}) as Record<string, unknown>;
  return { ...object, [name]: placed(object[name], deeper, id) };
}

const withoutRequest = (body: unknown) => ({ ...(body as object), requestId: "" });

describe.each(ownedPlaces.map((place) => [place.named.name, place.key, place] as const))(
  "%s, %s",
  (name, _key, place) => {
    const what = owned[place.key] ?? carts;
    let [own, stranger]: World[] = [];
    beforeAll(async () => {
      [own, stranger] = [await worldOf("breeder"), await worldOf("owner")];
    });

    it("a stranger's is answered as if it were nobody's, and stays as it is", async () => {
      if (own === undefined || stranger === undefined) throw new Error("Nobody is there.");
      const { token, sessionId } = stranger;
      const before = (await ask("cart.read", { params: { sessionId } }, { token })).body;
      const askers = place.named.route.access === "anyone" ? [own.token, undefined] : [own.token];
      for (const asker of askers) {
        const strange = await ask(name, inputWith(place, own, stranger[what.of]), { token: asker });
        const nobodys = await ask(name, inputWith(place, own, what.nobodys), { token: asker });
        expect([strange.status, withoutRequest(strange.body)]).toEqual([404, withoutRequest(nobodys.body)]);
        expect(nobodys.status).toBe(404);
      }
      // Everything of theirs together, as if one were them.
      const theirs = inputWith(place, stranger, stranger[what.of]);
      expect((await ask(name, theirs, { token: own.token })).status).toBe(404);
      expect((await ask("cart.read", { params: { sessionId } }, { token })).body).toEqual(before);
    });

    it("one's own is not answered so", async () => {
      if (own === undefined) throw new Error("Nobody is there.");
      const answer = await ask(name, inputWith(place, own, own[what.of]), { token: own.token });
      expect([401, 403, 404]).not.toContain(answer.status);
    });
  },
);
