import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderInStore } from "@/store/testing/render-in-store";
import { type RecordedRequest, fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { PendingOrders } from "./pending-orders-client";
import type { PendingPayment } from "./use-order-selection";

const refresh = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
beforeEach(() => refresh.mockClear());

const orders = [1, 2].map((id) => ({
  id,
  number: `TM-AAAAAAA${id}`,
  invoiceNumber: `INV-00000${id}`,
  href: `/my/orders/${id}`,
  productNames: "A test",
  placed: "11/22/2026",
  due: null,
  amount: "$40.00",
  isOverdue: false,
  canCancel: id === 1,
}));
const usd = { code: "USD", symbol: "$" };
const methods = [{ method: "C", provider: "sandbox", clientId: "", isLive: false }];
const due = (amount: string, loyaltyPoints = 0): FakeResponse => ({
  body: { amount, loyaltyPoints, pointsValue: (loyaltyPoints / 20).toFixed(2), currency: usd, methods },
});

const props = { orders, payer: { name: "Robin Marlowe", email: "robin@buyers.test" }, points: 1000 };

type Response = FakeResponse | "offline" | Promise<FakeResponse | "offline">;

function renderOrders(responses: {
  count?: (request: RecordedRequest) => Response;
  pay?: (request: RecordedRequest) => Response;
}) {
  const bff = fakeBff((request): Response => {
    if (request.path.includes("/sandbox/card"))
      return { body: { token: "sbt_1", brand: "visa", last4: "4242" } };
    if (request.method === "POST") return responses.pay?.(request) ?? { status: 500 };
    return responses.count?.(request) ?? due("40.00");
  });
  renderInStore(<PendingOrders {...props} initial={{ ids: [] }} />);
  return bff;
}

const choose = (number: string) =>
  userEvent.click(screen.getByRole("checkbox", { name: `Pay order ${number}` }));
const total = () => within(screen.getByRole("region", { name: "To pay" })).getByRole("status");

async function openDialog() {
  await choose("TM-AAAAAAA1");
  const pay = screen.getByRole("button", { name: "Pay now" });
  await waitFor(() => expect(pay).toHaveProperty("disabled", false));
  await userEvent.click(pay);
  return screen.findByRole("dialog");
}

async function fillCard(dialog: HTMLElement) {
  const form = within(dialog);
  await userEvent.type(form.getByLabelText("Card number"), "4242 4242 4242 4242");
  await userEvent.type(form.getByLabelText("Expiry month"), "11");
  await userEvent.type(form.getByLabelText("Expiry year"), String(new Date().getFullYear() + 2));
  await userEvent.type(form.getByLabelText("Security code"), "123");
}

describe("pending orders", () => {
  it("requires a selection, and shows the amount of the latest selection when responses arrive out of order", async () => {
    const pendingResponses: ((response: FakeResponse) => void)[] = [];
    const bff = renderOrders({ count: () => new Promise((resolve) => pendingResponses.push(resolve)) });
    expect(screen.getByRole("button", { name: "Pay now" })).toHaveProperty("disabled", true);
    await choose("TM-AAAAAAA1");
    await choose("TM-AAAAAAA2");
    await waitFor(() => expect(pendingResponses).toHaveLength(2));
    expect(total().textContent).toBe("Calculating the total");
    pendingResponses[1]?.(due("80.00"));
    await waitFor(() => expect(total().textContent).toContain("$80.00"));
    pendingResponses[0]?.(due("40.00"));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(total().textContent).toContain("$80.00");
    expect(bff.requests.map(({ path }) => /order_ids=([^&]*)/.exec(decodeURIComponent(path))?.[1])).toEqual([
      "1",
      "1,2",
    ]);
  });

  it("shows the payment above the list and focuses it when the address names an order", () => {
    const payment = due("40.00").body as PendingPayment;
    renderInStore(<PendingOrders {...props} initial={{ ids: [2], payment }} />);
    const region = screen.getByRole("region", { name: "To pay" });
    expect(document.activeElement).toBe(region);
    expect(total().textContent).toContain("$40.00");
    const list = screen.getByRole("group", { name: "Orders to pay" });
    expect(region.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(screen.getByText("Invoice INV-000002")).toBeTruthy();
  });

  it("shows an error with a retry button when the amount cannot be loaded", async () => {
    let isDown = true;
    renderOrders({ count: () => (isDown ? { status: 500, body: {} } : due("40.00")) });
    await choose("TM-AAAAAAA1");
    expect(await screen.findByText("Failed to get pending payments")).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(total().textContent).toContain("$40.00"));
  });

  it("pays once, with the displayed amount, on repeated clicks", async () => {
    const bff = renderOrders({
      pay: () => ({
        body: {
          state: "paid",
          transactionId: "x",
          clientSecret: "",
          actionUrl: null,
          amount: "40.00",
          currency: usd,
        },
      }),
    });
    const dialog = await openDialog();
    await fillCard(dialog);
    await userEvent.dblClick(within(dialog).getAllByRole("button").at(-1) ?? dialog);
    expect(await screen.findByText(/^Paid\. Thank you!/)).toBeTruthy();
    const paid = bff.requests.filter(({ path }) => path === "/my/pending-orders/payment");
    expect(paid.map(({ body }) => body)).toEqual([
      { order_ids: [1], method: "C", provider: "sandbox", token: "sbt_1", amountSeen: "40.00" },
    ]);
  });

  it("shows the new amount when points were spent in the meantime, keeps the input and pays that amount", async () => {
    let points = 200;
    const sentAmounts: unknown[] = [];
    renderOrders({
      count: () => due(points > 0 ? "30.00" : "40.00", points),
      pay: ({ body }) => {
        const { amountSeen } = body as { amountSeen: string };
        sentAmounts.push(amountSeen);
        points = 0;
        return amountSeen === "40.00"
          ? {
              body: {
                state: "processing",
                transactionId: "x",
                clientSecret: "",
                actionUrl: null,
                amount: "40.00",
                currency: usd,
              },
            }
          : { status: 409, body: { code: "total_changed", message: "What there is to pay has changed." } };
      },
    });
    const dialog = await openDialog();
    expect(dialog.textContent).toContain("Pay $30.00");
    await fillCard(dialog);
    await userEvent.click(within(dialog).getAllByRole("button").at(-1) ?? dialog);
    expect(await screen.findByText("What there is to pay has changed.")).toBeTruthy();
    expect(await screen.findByRole("dialog", { name: "Pay $40.00" })).toBeTruthy();
    expect(within(dialog).getByLabelText("Security code")).toHaveProperty("value", "123");
    await userEvent.click(within(dialog).getAllByRole("button").at(-1) ?? dialog);
    expect(await screen.findByText(/^Your payment is being processed/)).toBeTruthy();
    expect(sentAmounts).toEqual(["30.00", "40.00"]);
  });

  it("shows a cancel button only for orders that can be cancelled", () => {
    renderOrders({});
    expect(screen.getByRole("button", { name: "Cancel order TM-AAAAAAA1" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Cancel order TM-AAAAAAA2" })).toBeNull();
  });
});
