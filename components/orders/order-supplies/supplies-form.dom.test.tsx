import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { SuppliesForm } from "./supplies-form-client";

const client = { firstName: "Mira", lastName: "Castell", email: "mira@clients.test", phoneNumber: "" };
const address = { address: "3 Pier Road", city: "Perth", postalCode: "6000", state: "WA" };
const kit = {
  id: 969,
  name: "Geno Pet",
  summary: "",
  species: null,
  price: { amount: "100.00", currency: { code: "AUD", symbol: "$" } },
};

function renderForm(respond: () => FakeResponse | "offline") {
  fakeBff(respond);
  const send = vi.spyOn(globalThis, "fetch");
  renderInStore(
    <SuppliesForm
      kits={[kit]}
      countries={[{ value: "AU", label: "Australia" }]}
      country="AU"
      agent={{ name: "Dr Vera Lindqvist", clinic: "" }}
      stock={{ client, address }}
      onAccount="Due in 30 days"
      resultsPath="/my/order-supplies/results"
    />,
  );
  const keys = () =>
    send.mock.calls.map(([, init]) => new Headers(init?.headers).get("idempotency-key") ?? "none");
  return { keys };
}

const setQuantity = (value: string) =>
  fireEvent.change(screen.getByLabelText("Quantity of Geno Pet"), { target: { value } });
const order = () => fireEvent.click(screen.getByRole("button", { name: "Place the order" }));

describe("the supplies form", () => {
  it("keeps its idempotency key after a lost response, and takes a new one for the next order", async () => {
    const responses: (FakeResponse | "offline")[] = ["offline", { body: { number: "TM-AAAAAAAA" } }];
    const { keys } = renderForm(() => responses.shift() ?? { body: { number: "TM-BBBBBBBB" } });
    setQuantity("2");
    order();
    await screen.findByText("Network error");
    order();
    await screen.findByText("Order TM-AAAAAAAA is placed.");
    fireEvent.click(screen.getByRole("button", { name: /order/i }));
    setQuantity("1");
    order();
    await screen.findByText("Order TM-BBBBBBBB is placed.");
    const [first, second, third] = keys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it("says that the first order was placed when it is sent again with other input", async () => {
    const { keys } = renderForm(() => ({ status: 422, body: { code: "other_body", message: "Reload" } }));
    setQuantity("2");
    order();
    await screen.findByText(/^We already placed the order you sent before this change\./);
    order();
    await expect.poll(() => new Set(keys()).size).toBe(2);
  });
});
