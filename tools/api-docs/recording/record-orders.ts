import type { MakeCall } from "./recorder";

const reason = "The parcel was lost, and the customer asked for the money.";

/** Orders of accounts, and what admins do with them. */
export async function recordOrders(record: MakeCall): Promise<void> {
  const breeder = { as: "breeder" } as const;
  const history = await record("orders.history", { query: { size: 50 } }, breeder);
  const order = history.results.find(({ state }) => state === "paid");
  await record("orders.get", { params: { id: order?.id ?? 0 } }, breeder);
  await record("invoices.get", { params: { id: order?.invoiceId ?? 0 } }, breeder);
  const invoices = await record("invoices.list", {}, breeder);
  await record("invoices.byToken", { params: { token: invoices.results[0]?.token ?? "" } });
  await recordAdminOrders(record);
  await recordSupplies(record);
  const profile = await record(
    "customProfiles.addItems",
    { body: { productIds: [10_001, 10_002] } },
    breeder,
  );
  const params = { id: profile.id };
  await record("customProfiles.replace", { params, body: { name: "Before mating" } }, breeder);
  await record("customProfiles.get", { params }, breeder);
  await record("loyalty.redeem", { body: { coupon: "100" } }, breeder);
}

async function recordAdminOrders(record: MakeCall): Promise<void> {
  const admin = { as: "admin" } as const;
  const { results } = await record("adminOrders.list", { query: { size: 50 } }, admin);
  const params = { id: results.find(({ state }) => state === "paid")?.id ?? 0 };
  await record("adminOrders.get", { params }, admin);
  const { results: payments } = await record("adminPayments.list", { query: { size: 50 } }, admin);
  const paid = payments.find(({ status }) => status === "succeeded");
  const paymentParams = { paymentId: paid?.id ?? "" };
  await record("adminPayments.get", { params: paymentParams }, admin);
  const note = "The customer wrote that the bank asked twice.";
  await record("adminPayments.addNote", { params: paymentParams, body: { note, isClosed: false } }, admin);
  await record("adminPayments.refund", { params: paymentParams, body: { amount: "10.00", reason } }, admin);
  const open = results.filter(({ state, method }) => state === "open" && method === null);
  await record(
    "adminOrders.markPaid",
    { params: { id: open[0]?.id ?? 0 }, body: { note: "Transfer of 19 November" } },
    admin,
  );
  await record("adminOrders.cancel", { params: { id: open[1]?.id ?? 0 }, body: { reason } }, admin);
  // Those placed by the demo's guest, whose kits still lie in the shop.
  const recent = results.find(({ email }) => email === "robin@buyers.test");
  const sent = { carrier: "australia-post", trackingNumber: "33ABC1234567" };
  await record("adminOrders.markPosted", { params: { id: recent?.id ?? 0 }, body: sent }, admin);
}

async function recordSupplies(record: MakeCall): Promise<void> {
  const vet = { as: "vet" } as const;
  const client = { firstName: "Maeve", lastName: "Castellan", email: "maeve.castellan@clients.test" };
  const whose = {
    user: client,
    agent: { name: "Vera Lindqvist", clinic: "Harbour Lane Veterinary Clinic" },
  };
  const { results } = await record("orderSupplies.list", { query: { size: 50 } }, vet);
  const open = results.find(({ state }) => state === "open");
  await record("orderSupplies.updateSuppliesOrder", { params: { id: open?.id ?? 0 }, body: whose }, vet);
  await record("orders.pendingPayment", { query: { order_ids: String(open?.id ?? 0) } }, vet);
  const shippingAddress = {
    address: "12 Harbour Lane",
    city: "Fremantle",
    postalCode: "6160",
    state: "WA",
    country: "AU",
  };
  const items = [{ productId: 298, quantity: 2 }];
  await record("orderSupplies.createSuppliesOrder", { body: { ...whose, items, shippingAddress } }, vet);
}
