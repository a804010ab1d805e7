import { englishText } from "@/lib/domain/error-response";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type Store, storeCurrencies, storeOf, stores } from "@/lib/config/markets/markets";
import { taxRateBps } from "@/lib/config/markets/taxes";
import { profiles } from "@/backend/db/schema/account";
import { cartItems } from "@/backend/db/schema/carts";
import { orders } from "@/backend/db/schema/orders";
import { loyaltyEntries } from "@/backend/db/schema/pricing";
import { users } from "@/backend/db/schema/users";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { findPackingSlip } from "@/backend/orders/admin/admin-orders/packing-slip";
import { getMessages } from "@/lib/i18n/messages";
import { listQueuedMails } from "@/backend/testing/mailbox";
import { type CallOptions, startTestBackend } from "@/backend/testing/server";
import { sampleOf } from "@/tools/testing/test-effort";
import { createBuyer, createShopper } from "@/backend/orders/checkout/testing/shopper";
import { demoUserId, findUser } from "@/backend/testing/find-user";

const backend = startTestBackend();
const { callRoute, readRoute, signIn, database, updateRows } = backend;
const { fillCart, createCardToken } = createShopper(backend);

interface Total {
  readonly total: string;
  readonly currency: { readonly code: string };
}

const places: Readonly<Record<Store, { readonly postalCode: string; readonly state?: string }>> = {
  AU: { postalCode: "6000", state: "WA" },
  GB: { postalCode: "SW1A 1AA" },
  DE: { postalCode: "10115" },
  ES: { postalCode: "28013" },
  FR: { postalCode: "75001" },
  IT: { postalCode: "00184" },
  NL: { postalCode: "1012 AB" },
  PL: { postalCode: "00-950" },
  PT: { postalCode: "1000-205" },
  SE: { postalCode: "111 20" },
  CA: { postalCode: "K1A 0B1", state: "ON" },
  NZ: { postalCode: "6011", state: "WGN" },
  US: { postalCode: "62701", state: "IL" },
};

const recipient = { firstName: "Jo", lastName: "Field", address: "1 Long Road", city: "Springfield" };
const addressIn = (country: Store) => ({ ...recipient, ...places[country], country });

const readTotal = (sessionId: string, caller: CallOptions) =>
  readRoute("cart.get", { params: { sessionId } }, caller);

const toSeen = ({ total, currency }: Total) => ({ totalSeen: total, currencySeen: currency.code });

async function pay(sessionId: string, address: object, { caller = {}, more = {} }: PayOptions) {
  const payment = { method: "C", provider: "sandbox", token: await createCardToken("success") };
  const body = { ...createBuyer(sessionId), ...address, ...more, payment };
  return callRoute("checkout.placeOrder", { body }, caller);
}
interface PayOptions {
  readonly caller?: CallOptions;
  readonly more?: object;
}

const findOrder = async (sessionId: string) =>
  (await database().select().from(orders).where(eq(orders.cartId, sessionId)))[0];

/** Buys with one country chosen and delivers to another; confirms the new total where there is one. */
async function buy(chosen: string, address: { country: string }) {
  const caller = { country: chosen };
  const sessionId = await fillCart(caller);
  await callRoute("cart.update", { params: { sessionId }, body: { country: chosen } }, caller);
  const displayed = await readTotal(sessionId, caller);
  const first = await pay(sessionId, { shippingAddress: address }, { caller, more: toSeen(displayed) });
  if (first.status === 409) {
    expect(first.body).toMatchObject({ code: "total_changed", currency: { code: expect.any(String) } });
    const more = toSeen(first.body as Total);
    expect(more).not.toEqual(toSeen(displayed));
    expect((await pay(sessionId, { shippingAddress: address }, { caller, more })).status).toBe(200);
  }
  return findOrder(sessionId);
}

const expectedOrder = (country: string) => ({
  state: "paid",
  country,
  store: storeOf(country),
  currency: storeCurrencies[storeOf(country)],
  taxRateBps: taxRateBps(country),
});

