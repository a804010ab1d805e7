import { expect, test } from "vitest";
import { Refusal } from "@/backend/http/refusals";
import { measureLongestPause } from "@/backend/testing/longest-pause";
import { seller } from "@/lib/config/orders/seller";
import { type Invoice, invoiceDocument } from "@/backend/orders/public/find-invoice";
import { createDocumentRenderer } from "./document-renderer";

const lineCount = 30;

function createInvoice(number: string): Invoice {
  const line = {
    name: "A test with a long name",
    patientReference: "File 4711",
    quantity: 1,
    unitAmount: "10.00",
    amount: "10.00",
    tax: "0.00",
  };
  return {
    id: 1,
    number,
    orderId: 1,
    orderNumber: "T-1",
    token: "token",
    state: "paid",
    isOverdue: false,
    issuedAt: "2026-01-01T00:00:00.000Z",
    dueAt: "2026-01-31T00:00:00.000Z",
    paidAt: null,
    total: "300.00",
    due: "0.00",
    currency: { code: "EUR", symbol: "€" },
    method: "C",
    language: "en",
    seller: { ...seller, lines: [...seller.lines] },
    buyer: { name: "Jo Field", email: "jo@example.test", address: null },
    lines: Array.from({ length: lineCount }, () => line),
    subtotal: "300.00",
    shipping: "0.00",
    discount: "0.00",
    pointsValue: "0.00",
    taxes: [],
    refunded: "0.00",
    transfer: null,
  } as Invoice;
}

/** For all tests: starting its worker takes two seconds. */
const render = createDocumentRenderer({ queueLimit: 2, timeoutMs: 60_000 });

test("the document renderer runs in a worker without blocking the event loop, once per state", async () => {
  const first = await render(invoiceDocument, createInvoice("T-0"));
  expect(first instanceof Refusal ? "" : Buffer.from(first).subarray(0, 5).toString()).toBe("%PDF-");
  const { result: all, pauseShare } = await measureLongestPause(() =>
    Promise.all(Array.from({ length: 100 }, () => render(invoiceDocument, createInvoice("T-1")))),
  );
  expect(new Set(all).size).toBe(1);
  expect(pauseShare).toBeLessThan(0.8);
  expect(await render(invoiceDocument, createInvoice("T-1"))).toBe(all[0]);
  expect(await render(invoiceDocument, createInvoice("T-2"))).not.toBe(all[0]);
});

test("the document renderer returns 503 busy when too many documents wait", async () => {
  const all = await Promise.all(
    Array.from({ length: 5 }, (_, index) => render(invoiceDocument, createInvoice(`B-${index}`))),
  );
  const refused = all.filter((result) => result instanceof Refusal);
  expect(refused.map(({ status }) => status)).toEqual([503, 503]);
});

test("the document renderer starts another worker after one document took too long", async () => {
  const hasty = createDocumentRenderer({ timeoutMs: 1 });
  await expect(hasty(invoiceDocument, createInvoice("S-1"))).rejects.toThrow("too long");
  expect(await render(invoiceDocument, createInvoice("S-1"))).toBeInstanceOf(Uint8Array);
});
