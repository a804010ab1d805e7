import { describe, expect, it } from "vitest";
import { approvalKinds, decisions } from "@/lib/config/community/approvals";
import { showMoves } from "@/lib/config/community/shows";
import { optionalKinds } from "@/lib/config/kernel/notifications";
import { detailsProblems } from "@/lib/config/kits/lab";
import { defaultLanguage, type Language, languages } from "@/lib/config/languages";
import { postedMail } from "@/backend/orders/orders/posted-mail";
import { createReceipt } from "@/backend/orders/orders/receipt-mail";
import { autoRefundReasons } from "@/lib/domain/orders/auto-refunds";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import { findTextProblems } from "@/tools/testing/text-problems";
import { confirmationMail, deletedMail, resetMail } from "./account-mails";
import { activatedMail } from "./activation-mails";
import { agentMails } from "./agent-mails";
import { sharedMail, transferMail } from "./animal-mails";
import { approvalMail, revokedMail } from "./approval-mails";
import { contactReceiptMail } from "./contact-mails";
import { documentMail } from "./document-mails";
import * as lab from "./lab-mails";
import { orderLinkMail } from "./lookup-mails";
import { packMails } from "./multipack-mails";
import { alreadySubscribedMail, confirmNewsletterMail } from "./newsletter-mails";
import { addFooter } from "./notification-footer";
import { type Order, paidOrderMail, unpaidOrderMail } from "./order-mails";
import type { MailContent } from "./outbox";
import { consentMail, declinedMail, reportedMail } from "./parentage-mails";
import { paymentHoldMail, paymentReleasedMail } from "./payment-hold-mails";
import * as payments from "./payment-mails";
import { relativeMail } from "./relative-mails";
import { reminderMail } from "./reminder-mails";
import { researchReceiptMail } from "./research-mails";
import { showMail } from "./show-mails";
import { endedMail, notRenewedMail } from "./subscription-mails";

const appOrigin = "https://shop.example";
const link = `${appOrigin}/x`;
const name = "Łucja";
const barcode = "TM1234567890123";
const day = new Date("2027-05-03T12:00:00Z");
const address = {
  firstName: "Łucja",
  lastName: "Żak",
  company: null,
  address: "Ulica 12",
  city: "Łódź",
  state: null,
  postalCode: "90-001",
  country: "PL",
  phoneNumber: null,
};

const orderIn = (language: Language, changes: Partial<Order> = {}) =>
  ({
    language,
    number: "T-1042",
    token: "token",
    name,
    state: "open",
    country: "PL",
    currency: "PLN",
    subtotal: 123_450,
    discount: 1_050,
    couponCode: "KOD",
    loyaltyPoints: 25,
    pointsValue: 250,
    shipping: 0,
    shippingMethodName: "Paczkomat",
    shippingAddress: address,
    taxRateBps: 2550,
    tax: 23_000,
    total: 122_150,
    ...changes,
  }) as Order;

const receiptOf = (order: Order) =>
  createReceipt({
    order,
    paidAt: day,
    data: {
      lines: [{ name: "Geno Pet", quantity: 2, unitAmount: 61_725, amount: 123_450 }],
      deliveryAddress: address,
      deliveryDays: { min: 3, max: 5 },
    } as Parameters<typeof createReceipt>[0]["data"],
  });

function orderMails(language: Language): MailContent[] {
  const order = orderIn(language);
  const mail = { order, appOrigin, receipt: receiptOf(order) };
  const paid = { ...mail, isNew: true, invoice: "token" };
  const runsUntil = day;
  const shipment = { carrier: "Poczta", trackingNumber: "PL123", trackingUrl: link };
  return [
    paidOrderMail(paid),
    paidOrderMail({ ...paid, isNew: false }),
    paidOrderMail({ ...paid, yearly: { subscription: { runsUntil }, isRenewal: false } }),
    paidOrderMail({ ...paid, yearly: { subscription: { runsUntil }, isRenewal: true } }),
    unpaidOrderMail({ ...mail, dueAt: day }),
    unpaidOrderMail({ ...mail, dueAt: day, transferAccount: "PL61 1090" }),
    endedMail({ order, appOrigin, runsUntil }),
    notRenewedMail({ order, appOrigin, runsUntil }),
    payments.refundedMail({ order, appOrigin, amount: 122_150 }),
    payments.refundedMail({ order, appOrigin, amount: 0 }),
    ...autoRefundReasons.map((reason) =>
      payments.returnedMail({ order, appOrigin, amount: 122_150, reason }),
    ),
    payments.heldMail({ order, appOrigin }),
    payments.cancelledMail({ order, appOrigin }),
    payments.refundDelayedMail({ order, appOrigin, amount: 122_150 }),
    payments.paymentFailedMail({ order, appOrigin }),
    payments.disputedMail({ order, appOrigin }),
    ...[shipment, { ...shipment, trackingNumber: null, trackingUrl: null }].map((parcel) =>
      postedMail({ order, appOrigin, shipment: parcel as Parameters<typeof postedMail>[0]["shipment"] }),
    ),
    orderLinkMail({ language, name, number: "T-1042", link }),
  ];
}

