import { describe, expect, it } from "vitest";
import { payOrderHref, vetInvoicesHref } from "./pay-href";

describe("payOrderHref", () => {
  it("leads vets to their invoices and everybody else to pending orders", () => {
    expect(payOrderHref("vet", 7)).toBe("/my/vet-invoices?order=7");
    expect(payOrderHref("owner", 7)).toBe("/my/pending-orders?order=7");
  });
});

describe("vetInvoicesHref", () => {
  it("keeps the query, encoded, and drops repeated parameters", () => {
    expect(vetInvoicesHref({ payment: "a&b", order: ["1", "2"], paid: undefined })).toBe(
      "/my/vet-invoices?payment=a%26b",
    );
    expect(vetInvoicesHref({})).toBe("/my/vet-invoices");
  });
});
