import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Cookies from "js-cookie";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { noticeSlotId } from "@/lib/navigation/notice-slot";
import { renderInStore } from "@/store/testing/render-in-store";
import { userFixture } from "@/store/testing/user-fixture";
import { fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { CountryButton } from "@/components/layout/header/country-button-client";
import { ScrollTracker } from "@/components/layout/scroll-tracker-client";
import { LazyGlobalDialogs } from "./lazy-global-dialogs-client";

let scroll: (() => void) | undefined;
beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        scroll = () => notify([{ isIntersecting: false }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  for (const name of ["country", "campaign_popup", "hint"]) Cookies.remove(name);
  localStorage.clear();
  sessionStorage.clear();
});

const countries = [
  { id: 1, name: "Australia", code: "AU", currency: "AUD" },
  { id: 2, name: "Sweden", code: "SE", currency: "SEK" },
];
const unknownCountry = { body: { country_code: null, currency: null } };

function firstVisit(responses: Readonly<Record<string, () => FakeResponse | "offline">>) {
  const bff = fakeBff(({ path }) => (responses[path] ?? (() => unknownCountry))());
  renderInStore(
    <>
      <div id={noticeSlotId} />
      <CountryButton country="US" />
      <LazyGlobalDialogs detectsCountry />
      <ScrollTracker />
    </>,
  );
  return bff;
}

const select = () => screen.findByRole("combobox", { name: "Country" }, { timeout: 10_000 });

it("asks a new visitor for the country, with Australia preselected and greeted", async () => {
  firstVisit({ "/countries": () => ({ body: countries }) });
  const field = await select();
  expect(field).toHaveProperty("value", "AU");
  expect(screen.getByText(/welcome to Tailmark Australia/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.selectOptions(field, "SE");
  expect(screen.queryByText(/welcome/)).toBeNull();
});

it("displays a failed save in the dialog, which can be submitted again", async () => {
  const bff = firstVisit({
    "/countries": () => ({ body: countries }),
    "/cookie/currency": () => ({ status: 204 }),
    "/cookie/country": () => ({ status: 500 }),
  });
  await userEvent.selectOptions(await select(), "SE");
  await userEvent.click(screen.getByRole("button", { name: "Enter site" }));
  expect(await screen.findByText("Error setting country code")).toBeTruthy();
  expect(await select()).toHaveProperty("value", "SE");
  expect(screen.getByRole("button", { name: "Enter site" }).getAttribute("aria-disabled")).toBeNull();
  const sent = bff.requests.find(({ path }) => path === "/cookie/country");
  expect(sent?.body).toEqual({ countryCode: "SE" });
});

it("loads the countries again after a failure", async () => {
  let response: FakeResponse = { status: 500 };
  firstVisit({ "/countries": () => response });
  expect(await screen.findByText("Failed to fetch countries", {}, { timeout: 10_000 })).toBeTruthy();
  response = { body: countries };
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await select()).toBeTruthy();
});

it("saves nothing when closed without a choice, and opens again by the flag", async () => {
  const bff = firstVisit({ "/countries": () => ({ body: countries }) });
  await select();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(bff.count("POST", /cookie/)).toBe(0);
  await userEvent.click(screen.getByRole("button", { name: "Country: US · EN" }));
  expect(await select()).toBeTruthy();
});

describe("campaign notice", () => {
  const tip = () => screen.findByRole("complementary", { name: "Our tip" }, { timeout: 10_000 });
  const noTip = () => screen.queryByRole("complementary", { name: "Our tip" });
  const quiet = () => new Promise((resolve) => setTimeout(resolve, 50));

  it("appears after scrolling, takes no focus, and does not come back once closed", async () => {
    Cookies.set("country", "AU");
    const bff = firstVisit({ "/cookie/campaign-popup": () => ({ status: 204 }) });
    await quiet();
    expect(noTip()).toBeNull();
    act(() => scroll?.());
    const shown = await tip();
    expect(shown.contains(document.activeElement)).toBe(false);
    const link = within(shown).getByRole("link", { name: "See multi-packs" });
    expect(link.getAttribute("href")).toBe("/breeder/for-dogs/multi-packs");
    await userEvent.click(within(shown).getByRole("button", { name: "Close and don’t show again" }));
    expect(noTip()).toBeNull();
    await waitFor(() => expect(bff.count("POST", /^.cookie.campaign-popup$/)).toBe(1));
    act(() => scroll?.());
    await quiet();
    expect(noTip()).toBeNull();
  });

  it.each([
    ["visitors who have closed it before", { country: "AU", campaign_popup: "closed" }],
    ["signed-in users", { country: "AU", hint: "s" }],
    ["visitors who see the country dialog", {}],
  ])("is not shown to %s", async (_who, cookies) => {
    for (const [name, value] of Object.entries(cookies)) Cookies.set(name, value);
    firstVisit({
      "/countries": () => ({ body: countries }),
      "/my/details": () => ({ body: userFixture() }),
    });
    await quiet();
    act(() => scroll?.());
    await quiet();
    expect(noTip()).toBeNull();
  });
});

describe("admin banner", () => {
  const visit = (
    more: Parameters<typeof userFixture>[0],
    responses: Parameters<typeof firstVisit>[0] = {},
  ) => {
    Cookies.set("country", "AU");
    Cookies.set("hint", "s");
    return firstVisit({ "/my/details": () => ({ body: userFixture(more) }), ...responses });
  };
  const notice = () => screen.findByText(/^Logged in as/, {}, { timeout: 10_000 });

  it("displays the name and type of the admin", async () => {
    visit({ isAdmin: true, type: "breeder", name: "Ada $& Reed" });
    expect((await notice()).textContent).toContain("Logged in as: Ada $& Reed (breeder)");
    expect(screen.getByRole("link", { name: "Find a user" }).getAttribute("href")).toBe("/admin");
    expect(screen.queryByRole("button", { name: "Stop impersonating" })).toBeNull();
  });

  it("displays the impersonated customer and stops impersonating", async () => {
    const bff = visit(
      { type: "vet", name: "Vic Moor", loggedInBy: "Ada Reed" },
      { "/admin/acting": () => ({ status: 500 }) },
    );
    expect((await notice()).textContent).toContain("Logged in as: Vic Moor (vet)");
    expect(screen.queryByRole("link", { name: "Find a user" })).toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: "Stop impersonating" }));
    await waitFor(() => expect(bff.count("DELETE", /admin/)).toBe(1));
  });

  it("is not shown to other users", async () => {
    const bff = visit({});
    await waitFor(() => expect(bff.count("GET", /details/)).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText(/^Logged in as/)).toBeNull();
  });
});
