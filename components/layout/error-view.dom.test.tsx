import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { valueOrThrow } from "@/lib/data/visitor-calls";
import { ErrorView } from "./error-view-client";

it.each([
  ["orders.history", "Failed to fetch orders"],
  ["orders.pending", "Failed to fetch orders"],
  ["customProfiles.list", "Failed to fetch custom profiles"],
  ["loyalty.points", "Failed to fetch loyalty points"],
  // Without a documented message of its own.
  ["portal.attention", "Please try again shortly"],
] as const)("the page of an error in %s says: %s", (call, message) => {
  render(<ErrorView error={errorOf(call)} />);
  expect(screen.getByRole("heading", { name: message })).toBeTruthy();
});

it("the page of an error that is no failed call says: Please try again shortly", () => {
  render(<ErrorView error={Object.assign(new Error("x"), { digest: "1234567" })} />);
  expect(screen.getByRole("heading", { name: "Please try again shortly" })).toBeTruthy();
});

/** As it reaches the browser: by its digest alone. */
function errorOf(call: Parameters<typeof valueOrThrow>[0]): Error & { digest?: string } {
  try {
    valueOrThrow(call, { ok: false, status: 503, code: "upstream", message: "" });
  } catch (error) {
    const { digest } = error as { digest?: string };
    return Object.assign(new Error("hidden"), digest !== undefined && { digest });
  }
  throw new Error("It did not throw.");
}
