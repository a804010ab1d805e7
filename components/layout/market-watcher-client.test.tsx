// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MarketWatcher } from "./market-watcher-client";

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
  render(<MarketWatcher reload={reload} />);
  return reload;
}

const comeBack = () => window.dispatchEvent(new Event("pageshow"));
const look = () => document.dispatchEvent(new Event("visibilitychange"));

describe("a page is loaded anew", () => {
  it.each([
    ["by Back", comeBack],
    ["from another tab", look],
  ])("when somebody comes back to it %s with another country", (_how, arrive) => {
    const reload = openPage();
    arrive();
    expect(reload).not.toHaveBeenCalled();
    Cookies.set("country", "AU");
    arrive();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("when it was of another market from the start, as after a hard Back", () => {
    Cookies.set("country", "DE");
    expect(openPage()).toHaveBeenCalledTimes(1);
  });
});

describe("a page is left alone", () => {
  it.each([undefined, "US", "JP", "us", "__proto__"])(
    "with the country %j, whose prices it shows",
    (country) => {
      if (country) Cookies.set("country", country);
      const reload = openPage();
      comeBack();
      expect(reload).not.toHaveBeenCalled();
    },
  );

  it("when loading it anew has not helped: that would never end", () => {
    Cookies.set("country", "AU");
    navigation = "reload";
    const reload = openPage();
    comeBack();
    look();
    expect(reload).not.toHaveBeenCalled();
    Cookies.set("country", "NZ");
    comeBack();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("once it is gone", () => {
    const reload = openPage();
    cleanup();
    Cookies.set("country", "AU");
    comeBack();
    look();
    expect(reload).not.toHaveBeenCalled();
  });
});
