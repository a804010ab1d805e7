import { eq } from "drizzle-orm";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { renderAttachment } from "@/backend/top/mail-attachments/render-attachment";
import type { MailAttachment } from "@/backend/db/schema/outbox";
import { orders } from "@/backend/db/schema/orders";
import { createShopper } from "@/backend/orders/checkout/testing/shopper";
import { listQueuedMails } from "@/backend/testing/mailbox";
import { startTestBackend } from "@/backend/testing/server";
import { sendMail } from "@/backend/kernel/mail/send-mail";
import type { OutgoingMail } from "@/backend/kernel/mail/transport";

const backend = startTestBackend();
const { callRoute, readRoute, database } = backend;
const { fillCart, createCardToken } = createShopper(backend);

const address = {
  firstName: "Uta",
  lastName: "Feld",
  address: "Lange Straße 1",
  city: "Berlin",
  postalCode: "10115",
  country: "DE",
};

/** Two kits delivered to Germany, paid by card. */
async function buyTwoKits() {
  const caller = { country: "DE" };
  const sessionId = await fillCart(caller);
  await callRoute("cart.addItem", { params: { sessionId }, body: { productId: 969, quantity: 1 } }, caller);
  const user = { firstName: "Uta", lastName: "Feld", email: `${sessionId.slice(0, 12)}@receipt.test` };
  const payment = { method: "C", provider: "sandbox", token: await createCardToken("success") };
  const body = { sessionId, user, shippingAddress: address, payment };
  const { token } = await readRoute("checkout.placeOrder", { body }, caller);
  const [order] = await database().select().from(orders).where(eq(orders.token, token));
  if (order === undefined) throw new Error("Order not found.");
  return order;
}

describe("the receipt mail", () => {
  it("lists items, totals, tax, address and delivery dates in HTML and text", async () => {
    const order = await buyTwoKits();
    const [mail] = await listQueuedMails(database(), order.email);
    const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`;
    const text = mail?.text.replace(/\s+/g, " ") ?? "";
    for (const part of [
      `(2 × ${euros(order.subtotal / 2)}): ${euros(order.subtotal)}`,
      `Standard tracked post: ${euros(order.shipping)}`,
      `Total: ${euros(order.total)}`,
      `Includes 19% VAT: ${euros(order.tax)}`,
      "Uta Feld Lange Straße 1 10115 Berlin Germany",
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/Expected between \w{3} \d{1,2} \w{3} and \w{3} \d{1,2} \w{3}\./);
    expect(mail?.html).toContain(euros(order.total));
    expect(mail?.html).toContain("10115 Berlin");
  });

  it("has the invoice as PDF, rendered when the mail is sent", async () => {
    const order = await buyTwoKits();
    const [mail] = await listQueuedMails(database(), order.email);
    expect(mail?.attachments).toEqual([{ kind: "invoice", invoiceId: expect.any(Number) as number }]);
    const sent: OutgoingMail[] = [];
    const transport = {
      send: async (outgoing: OutgoingMail) => {
        sent.push(outgoing);
        return {};
      },
      close: () => undefined,
    };
    const renderFile = (attached: MailAttachment) => renderAttachment(database(), attached, undefined);
    await sendMail(
      { db: database(), transport, log: pino({ level: "silent" }), renderAttachment: renderFile },
      mail?.id ?? 0,
    );
    const [file] = sent[0]?.attachments ?? [];
    expect(file).toMatchObject({ contentType: "application/pdf" });
    expect(file?.filename).toMatch(/^\S+\.pdf$/);
    expect(
      Buffer.from(file?.content ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  });
});
