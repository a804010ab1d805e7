import { render, screen, waitForElementToBeRemoved } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { StoreProvider } from "@/store/provider-client";
import { fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { ReturnedPayment } from "./returned-payment-client";

const refresh = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
beforeEach(() => refresh.mockClear());

const response = (state: string, actionUrl: string | null = null): FakeResponse => ({
  body: {
    state,
    actionUrl,
    transactionId: "sbp_1",
    clientSecret: "",
    amount: "40.00",
    currency: { code: "USD", symbol: "$" },
  },
});

function renderReturn(respond: () => FakeResponse) {
  const bff = fakeBff(respond);
  render(
    <StrictMode>
      <StoreProvider>
        <ReturnedPayment transactionId="sbp_1" />
      </StoreProvider>
    </StrictMode>,
  );
  return bff;
}

describe("ReturnedPayment", () => {
  it("settles the payment once, shows that it is paid and refreshes the list", async () => {
    const bff = renderReturn(() => response("paid"));
    expect(await screen.findByText(/^Paid\. Thank you!/)).toBeTruthy();
    const sent = bff.requests.filter(({ path }) => path === "/my/pending-orders/payment");
    expect(sent).toEqual([
      { method: "PUT", path: "/my/pending-orders/payment", body: { transactionId: "sbp_1" } },
    ]);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it("says that nothing was taken when the buyer declined at the bank", async () => {
    const message = "The payment did not go through. Nothing was taken.";
    renderReturn(() => ({ status: 402, body: { code: "payment_error", failure: "not-confirmed", message } }));
    expect((await screen.findByText(message)).getAttribute("role")).toBe("alert");
  });

  it("shows nothing for a payment that is not the buyer's", async () => {
    renderReturn(() => ({ status: 404, body: { code: "not_found", message: "" } }));
    await waitForElementToBeRemoved(() => screen.queryByRole("region", { name: "Your payment" }));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("checks again on request while the bank still waits for the confirmation", async () => {
    const responses = [response("needs-action", "/checkout/sandbox/confirm?payment=sbp_1")];
    renderReturn(() => responses.shift() ?? response("processing"));
    expect((await screen.findByRole("link", { name: "Confirm with your bank" })).getAttribute("href")).toBe(
      "/checkout/sandbox/confirm?payment=sbp_1",
    );
    await userEvent.click(screen.getByRole("button", { name: "I’ve confirmed it" }));
    expect(await screen.findByText(/^Your payment is being processed/)).toBeTruthy();
  });
});
