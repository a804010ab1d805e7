import { afterEach, expect, it, vi } from "vitest";
import { redirectTo } from "./redirect-to";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["reloads a page that the browser restores on Back", true, 1],
  ["does not reload a page that is loaded normally", false, 0],
])("%s", (_title, persisted, reloads) => {
  const location = { assign: vi.fn(), reload: vi.fn() };
  const page = Object.assign(new EventTarget(), { location });
  vi.stubGlobal("window", page);
  redirectTo("/checkout/complete");
  expect(location.assign).toHaveBeenCalledExactlyOnceWith("/checkout/complete");
  page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  expect(location.reload).toHaveBeenCalledTimes(reloads);
});
