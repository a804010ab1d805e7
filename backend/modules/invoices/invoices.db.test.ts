import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { invoices, orders } from "@/backend/db/schema/orders";
import { type Placed, shopperOf } from "@/backend/modules/checkout/testing/shopper";
import { runBackend } from "@/backend/testing/server";
import { toMinorUnits } from "@/lib/domain/money";

const backend = runBackend();
const { ask, signIn, database } = backend;

interface Listed {
  readonly id: number;
  readonly token: string;
  readonly number: string;
  readonly state: string;
  readonly due: string;
}

const tokens = new Map<string, string>();
beforeAll(async () => {
  for (const role of ["breeder", "vet", "pending"]) tokens.set(role, await signIn(role));
});
const as = (role: string) => ({ token: tokens.get(role) });
const list = async (role: string, query: Record<string, string | boolean | number> = {}) =>
  (await ask("invoices.list", { query }, as(role))).body as {
    results: Listed[];
    count: number;
    next: number;
  };

describe("invoices", () => {
  it("are listed newest first, with a second page, open ones by themselves", async () => {
    expect(await list("vet")).toMatchObject({ next: 2 });
    const open = await list("vet", { paid: false });
    expect(open.results.map(({ state }) => state)).toEqual(["open", "open", "open"]);
  });

  it("come to a total of all that is open: the path is not taken for a number", async () => {
    const { results } = await list("pending", { paid: false });
    const sum = results.reduce((all, { due }) => all + toMinorUnits(due), 0);
    const total = await ask("invoices.total", {}, as("pending"));
    expect(total).toMatchObject({
      status: 200,
      body: { value: (sum / 100).toFixed(2), count: 3, overdue: 3, others: [], currency: { code: "AUD" } },
    });
    expect((await ask("invoices.total", {}, as("breeder"))).body).toMatchObject({ value: "0.00", count: 0 });
  });

  it("of a vet are due in thirty days, and say so", async () => {
    const { results } = await list("vet", { paid: false });
    const { body } = await ask("invoices.one", { params: { id: results[0]?.id ?? 0 } }, as("vet"));
    const { issuedAt, dueAt } = body as { issuedAt: string; dueAt: string };
    expect((Date.parse(dueAt) - Date.parse(issuedAt)) / 86_400_000).toBe(30);
    expect(body).toMatchObject({ isOverdue: false, state: "open", taxes: [{ rateBps: 1000 }] });
  });

  it("hold the tax inside their total, by its rate", async () => {
    const { results } = await list("breeder");
    const { body } = await ask("invoices.one", { params: { id: results[0]?.id ?? 0 } }, as("breeder"));
    const { taxes, total } = body as { taxes: { net: string; tax: string }[]; total: string };
    const [rate] = taxes;
    expect(toMinorUnits(rate?.net ?? "") + toMinorUnits(rate?.tax ?? "")).toBe(toMinorUnits(total));
  });

  it("are nobody else's, neither read nor as a file; by their word they are whoever's who has it", async () => {
    const { results } = await list("breeder");
    const { id = 0, token = "", number = "" } = results[0] ?? {};
    for (const call of ["invoices.one", "invoices.file"]) {
      expect((await ask(call, { params: { id } }, as("vet"))).status).toBe(404);
      expect((await ask(call, { params: { id } })).status).toBe(401);
    }
    expect((await ask("invoices.byToken", { params: { token } })).body).toMatchObject({ number });
    expect((await ask("invoices.byToken", { params: { token: "x".repeat(43) } })).status).toBe(404);
  });
});

describe("an invoice's file", () => {
  const file = async (path: string, role?: string) => {
    const headers = role === undefined ? undefined : { authorization: `Bearer ${tokens.get(role)}` };
    const response = await fetch(`${backend.address()}${path}`, headers && { headers });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it("is a PDF of its number, with letters of its own in it", async () => {
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

  it("of a guest is whoever's who has its word; with another word, or none, it is nobody's", async () => {
    const { token } = (await shopperOf(backend).buy("success")).answer.body as Placed;
    const [invoice] = await database()
      .select({ id: invoices.id, token: invoices.token })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(eq(orders.token, token));
    const word = invoice?.token ?? "";
    const right = await file(`/store/invoices/${word}/file`);
    expect([right.response.status, right.bytes.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
    const other = `${word.slice(0, -1)}${word.endsWith("A") ? "E" : "A"}`;
    // Neither its number nor the order's own word opens it.
    for (const wrong of [other, "x".repeat(43), token, String(invoice?.id), ""]) {
      const { response, bytes } = await file(`/store/invoices/${wrong}/file`);
      expect([wrong, response.status, bytes.includes("%PDF-")]).toEqual([wrong, 404, false]);
    }
    expect((await file(`/my/invoices/${invoice?.id}/file`)).response.status).toBe(401);
    expect((await file(`/my/invoices/${invoice?.id}/file`, "breeder")).response.status).toBe(404);
  });
});