const taxInside = ({ total, taxRateBps: rate }: { total: number; taxRateBps: number }) =>
  Math.round((total * rate) / (10_000 + rate));

describe("tax and currency", () => {
  it.each(stores)("are those of the delivery country %s whatever country was chosen", async (delivery) => {
    for (const chosen of sampleOf(stores, 2)) {
      const order = await buy(chosen, addressIn(delivery));
      expect(order, `${chosen} to ${delivery}`).toMatchObject(expectedOrder(delivery));
      if (order) expect(order.tax).toBe(taxInside(order));
    }
  });

  it("include German VAT where a country without VAT at the same prices was chosen", async () => {
    const order = await buy("VA", addressIn("DE"));
    expect(order).toMatchObject(expectedOrder("DE"));
    expect(order?.tax).toBeGreaterThan(0);
  });

  it("do not change when another country is chosen after the address", async () => {
    const caller = { country: "DE" };
    const sessionId = await fillCart(caller);
    const change = (body: object) => callRoute("cart.update", { params: { sessionId }, body }, caller);
    await change({ shippingAddress: addressIn("DE") });
    expect((await change({ country: "US" })).body).toMatchObject({
      currency: { code: "EUR" },
      tax: { rateBps: 1900 },
      currencyChanged: false,
    });
  });

  it("require the displayed total when the currency has changed", async () => {
    const caller = { country: "AU" };
    const sessionId = await fillCart(caller);
    const refused = await pay(sessionId, { shippingAddress: addressIn("GB") }, { caller });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: "total_changed", currency: { code: "GBP" } },
    });
  });
});

describe("orders on account", () => {
  const vet = { token: "", country: "US" };
  beforeAll(async () => {
    vet.token = await signIn("vet");
  });
  const order = async () => {
    const sessionId = await fillCart(vet);
    const { user } = createBuyer(sessionId);
    return {
      sessionId,
      response: await callRoute("checkout.placeOrder", { body: { sessionId, user } }, vet),
    };
  };
  const findVet = () => demoUserId(database(), "vet");

  it("have prices and tax of the account's country and the practice's address, whatever the cookie says", async () => {
    const { sessionId, response } = await order();
    expect(response).toMatchObject({ status: 200, body: { state: "open" } });
    expect(await findOrder(sessionId)).toMatchObject({
      ...expectedOrder("AU"),
      state: "open",
      shippingAddress: { address: "12 Harbour Lane", country: "AU" },
      billingAddress: { address: "12 Harbour Lane", country: "AU" },
    });
  });

  it("go to the practice address of the cart, in the country of the account, with patient references", async () => {
    const sessionId = await fillCart(vet);
    const [line] = await database().select().from(cartItems).where(eq(cartItems.cartId, sessionId));
    const path = { params: { sessionId, itemId: line?.id ?? 0 } };
    await callRoute("cart.updateItemNote", { ...path, body: { patientReference: " File 4711 " } }, vet);
    const { user } = createBuyer(sessionId);
    const submitTo = async (shippingAddress: object) => {
      await callRoute("cart.update", { params: { sessionId }, body: { shippingAddress } }, vet);
      return callRoute("checkout.placeOrder", { body: { sessionId, user } }, vet);
    };
    const abroad = await submitTo(addressIn("US"));
    expect(abroad).toMatchObject({
      status: 428,
      body: { "shippingAddress.country": englishText("records.practiceAbroad") },
    });
    expect(await submitTo(addressIn("AU"))).toMatchObject({ status: 200, body: { state: "open" } });
    const placed = await findOrder(sessionId);
    expect(placed).toMatchObject({
      isSwabRequired: true,
      shippingAddress: addressIn("AU"),
      billingAddress: { address: "12 Harbour Lane" },
    });
    const slip = await findPackingSlip(database(), placed?.id ?? 0);
    expect(slip?.lines).toMatchObject([{ patientReference: "File 4711", swabs: 2 }]);
  });

  it("are mailed with a delivery address only if there is a parcel", async () => {
    const title = getMessages("en", "mail").receipt.address;
    for (const isSWABRequired of [true, false]) {
      const sessionId = await fillCart(vet);
      await callRoute("cart.update", { params: { sessionId }, body: { isSWABRequired } }, vet);
      const { user } = createBuyer(sessionId);
      await callRoute("checkout.placeOrder", { body: { sessionId, user } }, vet);
      const order = await findOrder(sessionId);
      const mails = await listQueuedMails(database(), order?.email ?? "");
      const mail = mails.find(({ text }) => text.includes(order?.number ?? "no order"));
      expect(mail?.text.includes(title), String(isSWABRequired)).toBe(isSWABRequired);
    }
  });

  it("need an approved practice with an address; other vets pay at once", async () => {
    const id = await findVet();
    const readOptions = async (sessionId: string) =>
      (await callRoute("checkout.options", { params: { sessionId } }, vet)).body;
    const approve = (vetApprovedAt: Date | null) =>
      database().update(users).set({ vetApprovedAt }).where(eq(users.id, id));
    await approve(null);
    const { sessionId, response } = await order();
    expect(response.status).toBe(428);
    expect(await readOptions(sessionId)).toMatchObject({ isOnAccount: false });
    await approve(new Date());
    expect(await readOptions(sessionId)).toMatchObject({ isOnAccount: true });
    await updateRows(profiles, { address: null }, eq(profiles.userId, id));
    expect(await readOptions(sessionId)).toMatchObject({ isOnAccount: false });
    await updateRows(profiles, { address: "12 Harbour Lane" }, eq(profiles.userId, id));
  });
});