function labMails(language: Language): MailContent[] {
  const mail: lab.LabMail = {
    appOrigin,
    activation: { language, token: "token", userId: 1 },
    animal: { id: 1, name },
    kit: { barcode },
  };
  const held = { appOrigin, language, barcode };
  return [
    lab.receivedMail(mail, "2027-05-03"),
    ...detailsProblems.map((problem) => lab.detailsHoldMail(mail, problem, name)),
    lab.sampleFailedMail(mail, { reason: name, hasOtherTube: false }),
    lab.sampleFailedMail(mail, { reason: null, hasOtherTube: true }),
    lab.sampleCancelledMail(mail),
    lab.promiseMovedMail(mail, "2027-05-03", name),
    lab.reportReadyMail(mail, { version: 1, isPartial: true }),
    lab.reportUpdatedMail(mail, { version: 2, isPartial: true }),
    lab.reportReinterpretedMail(mail, { version: 3, isPartial: false }),
    ...[[name], [name, "Żuk"]].flatMap((names) => [
      paymentHoldMail({ ...held, names }),
      paymentReleasedMail({ ...held, names }),
    ]),
  ];
}

function accountMails(language: Language): MailContent[] {
  const newsletter = { appOrigin, language, unsubscribeToken: "token" };
  return [
    confirmationMail({ language, link }),
    resetMail({ language, name, link }),
    deletedMail({ language, name, link }),
    confirmNewsletterMail({ ...newsletter, confirmToken: "token" }),
    alreadySubscribedMail(newsletter),
    contactReceiptMail({ appOrigin, language, id: 7 }),
    researchReceiptMail({ language, link }),
    ...approvalKinds.flatMap((kind) => [
      ...decisions.map((decision) => approvalMail({ decision, language, kind, note: name, name, link })),
      revokedMail({ language, kind, note: name, name, link }),
    ]),
    ...showMoves.flatMap((state) =>
      [1, 5].map((kits) =>
        showMail({ language, name, state, show: "Łódź", note: name, kits, trackingNumber: "PL123", link }),
      ),
    ),
  ];
}

function agentMailsIn(language: Language): MailContent[] {
  const user = { name, language, countryCode: "PL" };
  const agent = { appOrigin, user, expiresAt: day };
  return [
    agentMails.active({ ...agent, isListed: true }),
    agentMails.active({ ...agent, isListed: false }),
    agentMails.endsSoon(agent),
    agentMails.expired(agent),
    agentMails.nominated({ appOrigin, language, club: "Łódź" }),
    agentMails.message({ appOrigin, user, sender: { name, email: "a@b.pl" }, text: name }),
  ];
}

function animalMails(language: Language): MailContent[] {
  const user = { name, language };
  const parentage = { appOrigin, requestId: 1, user, animal: name };
  const activation = { language, appOrigin, token: "token", product: "Geno Pet" };
  const pack = { language, appOrigin, email: "a@b.pl" };
  const kinds = ["offered", "accepted", "declined", "cancelled", "expired", "expiredOffer"] as const;
  return [
    ...[[name], [name, "Żuk"], Array.from({ length: 5 }, () => name)].flatMap((animals) => [
      activatedMail({ ...activation, animals: animals.map((animal) => ({ name: animal, barcode })) }),
      ...kinds.map((kind) => transferMail(kind, { language, name, other: "Żuk", animals, link })),
      ...(["activation", "posting", "expiry"] as const).map((kind) =>
        reminderMail(kind, { language, labels: animals, link, unsubscribe: link }),
      ),
    ]),
    sharedMail({ language, owner: "Żuk", animal: name, link }),
    documentMail(language, { recipient: name, animal: name, passport: link, documents: link }),
    consentMail({ ...parentage, requester: "Żuk" }),
    reportedMail(parentage),
    declinedMail(parentage),
    relativeMail({
      appOrigin,
      recipient: user,
      sender: { email: "a@b.pl" },
      relative: name,
      relativeId: 1,
      animal: "Żuk",
      text: "Żuk",
    }),
    ...[1, 3, 5].flatMap((units) => [
      packMails.sent({ ...pack, units, isWaiting: true }),
      packMails.received({ ...pack, units, sender: name, isWaiting: true }),
      packMails.received({ ...pack, units, sender: name, isWaiting: false }),
      packMails.returned({ ...pack, units }),
    ]),
  ];
}

/** One mail of every kind that customers get, those that can be turned off with their footer. */
function allMails(language: Language): MailContent[] {
  const links = { unsubscribe: "/x", preferences: "/y" };
  const [first, ...others] = animalMails(language);
  return [
    ...orderMails(language),
    ...labMails(language),
    ...accountMails(language),
    ...agentMailsIn(language),
    ...others,
    ...(first ? optionalKinds.map((kind) => addFooter(first, { kind, links, appOrigin })) : []),
  ];
}

const linesOf = ({ subject, text }: MailContent) =>
  `${subject}\n${text}`.split("\n").filter((line) => !line.startsWith("https://"));

const data = [name, "Żuk", "Żak", "Geno Pet", formatBarcode(barcode)];
const others = languages.filter((language) => language !== defaultLanguage);

describe.each(others)("mails in %s", (language) => {
  it("are in the language, with all their values, days and amounts as it writes them", () => {
    const english = allMails(defaultLanguage).flatMap(linesOf);
    const mails = allMails(language);
    expect(mails.length).toBeGreaterThan(120);
    expect(mails.filter(({ html }) => !html.includes(`<html lang="${language}">`))).toEqual([]);
    const lines = [...new Set(mails.flatMap(linesOf))];
    expect(findTextProblems({ language, lines, english, data })).toEqual([]);
  });
});
