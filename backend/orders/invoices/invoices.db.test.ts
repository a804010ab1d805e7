import { subDays } from "date-fns";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { invoices, orders } from "@/backend/db/schema/orders";
import { type PlacedOrder, createShopper } from "@/backend/orders/checkout/testing/shopper";
import { startTestBackend } from "@/backend/testing/server";
import { toMinorUnits } from "@/lib/domain/money";

const backend = startTestBackend();
const { callRoute, readRoute, signInAll, database, updateRows } = backend;

const as = signInAll("breeder", "vet", "pending");

const list = (role: string, query: Record<string, string | boolean | number> = {}) =>
  readRoute("invoices.list", { query }, as(role));

describe("invoices", () => {
  it("are listed in pages and filtered by open", async () => {
    expect(await list("vet")).toMatchObject({ next: 2 });
    const open = await list("vet", { paid: false });
    expect(open.results.map(({ state }) => state)).toEqual(["open", "open", "open"]);
  });

  it("are overdue a week after a transfer was due", async () => {
    const { results } = await list("pending", { paid: false });
    const [invoice] = results;
    const dueDaysAgo = async (days: number) => {
      await updateRows(invoices, { dueAt: subDays(new Date(), days) }, eq(invoices.id, invoice?.id ?? 0));
      const [read] = (await list("pending", { paid: false })).results;
      const body = await readRoute("invoices.total", {}, as("pending"));
      return [read?.isOverdue, body.overdue];
    };
    expect(await dueDaysAgo(8)).toEqual([true, 3]);
    expect(await dueDaysAgo(6)).toEqual([false, 2]);
    expect(await dueDaysAgo(8)).toEqual([true, 3]);
  });

  it("have a total of all open ones at /total, which is not parsed as an id", async () => {
    const { results } = await list("pending", { paid: false });
    const sum = results.reduce((all, { due }) => all + toMinorUnits(due), 0);
    const total = await callRoute("invoices.total", {}, as("pending"));
    expect(total).toMatchObject({
      status: 200,
      body: { value: (sum / 100).toFixed(2), count: 3, overdue: 3, others: [], currency: { code: "AUD" } },
    });
    expect((await callRoute("invoices.total", {}, as("breeder"))).body).toMatchObject({
      value: "0.00",
      count: 0,
    });
  });

  it("of a vet are due in thirty days", async () => {
    const { results } = await list("vet", { paid: false });
    const body = await readRoute("invoices.get", { params: { id: results[0]?.id ?? 0 } }, as("vet"));
    const { issuedAt, dueAt } = body;
    expect((Date.parse(dueAt) - Date.parse(issuedAt)) / 86_400_000).toBe(30);
    expect(body).toMatchObject({ isOverdue: false, state: "open", taxes: [{ rateBps: 1000 }] });
  });

  it("include the tax in their total, listed by rate", async () => {
    const { results } = await list("breeder");
    const { taxes, total } = await readRoute(
      "invoices.get",
      { params: { id: results[0]?.id ?? 0 } },
      as("breeder"),
    );
    const [rate] = taxes;
    expect(toMinorUnits(rate?.net ?? "") + toMinorUnits(rate?.tax ?? "")).toBe(toMinorUnits(total));
  });

  it("are readable by token", async () => {
    const { results } = await list("breeder");
    const { token = "", number = "" } = results[0] ?? {};
    expect((await callRoute("invoices.byToken", { params: { token } })).body).toMatchObject({ number });
    expect((await callRoute("invoices.byToken", { params: { token: "x".repeat(43) } })).status).toBe(404);
  });
});

describe("the invoice file", () => {
  const file = async (path: string, role?: string) => {
    const headers = role === undefined ? undefined : { authorization: `Bearer ${as(role).token}` };
    const response = await fetch(`${backend.address()}${path}`, headers && { headers });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it("is a PDF named by its number, with embedded fonts", async () => {
    const { results } = await list("breeder");
    const { response, bytes } = await file(`/my/invoices/${results[0]?.id}/file`, "breeder");
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="${results[0]?.number}.pdf"`,
    );
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.toString("latin1")).toContain("/FontFile2");
    expect(bytes.length).toBeLessThan(200_000);
  });

  it("of a guest is readable only with its token", async () => {
    const { token } = (await createShopper(backend).buy("success")).response.body as PlacedOrder;
    const [invoice] = await database()
      .select({ id: invoices.id, token: invoices.token })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(eq(orders.token, token));
    const invoiceToken = invoice?.token ?? "";
    const right = await file(`/store/invoices/${invoiceToken}/file`);
    expect([right.response.status, right.bytes.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
    const other = `${invoiceToken.slice(0, -1)}${invoiceToken.endsWith("A") ? "E" : "A"}`;
    // Neither its id nor the order's token opens it.
    for (const wrong of [other, "x".repeat(43), token, String(invoice?.id), ""]) {
      const { response, bytes } = await file(`/store/invoices/${wrong}/file`);
      expect([wrong, response.status, bytes.includes("%PDF-")]).toEqual([wrong, 404, false]);
    }
    expect((await file(`/my/invoices/${invoice?.id}/file`)).response.status).toBe(401);
    expect((await file(`/my/invoices/${invoice?.id}/file`, "breeder")).response.status).toBe(404);
  });
});