describe("loyalty points", () => {
  it("are worth an amount in the currency of the account, and are spent in that currency only", async () => {
    const token = await signIn("breeder");
    const user = await findUser(database(), demoEmail("breeder"));
    await database().insert(loyaltyEntries).values({ userId: user.id, points: 300, kind: "given" });
    const british = { token, country: "GB" };
    expect((await callRoute("loyalty.points", {}, british)).body).toMatchObject({
      value: { currency: { code: "AUD" } },
    });
    const redeemed = await callRoute("loyalty.redeem", { body: { coupon: "100" } }, british);
    expect(redeemed.body).toMatchObject({ amount: "5.00", currency: { code: "AUD" } });
    const sessionId = await fillCart(british);
    const use = () =>
      callRoute("cart.get", { params: { sessionId }, query: { loyalty_points: 100 } }, british);
    expect(await use()).toMatchObject({
      status: 428,
      body: { loyalty_points: "Your points can be used on orders in AUD" },
    });
    await callRoute(
      "cart.update",
      { params: { sessionId }, body: { shippingAddress: addressIn("AU") } },
      british,
    );
    expect((await use()).body).toMatchObject({ loyaltyPoints: 100, pointsValue: "5.00" });
  });
});

describe("addresses", () => {
  it.each([
    ["shippingAddress", { country: "XX" }, "country", "This field is not valid"],
    ["shippingAddress", { state: null }, "state", "This field is required"],
    ["shippingAddress", { state: "BY" }, "state", "This field is not valid"],
    ["shippingAddress", { postalCode: "ABCDE" }, "postalCode", "This postcode does not fit the country"],
    ["billingAddress", { country: "XX" }, "country", "This field is not valid"],
    ["billingAddress", { country: "DE" }, "postalCode", undefined],
    [
      "billingAddress",
      { country: "DE", postalCode: "1" },
      "postalCode",
      "This postcode does not fit the country",
    ],
  ])("%s with %j is checked by country before anything is charged", async (name, change, field, message) => {
    const sessionId = await fillCart({ country: "US" });
    const response = await pay(
      sessionId,
      { shippingAddress: addressIn("US"), [name]: { ...addressIn("US"), ...change } },
      { caller: { country: "US" } },
    );
    const key = `${name}.${field}`;
    if (message === undefined) expect(response.status).toBe(200);
    else {
      expect(response).toMatchObject({ status: 428, body: { [key]: message } });
      expect(await findOrder(sessionId)).toBeUndefined();
    }
  });
});
