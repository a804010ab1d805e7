import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { RemoveClientSecret } from "./remove-client-secret-client";

it("RemoveClientSecret removes only the client secret from the URL", () => {
  window.history.replaceState(
    null,
    "",
    "/checkout/complete?order=abc&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2",
  );
  render(<RemoveClientSecret />);
  expect(window.location.search).toBe("?order=abc&payment_intent=pi_1");
});
