import { beforeAll, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { suppliesOrders } from "@/backend/db/schema/order-supplies";
import { invoices, orders } from "@/backend/db/schema/orders";
import { users } from "@/backend/db/schema/users";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { listIdFields, type IdField } from "@/backend/testing/id-fields";
import { startTestBackend } from "@/backend/testing/server";
import { addTestedAnimal } from "@/backend/animals/records/animals/testing/tested-animal";
import type { CallInput } from "@/lib/contract/request";
import { goodInput } from "@/lib/contract/testing/good-call";
import { findUser } from "@/backend/testing/find-user";

const { callRoute, readRoute, signInAll, database, updateRows } = startTestBackend();

const as = signInAll("breeder", "owner");

/** Creates one record of every kind that has an owner. */
async function createOwnedRecords(role: string) {
  const token = as(role).token;
  const { sessionId } = await readRoute("cart.create", { body: {} }, { token });
  const item = { params: { sessionId }, body: { productId: 969, quantity: 2 } };
  const { id: itemId } = await readRoute("cart.addItem", item, { token });
  const choice = { body: { productIds: [10_001] } };
  const { id: profileId } = await readRoute("customProfiles.addItems", choice, { token });
  const { orderId, invoiceId } = await prepareOrder(role, token);
  const user = await findUser(database(), demoEmail(role));
  const tested = { ownerId: user.id, name: role, isReported: true };
  const { id: animalId, barcode } = await addTestedAnimal(database(), tested);
  const email = demoEmail(role);
  return { token, animalId, barcode, sessionId, itemId, profileId, orderId, invoiceId, email };
}

/** Turns the user's latest order into an open advance order. */
async function prepareOrder(role: string, token: string | undefined) {
  const { results } = await readRoute("orders.history", { query: { size: 1 } }, { token });
  const [order] = results;
  const [orderId, invoiceId] = [order?.id ?? 0, order?.invoiceId ?? 0];
  await updateRows(orders, { state: "open" }, eq(orders.id, orderId));
  // Not due yet: what is due blocks the cart.
  await updateRows(invoices, { dueAt: new Date(Date.now() + 86_400_000) }, eq(invoices.orderId, orderId));
  await database()
    .insert(suppliesOrders)
    .values({ orderId, firstName: "A", lastName: role, email: "a@b.test", agentName: role })
    .onConflictDoNothing();
  await updateRows(orders, { isAdvance: true }, eq(orders.id, orderId));
  await updateRows(users, { isAgent: true }, eq(users.email, demoEmail(role)));
  return { orderId, invoiceId };
}
type OwnedRecords = Awaited<ReturnType<typeof createOwnedRecords>>;

interface OwnedId {
  readonly record: Exclude<keyof OwnedRecords, "token">;
  /** An id that does not exist. Another user's id must get the same response. */
  readonly unknownId: string | number;
}
const cartId: OwnedId = { record: "sessionId", unknownId: "x".repeat(43) };
const profileId: OwnedId = { record: "profileId", unknownId: "x".repeat(43) };
const orderId: OwnedId = { record: "orderId", unknownId: 2_000_000_000 };
const invoiceId: OwnedId = { record: "invoiceId", unknownId: 2_000_000_000 };
const animalId: OwnedId = { record: "animalId", unknownId: 2_000_000_000 };
const itemId: OwnedId = { record: "itemId", unknownId: 2_000_000_000 };

/** Id fields of records that have an owner. */
const ownedIds: Readonly<Record<string, OwnedId>> = {
  "cart path.sessionId": cartId,
  "cart path.itemId": itemId,
  "cart body.metaData.customProfileId": profileId,
  "animals path.id": animalId,
  "animals path.animal": animalId,
  "animals path.barcode": { record: "barcode", unknownId: "TM0000000000000" },
  "customProfiles path.id": profileId,
  "customProfiles body.id": profileId,
  "orders path.id": orderId,
  "orders query.order_ids": { ...orderId, unknownId: 200_000_000 },
  "orders body.order_ids.0": orderId,
  "invoices path.id": invoiceId,
  "orderSupplies path.id": orderId,
  "checkout body.sessionId": cartId,
  "checkout path.sessionId": cartId,
  "account path.email": { record: "email", unknownId: "unknown@example.test" },
};

const byTube = "A kit is found by the barcode on its tube; an activated one says only that it is activated.";
/** Id fields without an owner check, and why. */
const exemptIds: Readonly<Record<string, string>> = {
  "activation body.barcodes.0": byTube,
  "activation body.barcode": byTube,
  "activation body.confirmBarcode": byTube,
  "activation body.secondBarcode": byTube,
  "activation body.confirmSecondBarcode": byTube,
  "activation body.rows.0.barcode": byTube,
  "activation query.barcode": byTube,
  "activation body.pet.animalId":
    "Another user's animal gets the same field error as an unknown one, tested in activation.db.test.ts.",
  "activation body.damId":
    "Another user's animal gets the same field error as an unknown one, tested in activation.db.test.ts.",
  "activation body.sireId":
    "Another user's animal gets the same field error as an unknown one, tested in activation.db.test.ts.",
  "activation body.animalId":
    "Another user's animal gets the same field error as an unknown one, tested in correct-details.db.test.ts.",
  "activation query.animalId": "Only the caller's own animals change the list.",
  "activation query.id": "Breeds are public.",
  "activation query.categoryId": "Categories are public.",
  "activation body.email": "Recipient of the activation's mails; nothing is looked up by it.",
  "activation body.person.email": "Recipient of the activation's mails; nothing is looked up by it.",
  "activation body.payment.paypal.transactionId":
    "Must have paid for the kit, tested in litter-and-packs.db.test.ts.",
  "activation body.payment.stripe.transactionId":
    "Must have paid for the kit, tested in litter-and-packs.db.test.ts.",
  "activation body.id": "A random id of the caller's own form; repeated, it returns what it created.",
  "activation path.token":
    "Unguessable; of a claimed activation it works for its account only, tested in activation.db.test.ts.",
  "sampleTracker path.id":
    "Whoever holds the tube sees its stages; nobody but its account sees whose it is, tested in sample-tracker.db.test.ts.",
  "multipacks body.email": "Recipient; the caller learns only whether it has an account.",
  "multipacks body.attemptId": "A random id of the caller's own form; repeated, it moves nothing.",
  "multipacks body.category_id": "Only the caller's own packs of the category count.",
  "microchipChecker path.id":
    "Says what the number means, and compares the caller's own animals only, tested in microchip-checker.db.test.ts.",
  "reportAuthentication path.barcode":
    "Says whether a report is genuine, nothing of its content, tested in report-authentication.db.test.ts.",
  "animals body.damId":
    "Another user's animal gets the same field error as an unknown one, tested in animals.db.test.ts.",
  "animals body.sireId":
    "Another user's animal gets the same field error as an unknown one, tested in animals.db.test.ts.",
  "animals query.species_id": "A species, no id of a record.",
  "animals body.contactEmail": "Stored with the caller's own animal; nothing is looked up by it.",
  "cart body.metaData.kitBarcode": byTube,
  "breeds query.barcodes": "Lists public breeds.",
  "orders query.paid": "A flag, no id.",
  "invoices query.paid": "A flag, no id.",
  "orders body.transactionId":
    "A payment provider's id; another user's is a 404, tested in orders.db.test.ts.",
  "orders body.token": "A single-use card token of the sandbox.",
  "invoices path.token": "An unguessable token from the buyer's mail or screen.",
  "adminOrders path.id": "Admins only, for any order.",
  "adminOrders body.units.0.lineId": "Admins only; must be a line of the order.",
  "adminOrders body.paymentId": "Admins only; must be a payment of the order.",
  "adminJobs path.id": "Admins only, for any job.",
  "adminJobs path.queue": "A name, no id.",
  "adminLab path.barcode": "Admins only, for any tube.",
  "adminLab body.barcodes.0": "Admins only, for any tube.",
  "adminLab body.actionId": "A random id of the admin's own form; repeated, it changes nothing.",
  "adminLab query.actionId": "A random id of the admin's own form; repeated, it changes nothing.",
  "adminLab path.id": "Admins only, for any problem.",
  "adminPayments path.day": "A day, no id.",
  "adminPayments path.paymentId": "Admins only, for any payment.",
  "orders body.email": "Responds identically to known and unknown emails; the mail goes to that address.",
  "orderSupplies body.user.email": "Stored in the caller's own order; nothing is looked up by it.",
  "orderSupplies body.items.0.productId": "Products are public.",
  "geography path.code": "Countries are public.",
  "breeds path.id": "Breeds are public.",
  "products path.id": "Products are public.",
  "products query.id": "The id of a breed.",
  "products query.category_ids": "Categories are public.",
  "cart body.productId": "Products are public.",
  "cart path.code":
    "Another user's coupon is treated like an unknown code, tested in cart-pricing.db.test.ts.",
  "cart body.email": "Stored in the caller's own cart; nothing is looked up by it.",
  "cart body.metaData.animalId":
    "Another user's animal gets the same field error as an unknown one, tested in item-rules.db.test.ts.",
  "checkout body.user.email": "Recipient of the order's mails; nothing is looked up by it.",
  "checkout body.payment.transactionId":
    "Must belong to the cart; another cart's payment is refused, tested in checkout.db.test.ts.",
  "checkout body.payment.token": "A card token of a payment provider.",
  "checkout path.token":
    "An order's unguessable token grants reading; who may cancel a subscription is tested in subscriptions.db.test.ts.",
  "checkout body.transactionId": "An unguessable id of the sandbox; no money moves.",
  "myProducts path.id": "Products are public; the additions are the caller's own.",
  "customProfiles body.productIds.0": "Products are public.",
  "customProfiles body.breedId": "Breeds are public.",
  "account body.breed_ids.0": "Breeds are public.",
  "auth body.username": "Requires the password; unknown names get the same response.",
  "registration body.email":
    "Rate-limited: registering reveals whether an account exists, resetting a password does not.",
  "registration body.token": "A token from a mail.",
  "research body.id": "A random id of the applicant's own form; repeated, it stores nothing.",
  "research body.email": "Recipient of the receipt; nothing is looked up by it.",
  "research path.id": "Admins only, for any application.",
  "contact body.id": "A random id of the sender's own form; repeated, it stores nothing.",
  "contact body.email": "Recipient of the receipt; nothing is looked up by it.",
  "contact path.id": "Admins only, for any request.",
  "newsletter body.email": "Responds identically to known and unknown emails; the mail goes to that address.",
  "newsletter body.token": "An unguessable token from a mail.",
  "responsibleBreeders query.breed_id": "Breeds are public.",
  "responsibleBreeders body.breed_ids.0": "Breeds are public.",
  "acmForms path.id": "Another user's form is a 404, tested in acm-forms.db.test.ts.",
  "acmForms body.animalId":
    "Another user's animal gets the same field error as an unknown one, tested in acm-forms.db.test.ts.",
  "acmForms body.barcode": "Attached only if it is a tube of the animal, tested in acm-forms.db.test.ts.",
  "acmForms body.secondBarcode":
    "Attached only if it is a tube of the animal, tested in acm-forms.db.test.ts.",
  "dvAccess path.id": "Access is tested for everybody in animals/access-matrix.db.test.ts.",
  "notifications path.id": "Another user's notification is a 404, tested in notifications.db.test.ts.",
  "notifications path.token": "A signed token from a mail, tested in notifications.db.test.ts.",
  "shows path.id": "Another user's show is a 404, tested in shows.db.test.ts.",
  "shows body.contactEmail": "Stored with the caller's own show; nothing is looked up by it.",
  "approvals path.id": "Admins only, for any user.",
  "admin path.id": "Admins only, for mails stored as files.",
  "admin body.userId": "Admins only, for any user.",
  "passports path.token":
    "Unguessable; only the owner of the animal changes what it shows, tested in reports.db.test.ts.",
  "reports path.id":
    "Only readers of the animal's documents, as readAccess decides, tested in reports.db.test.ts.",
  "reports path.barcode": "Must be a tube of the animal, tested in reports.db.test.ts.",
  "reports query.barcode": "Must be a tube of the animal, tested in reports.db.test.ts.",
  "reports path.key": "Codes of tests are public.",
  "reports query.send_email": "A flag; the mail goes to the caller's own address.",
  "animalExport path.id": "Another user's animal is a 404, tested in api-tokens.db.test.ts.",
  "apiTokens path.id": "Another user's token is a 404, tested in api-tokens.db.test.ts.",
  "publicApi path.id": "Only animals of the token's user; others are a 404, tested in api-tokens.db.test.ts.",
  "parentage query.send_email": "A flag; the mail goes to the caller's own address.",
  "parentage path.id":
    "Another user's request gets the same 404 as an unknown one, tested in parentage.db.test.ts.",
  "parentage body.offspring_id":
    "Another user's animal gets the same field error as an unknown one, tested in parentage.db.test.ts.",
  "parentage body.dam_id":
    "Another user's animal gets the same field error as an unknown one, tested in parentage.db.test.ts.",
  "parentage body.sire_id":
    "Another user's animal gets the same field error as an unknown one, tested in parentage.db.test.ts.",
  "parentage body.club_id": "A club of others gets a field error, tested in parentage.db.test.ts.",
  "parentage body.animal_id": "Must be the caller's own animal, tested in parentage.db.test.ts.",
  "results path.id":
    "Another user's animal gets the same 404 as an unknown one, tested in results.db.test.ts.",
  "results path.barcode":
    "Another user's tube gets the same 404 as an unknown one, tested in results.db.test.ts.",
  "breedingCommunity path.id": "Another user's animal is a 404, tested in breeding-community.db.test.ts.",
  "breedingCommunity path.relative":
    "Must be a relative found for the caller's animal, tested in breeding-community.db.test.ts.",
  "litterColours path.id": "Access is tested for everybody in animals/access-matrix.db.test.ts.",
  "animalSharing path.id": "Access is tested for everybody in animals/access-matrix.db.test.ts.",
  "animalTransfers path.id": "Access is tested for everybody in animals/access-matrix.db.test.ts.",
  "animalTransfers body.animal_ids.0": "Access is tested for everybody in animals/access-matrix.db.test.ts.",
  "clubs body.animal_ids.0": "Access is tested for everybody in animals/access-matrix.db.test.ts.",
  "clubs query.animalId": "Access is tested for everybody in animals/access-matrix.db.test.ts.",
  "collectedAnimals path.id": "Access is tested for everybody in animals/access-matrix.db.test.ts.",
  "animalSharing path.token": "An unguessable token in a link of the owner.",
  "animalSharing body.email": "Whom the owner shares with; no response tells whether it has an account.",
  "animalSharing body.club_id": "Clubs are listed for everybody who shares.",
  "animalTransfers body.email": "The recipient; no response tells whether it has an account.",
  "collectionAgents path.id":
    "Public listings; another's nomination is a 404, tested in collection-agents.db.test.ts.",
  "collectionAgents body.email": "Sender or nominee; no response tells whether it has an account.",
  "collectionAgents body.nominationId":
    "Another's nomination gets the same field error as an unknown one, tested in collection-agents.db.test.ts.",
  "collectedAnimals body.ownerEmail": "Stored in the agent's own record; nothing is looked up by it.",
  "collectedAnimals body.barcode":
    "Stored in the agent's own record; only the stage is looked up, as in the public sample tracker.",
  "collectedAnimals body.client_id": "An id of the agent's own device; repeated, it returns what it created.",
  "cart body.betterProductId": "Products are public; only the offer of the item is accepted.",
  "cart body.packProductId": "Products are public; only packs of the item's own product are accepted.",
  "collectedAnimals body.agentId":
    "Must be the caller: another account gets a 409 without details, tested in sync-collected.db.test.ts.",
  "collectedAnimals body.records.0.clientId":
    "A UUID of the agent's own device; one of another agent is refused, tested in sync-collected.db.test.ts.",
  "factSheets path.code": "Conditions are public.",
  "spreadsheets path.id": "Another user's import is a 404, tested in spreadsheets.db.test.ts.",
  "spreadsheets query.id":
    "A random id of the user's own upload; somebody else's is a 404, tested in spreadsheets.db.test.ts.",
  "dnaProfiles path.id": "Another user's animal gets a 404, tested in read-report.db.test.ts.",
  "dnaProfiles path.barcode": "Another user's tube gets a 404, tested in read-report.db.test.ts.",
};

const places = listIdFields();
/** Calls for anyone who has the unguessable id, tested in custom-profiles.db.test.ts. */
const readableByLink = ["customProfiles.get"];
const ownedPlaces = places.filter(
  ({ key, named }) => key in ownedIds && !readableByLink.includes(named.name),
);

describe("the lists of id fields", () => {
  it("contain every id field of every call, as owned or as exempt with a reason", () => {
    const unknown = places.filter(({ key }) => !(key in ownedIds) && !(key in exemptIds));
    expect(unknown.map(({ named, key }) => `${named.name}: ${key}`)).toEqual([]);
  });

  it("contain no other fields and no duplicates", () => {
    const keys = new Set(places.map(({ key }) => key));
    const all = [...Object.keys(ownedIds), ...Object.keys(exemptIds)];
    expect(all.filter((key) => !keys.has(key))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });
});

/** Any bytes: whose record it is comes before what is in the file. */
const file = { body: "no photo" };

/** Ids of calls that name something public beside the owned record. */
const publicParams: Readonly<Record<string, NonNullable<CallInput["params"]>>> = {
  // An unknown coupon is a 404 too.
  "cart.coupon": { code: "WELCOME10" },
  "animals.breedProfile": { id: 548 },
};

/** A valid input with the caller's own ids, in which one id is replaced. */
function inputWith({ named, where, field }: IdField, records: OwnedRecords, id: string | number): CallInput {
  const {
    params = {},
    query = {},
    body,
  } = typeof named.route.body === "object" ? { ...goodInput(named), ...file } : goodInput(named);
  const ownIds = Object.entries(params).map(([name, value]) => {
    const own = ownedIds[`${named.area} path.${name}`];
    return [name, own ? records[own.record] : value];
  });
  const ownParams = {
    ...(Object.fromEntries(ownIds) as NonNullable<CallInput["params"]>),
    ...publicParams[named.name],
  };
  return {
    params: where === "path" ? { ...ownParams, [field]: id } : ownParams,
    query: where === "query" ? { ...query, [field]: id } : query,
    ...(body !== undefined && { body: where === "body" ? withValue(body, field.split("."), id) : body }),
  };
}

/** The content type of calls that take a file. */
function optionsOf({ named: { route } }: IdField, token: string | undefined) {
  const [type] = typeof route.body === "object" ? route.body.file : [];
  return { token, ...(type !== undefined && { headers: { "content-type": type } }) };
}

function withValue(value: unknown, [name, ...deeper]: readonly string[], id: unknown): unknown {
  if (name === undefined) return id;
  if (name === "0") return [withValue(Array.isArray(value) ? value[0] : undefined, deeper, id)];
  const object = Object(value ?? {}) as Record<string, unknown>;
  return { ...object, [name]: withValue(object[name], deeper, id) };
}

/** No call changes the records of this user. */
let other: OwnedRecords;
beforeAll(async () => {
  other = await createOwnedRecords("owner");
});

const withoutRequestId = (body: unknown) => ({ ...(body as object), requestId: "" });
describe.each(ownedPlaces.map((place) => [place.named.name, place.key, place] as const))(
  "%s, %s",
  (name, _key, place) => {
    const ownedId = ownedIds[place.key] ?? cartId;
    let own: OwnedRecords;
    beforeAll(async () => {
      own = await createOwnedRecords("breeder");
    });

    it("returns the same 404 for another user's id as for an unknown one, and changes nothing", async () => {
      const { token, sessionId } = other;
      const before = (await callRoute("cart.get", { params: { sessionId } }, { token })).body;
      const callerTokens = place.named.route.access === "anyone" ? [own.token, undefined] : [own.token];
      for (const token of callerTokens) {
        const options = optionsOf(place, token);
        const foreignInput = inputWith(place, own, other[ownedId.record]);
        const foreignResponse = await callRoute(name, foreignInput, options);
        const unknownResponse = await callRoute(name, inputWith(place, own, ownedId.unknownId), options);
        expect([foreignResponse.status, withoutRequestId(foreignResponse.body)]).toEqual([
          404,
          withoutRequestId(unknownResponse.body),
        ]);
        expect(unknownResponse.status).toBe(404);
      }
      // All ids of the other user together.
      const foreignInput = inputWith(place, other, other[ownedId.record]);
      expect((await callRoute(name, foreignInput, optionsOf(place, own.token))).status).toBe(404);
      expect((await callRoute("cart.get", { params: { sessionId } }, { token })).body).toEqual(before);
    });

    it("does not return 401, 403 or 404 for the caller's own id", async () => {
      const input = inputWith(place, own, own[ownedId.record]);
      const response = await callRoute(name, input, optionsOf(place, own.token));
      expect([401, 403, 404]).not.toContain(response.status);
    });
  },
);
