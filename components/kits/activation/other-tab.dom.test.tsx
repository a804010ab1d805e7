import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { storageKey } from "@/store/persistence/storage";
import { StoreProvider } from "@/store/provider-client";
import { renderInStore } from "@/store/testing/render-in-store";
import {
  fakeActivation,
  fullRecord,
  storeActivation,
  TestPage,
} from "@/components/kits/activation/testing/render-activation";
import { setUpActivation } from "@/components/kits/activation/testing/set-up-activation";

vi.mock(
  "@/components/orders/public/redirect-to",
  () => import("@/components/kits/activation/testing/fake-redirect"),
);
setUpActivation();

it("the activation form opens with the latest record when another tab finishes while the wizard is loading", async () => {
  fakeActivation();
  storeActivation("review", fullRecord);
  const { rerender } = renderInStore(null);
  // The store has read what is stored, and the wizard is not there yet.
  const written = vi.spyOn(Storage.prototype, "setItem");
  await waitFor(() => expect(written).toHaveBeenCalledWith(storageKey("cart"), expect.anything()));
  const { email, person } = fullRecord;
  storeActivation("review", { email, person });
  window.dispatchEvent(new StorageEvent("storage", { key: storageKey("activation") }));

  const headings = new Set<string | null>();
  const observer = new MutationObserver(() => {
    for (const heading of document.querySelectorAll("h1")) headings.add(heading.textContent);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  rerender(
    <StoreProvider>
      <TestPage barcode={undefined} />
    </StoreProvider>,
  );
  await screen.findByRole("heading", { name: "Which kit do you have?" }, { timeout: 10_000 });
  observer.disconnect();
  expect([...headings]).toEqual(["Activate your kit", "Which kit do you have?"]);
});
