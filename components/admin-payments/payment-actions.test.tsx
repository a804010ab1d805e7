// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { getMessages } from "@/lib/i18n/messages";
import { StoreProvider } from "@/store/provider-client";
import { fakeBff } from "@/store/testing/fake-bff";
import { PaymentActions } from "./payment-actions-client";

const refresh = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
afterEach(cleanup);

const renderPage = (refundCount: number) => (
  <StoreProvider>
    <PaymentActions
      {...{ paymentId: "pay", canRetry: false, refundCount }}
      refundable={{ amount: "40.00", currency: { code: "USD" }, units: [] }}
      messages={getMessages("en", "adminPayments").actions}
      refundMessages={getMessages("en", "adminOrders").refund}
      formMessages={getMessages("en", "form")}
    />
  </StoreProvider>
);

it("sends a part refund once until the refreshed page shows it", async () => {
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
