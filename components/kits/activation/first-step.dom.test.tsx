import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { StoreProvider } from "@/store/provider-client";
import {
  fakeActivation,
  fullRecord,
  storeActivation,
  TestPage,
} from "@/components/kits/activation/testing/render-activation";
import {
  click,
  fillIn,
  heading,
  setUpActivation,
} from "@/components/kits/activation/testing/set-up-activation";

setUpActivation();

const page = (
  <StoreProvider>
    <TestPage barcode={undefined} beginsAtFirstStep />
  </StoreProvider>
);

let close = () => {};
afterEach(() => close());

/** The page as the server sends it, before its scripts have run. */
function openPage() {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  return {
    container,
    async hydrate() {
      const onRecoverableError = vi.fn();
      const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
      close = () => {
        act(() => root.unmount());
        container.remove();
      };
      expect(onRecoverableError).not.toHaveBeenCalled();
    },
  };
}

describe("the first step of an activation", () => {
  it("is in the server's HTML and stays when nothing is stored", async () => {
    fakeActivation();
    window.history.replaceState(null, "", "/activate");
    const { container, hydrate } = openPage();
    expect(container.textContent).toContain("Where should we send the results?");
    const field = screen.getByLabelText("Email");
    await hydrate();
    await fillIn("Email", "robin@buyers.test");
    expect(screen.getByLabelText("Email")).toBe(field);
    expect(window.location.search).toBe("");
    await click("Continue");
    await heading("Which kit do you have?");
    window.history.back();
    await heading("Where should we send the results?");
  });

  it("gives way to the step where the visitor left", async () => {
    fakeActivation();
    storeActivation(undefined, fullRecord, { current: 3, previous: 2, next: 4 });
    await openPage().hydrate();
    await heading("Whose sample is it?");
  });
});
