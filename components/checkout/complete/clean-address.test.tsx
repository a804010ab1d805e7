// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { CleanAddress } from "./clean-address-client";

it("takes the payment's key out of the address, and nothing else", () => {
  window.history.replaceState(
    null,
    "",
    "/checkout/complete?order=abc&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2",
  );
  render(<CleanAddress />);
  expect(window.location.search).toBe("?order=abc&payment_intent=pi_1");
});
