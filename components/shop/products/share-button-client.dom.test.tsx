import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { Toasts } from "@/components/layout/toasts-client";
import { renderInStore } from "@/store/testing/render-in-store";
import { ShareButton } from "./share-button-client";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(isTouch: boolean) {
  vi.stubGlobal("matchMedia", () => ({ matches: isTouch }));
  const user = userEvent.setup();
  renderInStore(
    <>
      <ShareButton label="Share" copied="Link copied!" />
      <Toasts label="Messages" networkError="Network error" />
    </>,
  );
  return user;
}

it("the share button copies the address of the page and confirms it", async () => {
  const user = open(false);
  window.history.replaceState(null, "", "/store/a/p/1?from=mail#x");
  await user.click(screen.getByRole("button", { name: "Share" }));
  expect(await screen.findByText("Link copied!")).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/store/a/p/1`);
});

it("the share button opens the share dialog on a phone and ignores cancelling", async () => {
  const share = vi.fn().mockRejectedValue(new DOMException("Closed", "AbortError"));
  const user = open(true);
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  await user.click(screen.getByRole("button", { name: "Share" }));
  expect(share).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Link copied!")).toBeNull();
  Reflect.deleteProperty(navigator, "share");
});
