// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Cookies from "js-cookie";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StoreProvider } from "@/store/provider-client";
import { anyPerson } from "@/store/testing/any-person";
import { fakeShop, type Told } from "@/store/testing/fake-shop";
import { CountryButton } from "./country-button-client";
import { OccasionsHost } from "./occasions-host-client";
import { ScrollWatcher } from "./scroll-watcher-client";

let scroll: (() => void) | undefined;
beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        scroll = () => tell([{ isIntersecting: false }]);
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
const nowhere = { body: { country_code: null, currency: null } };

function firstVisit(answers: Readonly<Record<string, () => Told | "nobody">>) {
  const shop = fakeShop(({ path }) => (answers[path] ?? (() => nowhere))());
  render(
    <StoreProvider>
      <CountryButton country="US" label="Country {country}: change it" />
      <OccasionsHost findsCountry />
      <ScrollWatcher />
    </StoreProvider>,
  );
  return shop;
}

const select = () => screen.findByRole("combobox", { name: "Country" }, { timeout: 10_000 });

it("a new visitor is asked, with Australia chosen and greeted", async () => {
  firstVisit({ "/countries": () => ({ body: countries }) });
  const field = await select();
  expect(field).toHaveProperty("value", "AU");
  expect(screen.getByText(/welcome to Tailmark Australia/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.selectOptions(field, "SE");
  expect(screen.queryByText(/welcome/)).toBeNull();
});

it("what cannot be written down is said in place, and may be tried again", async () => {
  const shop = firstVisit({
    "/countries": () => ({ body: countries }),
    "/cookie/currency": () => ({ status: 204 }),
    "/cookie/country": () => ({ status: 500 }),
  });
  await userEvent.selectOptions(await select(), "SE");
  await userEvent.click(screen.getByRole("button", { name: "Enter site" }));
  expect(await screen.findByText("Error setting country code")).toBeTruthy();
  expect(await select()).toHaveProperty("value", "SE");
  expect(screen.getByRole("button", { name: "Enter site" }).getAttribute("aria-disabled")).toBeNull();
  const sent = shop.asked.find(({ path }) => path === "/cookie/country");
  expect(sent?.body).toEqual({ countryCode: "SE" });
});

it("a list that cannot be read is asked for again on a press", async () => {
  let answer: Told = { status: 500 };
  firstVisit({ "/countries": () => answer });
  expect(await screen.findByText("Failed to fetch countries", {}, { timeout: 10_000 })).toBeTruthy();
  answer = { body: countries };
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await select()).toBeTruthy();
});

it("closed without an answer it writes nothing, and the flag opens it again", async () => {
  const shop = firstVisit({ "/countries": () => ({ body: countries }) });
  await select();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(shop.count("POST", /cookie/)).toBe(0);
  await userEvent.click(screen.getByRole("button", { name: "Country US: change it" }));
  expect(await select()).toBeTruthy();
});

describe("the campaign", () => {
  const tip = () => screen.findByRole("complementary", { name: "Our tip" }, { timeout: 10_000 });
  const noTip = () => screen.queryByRole("complementary", { name: "Our tip" });
  const quiet = () => new Promise((resolve) => setTimeout(resolve, 50));

  it("is shown once somebody has begun to read, takes no keyboard, and is closed for good", async () => {
    Cookies.set("country", "AU");
    const shop = firstVisit({ "/cookie/campaign-popup": () => ({ status: 204 }) });
    await quiet();
    expect(noTip()).toBeNull();
    act(() => scroll?.());
    const shown = await tip();
    expect(shown.contains(document.activeElement)).toBe(false);
    const link = within(shown).getByRole("link", { name: "See multi-packs" });
    expect(link.getAttribute("href")).toBe("/breeder/for-dogs/multi-packs");
    await userEvent.click(within(shown).getByRole("button", { name: "Close and do not show again" }));
    expect(noTip()).toBeNull();
    await waitFor(() => expect(shop.count("POST", /^.cookie.campaign-popup$/)).toBe(1));
    act(() => scroll?.());
    await quiet();
    expect(noTip()).toBeNull();
  });

  it.each([
    ["has closed it before", { country: "AU", campaign_popup: "closed" }],
    ["is signed in", { country: "AU", hint: "s" }],
    ["is asked for the country just now", {}],
  ])("is kept from whoever %s", async (_who, cookies) => {
    for (const [name, value] of Object.entries(cookies)) Cookies.set(name, value);
    firstVisit({
      "/countries": () => ({ body: countries }),
      "/my/details": () => ({ body: anyPerson() }),
    });
    await quiet();
    act(() => scroll?.());
    await quiet();
    expect(noTip()).toBeNull();
  });
});

describe("an admin", () => {
  const visit = (more: Parameters<typeof anyPerson>[0], answers: Parameters<typeof firstVisit>[0] = {}) => {
    Cookies.set("country", "AU");
    Cookies.set("hint", "s");
    return firstVisit({ "/my/details": () => ({ body: anyPerson(more) }), ...answers });
  };
  const notice = () => screen.findByText(/^Logged in as/, {}, { timeout: 10_000 });

  it("is told on every page who they are", async () => {
    visit({ isAdmin: true, type: "breeder", name: "Ada $& Reed" });
    expect((await notice()).textContent).toContain("Logged in as: Ada $& Reed (breeder)");
    expect(screen.getByRole("link", { name: "Find a user" }).getAttribute("href")).toBe("/admin");
    expect(screen.queryByRole("button", { name: "Back to yourself" })).toBeNull();
  });

  it("who looks through somebody's eyes is told whose, and gets back by a press", async () => {
    const shop = visit(
      { type: "vet", name: "Vic Moor", loggedInBy: "Ada Reed" },
      { "/admin/acting": () => ({ status: 500 }) },
    );
    expect((await notice()).textContent).toContain("Logged in as: Vic Moor (vet)");
    expect(screen.queryByRole("link", { name: "Find a user" })).toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: "Back to yourself" }));
    await waitFor(() => expect(shop.count("DELETE", /admin/)).toBe(1));
  });

  it("is nobody else", async () => {
    const shop = visit({});
    await waitFor(() => expect(shop.count("GET", /details/)).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText(/^Logged in as/)).toBeNull();
  });
});
