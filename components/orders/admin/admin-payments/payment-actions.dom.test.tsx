import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { expect, it, vi } from "vitest";
import { paths } from "@/lib/navigation/paths";
import { StoreProvider } from "@/store/provider-client";
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff } from "@/store/testing/fake-bff";
import { PaymentActions } from "./payment-actions-client";
import { PaymentView } from "./payment-view";

const refresh = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

const renderPage = (refundCount: number) => (
  <StoreProvider>
    <PaymentActions
      paymentId="pay"
      canRetry={false}
      refundCount={refundCount}
      refundable={{ amount: "40.00", currency: { code: "USD" }, units: [] }}
    />
  </StoreProvider>
);

it("the refund form sends a part refund once until the refreshed page shows it", async () => {
  const { requests } = fakeBff(() => ({ body: {} }));
  const { rerender } = render(renderPage(0));
  await userEvent.click(screen.getByLabelText("Part: enter an amount"));
  await userEvent.type(screen.getByLabelText("Amount"), "12.50");
  await userEvent.type(screen.getByLabelText("Reason"), "As agreed");
  const button = screen.getByRole("button", { name: "Refund $12.50" });
  fireEvent.click(button);
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  fireEvent.click(button);
  rerender(renderPage(1));
  expect(await screen.findByRole("button", { name: "Refund $40.00" })).toBeTruthy();
  expect(requests).toHaveLength(1);
});

const transfer: ComponentProps<typeof PaymentView>["payment"] = {
  id: "pay",
  provider: "transfer",
  method: "EFT",
  providerId: null,
  status: "succeeded",
  attention: null,
  isClosed: false,
  amount: "40.00",
  refunded: "0.00",
  refundable: "0.00",
  currency: { code: "USD", symbol: "$" },
  problem: null,
  card: null,
  settledAt: null,
  canRetry: false,
  createdAt: "2026-11-20T10:00:00Z",
  updatedAt: "2026-11-20T10:00:00Z",
  orders: [{ id: 5, number: "TM-ABCDEFGH", name: "Jo Field", email: "jo@test.example", state: "paid" }],
  refunds: [],
  disputes: [],
  events: [],
};

function renderView(part: Partial<typeof transfer>) {
  renderInStore(<PaymentView payment={{ ...transfer, ...part }} />);
  return screen.queryByRole("link", { name: "Refund order TM-ABCDEFGH" });
}

it("the refund form links a bank transfer to its order, where it is refunded", () => {
  expect(renderView({})?.getAttribute("href")).toBe(paths.adminOrder(5));
});

it.each([
  ["a transfer that has been refunded", { refunded: "40.00", status: "refunded" }],
  ["a payment by card", { provider: "stripe", method: "C", refundable: "40.00" }],
] as const)("the refund form has no link to refund %s on the order", (_, part) => {
  expect(renderView(part)).toBeNull();
});
