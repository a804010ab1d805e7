// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { limits } from "@/lib/config/limits";
import type { CustomProfile, SingleTest } from "@/lib/contract/custom-profiles/custom-profiles.types";
import { messagesOf, wordsOf } from "@/lib/server/words";
import { StoreProvider } from "@/store/provider-client";
import { type Asked, cartId, fakeShop, type Told } from "@/store/testing/fake-shop";
import { BuildProfileView } from "./build-profile-view";

const path = "/breeder/for-dogs/build-your-own-profile";
beforeEach(() => window.history.replaceState(null, "", path));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const usd = (amount: string) => ({ amount, currency: { code: "USD", symbol: "$" } });
const eyes = "Ophthalmologic";
const offered: SingleTest[] = Array.from({ length: 45 }, (_, at) => ({
  id: 10_001 + at,
  name: `Test number ${at + 1}`,
  bodySystem: at < 40 ? eyes : "Trait",
  price: usd(at < 40 ? "45.00" : "39.00"),
}));

const profileId = "P".repeat(43);
function profileOf(ids: readonly number[], more: Partial<CustomProfile> = {}): CustomProfile {
  const inside = offered.filter(({ id }) => ids.includes(id));
  return {
    id: profileId,
    species: "canine",
    name: null,
    isMine: false,
    breed: null,
    tests: inside.map(({ id, name, price }) => ({ id, name, price })),
    productId: 440,
    sharePercent: 0,
    singly: usd("90.00"),
    saved: usd("0.00"),
    price: usd("90.00"),
    updatedAt: "2026-11-22T00:00:00.000Z",
    ...more,
  };
}

function open(answers: (asked: Asked) => Told | "nobody" | undefined = () => undefined) {
  const shop = fakeShop((asked) => answers(asked) ?? "nobody");
  render(
    <StoreProvider>
      <BuildProfileView
        species="canine"
        tests={offered}
        language="en"
        words={wordsOf("en", "customProfile")}
        messages={messagesOf("en", "customProfile")}
        sendingWords={messagesOf("en", "sending")}
      />
    </StoreProvider>,
  );
  return shop;
}

const box = (number: number) => screen.getByRole("checkbox", { name: `Test number ${number}` });
const summary = () => screen.getByRole("complementary", { name: "Your profile" });
const press = (name: string) => userEvent.click(within(summary()).getByRole("button", { name }));

it("shows the tests by body system, traits last, each with its price and a way to its page", () => {
  open();
  const headings = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(["Eyes", "Coat, colour and other traits"]);
  const link = screen.getByRole("link", { name: "About Test number 1" });
  expect(link.getAttribute("href")).toBe("/store/test-number-1-canine/p/10001");
});

it("counts what is chosen, keeps it in the address, and calls nobody", async () => {
  const shop = open();
  for (const number of [1, 2, 41]) await userEvent.click(box(number));
  expect(summary().textContent).toContain("3 tests");
  expect(summary().textContent).toContain("$116.10");
  expect(summary().textContent).toContain("You save $12.90 (10%)");
  expect(window.location.search).toBe("?tests=10001,10002,10041");
  await userEvent.click(box(2));
  expect(summary().textContent).toContain("1 more and you save 10%");
  expect(shop.asked).toEqual([]);
});

it("takes no more than a profile holds", () => {
  const ids = offered.slice(0, limits.customProfileTests).map(({ id }) => id);
  window.history.replaceState(null, "", `${path}?tests=${ids.join(",")}`);
  open();
  expect(box(45)).toHaveProperty("disabled", true);
  expect(box(1)).toHaveProperty("disabled", false);
  expect(summary().textContent).toContain("This is as many as a profile holds.");
});

it("without a test says what is missing, and saves nothing", async () => {
  const shop = open();
  await press("Add to cart");
  expect(summary().textContent).toContain("Choose at least one test first.");
  expect(shop.asked).toEqual([]);
});

it("saves once, puts that into the cart at the price shown, and says why a second is refused", async () => {
  const message = "You’ve already added a custom profile to your cart. Only one can be added per order.";
  const shop = open(({ method, path: asked }) => {
    if (asked === "/cart/custom-profile") return { body: profileOf([10_001, 10_002]) };
    if (method === "POST" && asked === "/cart") return { body: { sessionId: cartId("A") } };
    return asked.endsWith("/item") ? { status: 409, body: { code: 104, message } } : undefined;
  });
  await userEvent.click(box(1));
  await userEvent.click(box(2));
  await press("Add to cart");
  expect(await within(summary()).findByText(message)).toBeTruthy();
  await press("Add to cart");
  await waitFor(() => expect(shop.count("POST", /item$/)).toBe(2));
  expect(shop.count("POST", /custom-profile$/)).toBe(1);
  expect(shop.asked.find(({ path: asked }) => asked.endsWith("/item"))?.body).toEqual({
    productId: 440,
    quantity: 1,
    metaData: { customProfileId: profileId },
    priceSeen: "90.00",
    currencySeen: "USD",
  });
  expect(window.location.search).toBe(`?profile=${profileId}`);
});

it("opens the profile of its address; what is changed then is not saved yet", async () => {
  window.history.replaceState(null, "", `${path}?profile=${profileId}`);
  open(() => ({ body: profileOf([10_001], { isMine: true, name: "Litter A" }) }));
  await waitFor(() => expect(box(1)).toHaveProperty("checked", true));
  expect(summary().textContent).toContain("Saved as Litter A");
  await userEvent.click(box(3));
  expect(summary().textContent).toContain("Not saved yet");
});

it.each<[string, Told | "nobody", string]>([
  ["that is gone says so", { status: 404, body: { code: "not_found", message: "No." } }, "Start a new one"],
  ["that cannot be read can be asked for again", "nobody", "Try again"],
])("a profile %s", async (_what, answer, button) => {
  window.history.replaceState(null, "", `${path}?profile=${profileId}`);
  open(() => answer);
  expect(await screen.findByRole("button", { name: button })).toBeTruthy();
});

it("narrows by a part of a name", async () => {
  open();
  await userEvent.type(screen.getByLabelText("Search within these tests"), "number 45");
  await waitFor(() => expect(screen.getAllByRole("checkbox")).toHaveLength(1));
  await userEvent.type(screen.getByLabelText("Search within these tests"), " of none");
  expect(await screen.findByText("Nothing found.")).toBeTruthy();
});
