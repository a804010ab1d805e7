import { act } from "@testing-library/react";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { useShopSelector } from "./hooks";
import { StoreProvider } from "./provider-client";
import { storageKey } from "@/store/persistence/storage";

function Country() {
  return <p>{useShopSelector((state) => state.application.countryCode) ?? "no country"}</p>;
}

const page = (
  <StrictMode>
    <StoreProvider>
      <h1>Store</h1>
      <Country />
    </StoreProvider>
  </StrictMode>
);

it("StoreProvider hydrates the server's HTML without errors, then displays the stored state", async () => {
  const html = renderToString(page);
  expect(html).toBe("<h1>Store</h1><p>no country</p>");
  const stored = {
    countryCode: "AU",
    currentLanguage: "en",
    userType: "guest",
    userTool: "my-animals",
    countryId: 1,
    countryCurrency: "AUD",
  };
  localStorage.setItem(storageKey("application"), JSON.stringify(stored));
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = html;
  const complain = vi.spyOn(console, "error");
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  await expect.poll(() => container.textContent).toBe("StoreAU");
  expect([complain.mock.calls, onRecoverableError.mock.calls]).toEqual([[], []]);
  await act(async () => root.unmount());
  container.remove();
});
