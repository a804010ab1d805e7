import { cleanup, render } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ReloadOnMarketChange } from "./reload-on-market-change-client";

let navigation = "navigate";

beforeEach(() => {
  document.documentElement.dataset.market = "US-en";
  vi.spyOn(performance, "getEntriesByType").mockImplementation(
    () => [{ type: navigation }] as unknown as PerformanceEntryList,
  );
});

afterEach(() => {
  cleanup();
  navigation = "navigate";
  Cookies.remove("country");
  Cookies.remove("language");
  vi.restoreAllMocks();
});

function openPage() {
  const reload = vi.fn();
  render(<ReloadOnMarketChange reload={reload} />);
  return reload;
}

const goBack = () => window.dispatchEvent(new Event("pageshow"));
const switchTab = () => document.dispatchEvent(new Event("visibilitychange"));

describe("reloads the page", () => {
  it.each([
    ["with the Back button", goBack],
    ["from another tab", switchTab],
  ])("when the visitor comes back %s with another country", (_how, arrive) => {
    const reload = openPage();
    arrive();
    expect(reload).not.toHaveBeenCalled();
    Cookies.set("country", "AU");
    arrive();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("when it is rendered for another market, as after Back without bfcache", () => {
    Cookies.set("country", "DE");
    expect(openPage()).toHaveBeenCalledTimes(1);
  });
});

describe("does not reload the page", () => {
  it.each([undefined, "US", "JP", "us", "__proto__"])(
    "with the country cookie %j, whose prices it shows",
    (country) => {
      if (country) Cookies.set("country", country);
      const reload = openPage();
      goBack();
      expect(reload).not.toHaveBeenCalled();
    },
  );

  it("when it was just reloaded for this market", () => {
    Cookies.set("country", "AU");
    navigation = "reload";
    const reload = openPage();
    goBack();
    switchTab();
    expect(reload).not.toHaveBeenCalled();
    Cookies.set("country", "NZ");
    goBack();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("after it was unmounted", () => {
    const reload = openPage();
    cleanup();
    Cookies.set("country", "AU");
    goBack();
    switchTab();
    expect(reload).not.toHaveBeenCalled();
  });
});
