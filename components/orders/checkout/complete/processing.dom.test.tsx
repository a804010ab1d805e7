import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { writePaymentReturn } from "@/store/persistence/payment-return";
import { storageKey } from "@/store/persistence/storage";
import { renderInStore } from "@/store/testing/render-in-store";
import { cartId, fakeBff } from "@/store/testing/fake-bff";
import { Processing } from "./processing-client";

vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const [kitCart, shopperCart] = [cartId("K"), cartId("S")];

it.each([
  ["the activation", kitCart, "/activate?step=review"],
  ["the checkout", shopperCart, "/checkout?step=payment"],
])(
  "the processing page links back to %s after a refused payment that started there",
  async (_place, sessionId, href) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fakeBff(({ method, path }) =>
      method === "POST" && path === "/store/checkout"
        ? { status: 402, body: { code: "payment_error", failure: "not-confirmed" } }
        : { status: 404 },
    );
    localStorage.setItem(
      storageKey("activation"),
      JSON.stringify({ steps: {}, record: { cartId: kitCart } }),
    );
    writePaymentReturn({
      sessionId,
      user: { firstName: "Robin", lastName: "Marlowe", email: "r@buyers.test" },
    });
    renderInStore(
      <Processing
        payment={{ method: "C", provider: "sandbox", transactionId: "sbp_1" }}
        email="r@buyers.test"
      />,
    );
    await vi.advanceTimersByTimeAsync(2_500);
    await screen.findByRole("heading", { name: "Your payment didn’t go through" });
    screen.getByText(/^Nothing was ordered/);
    expect(screen.getByRole("link", { name: "Back to payment" }).getAttribute("href")).toBe(href);
  },
);
