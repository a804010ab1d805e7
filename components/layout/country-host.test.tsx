// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { wordsOf } from "@/lib/server/words";
import { StoreProvider } from "@/store/provider-client";
import { fakeShop, type Told } from "@/store/testing/fake-shop";
import { CountryButton } from "./country-button-client";
import { CountryHost } from "./country-host-client";
import { countryWords } from "./country-words";

afterEach(() => {
  cleanup();
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
      <CountryHost words={countryWords(wordsOf("en", "frame"))} />
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
