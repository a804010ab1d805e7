import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cookieNames, signedInHint } from "@/lib/config/cookies";
import { limits } from "@/lib/config/limits";
import type { CustomProfile, SingleTest } from "@/lib/contract/orders/custom-profiles/custom-profiles.types";
import { storageKey } from "@/store/persistence/storage";
import { renderInStore } from "@/store/testing/render-in-store";
import { type RecordedRequest, cartId, fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { BuildProfileView } from "./build-profile-view";

const path = "/breeder/for-dogs/build-your-own-profile";
beforeEach(() => window.history.replaceState(null, "", path));
afterEach(() => {
  document.cookie = `${cookieNames.hint}=; max-age=0`;
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
    canChange: true,
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

type Response = FakeResponse | "offline" | undefined;

/** Of both kinds. Finding a checkbox among all takes long. */
const few = offered.filter(({ id }) => [10_001, 10_002, 10_003, 10_041].includes(id));

function open(
  respond: (request: RecordedRequest) => Response | Promise<FakeResponse> = () => undefined,
  tests = few,
) {
  const shop = fakeBff((request) => respond(request) ?? "offline");
  renderInStore(<BuildProfileView species="canine" tests={tests} />);
  return shop;
}

const box = (number: number) => screen.getByRole("checkbox", { name: `Test number ${number}` });
const summary = () => screen.getByRole("complementary", { name: "Your profile" });
const press = (name: string) => userEvent.click(within(summary()).getByRole("button", { name }));

it("the profile builder lists tests by body system, traits last, each with a link to its page", () => {
  open();
  const headings = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(["Eyes", "Coat, colour and other traits"]);
  const link = screen.getByRole("link", { name: "About Test number 1" });
  expect(link.getAttribute("href")).toBe("/store/test-number-1-canine/p/10001");
});

it("the profile builder counts and prices the chosen tests and keeps them in the address without saving", async () => {
  const shop = open();
  for (const number of [1, 2, 41]) await userEvent.click(box(number));
  expect(summary().textContent).toContain("3 tests");
  expect(summary().textContent).toContain("$116.10");
  expect(summary().textContent).toContain("You save $12.90 (10%)");
  expect(window.location.search).toBe("?tests=10001,10002,10041");
  await userEvent.click(box(2));
  expect(summary().textContent).toContain("Add 1 more and save 10%");
  expect(shop.count("POST", /./)).toBe(0);
});

it("the profile builder suggests a product that has the chosen tests for less, and adds it to the cart instead", async () => {
  const offer = {
    product: { id: 951, name: "Full Breed Profile", species: "canine" },
    price: usd("109.00"),
    saved: usd("7.10"),
    testCount: 20,
    moreCount: 17,
    moreTests: ["Test number 4"],
  };
  const shop = open(({ method, path: requestPath }) => {
    if (requestPath.startsWith("/store/single-tests/better-value")) return { body: { offer } };
    if (method === "POST" && requestPath === "/cart") return { body: { sessionId: cartId("A") } };
    return requestPath.endsWith("/item") ? { body: { id: 1, quantity: 1 } } : undefined;
  });
  for (const number of [1, 2, 41]) await userEvent.click(box(number));
  await within(summary()).findByText("Full Breed Profile has all of these for $109.00.");
  expect(summary().textContent).toContain("17 more tests: Test number 4 and 16 others.");
  await press("Add it instead");
  await waitFor(() => expect(shop.count("POST", /item$/)).toBe(1));
  expect(shop.count("POST", /custom-profile$/)).toBe(0);
});

it("the profile builder disables further tests when the profile is full", () => {
  const ids = offered.slice(0, limits.customProfileTests).map(({ id }) => id);
  window.history.replaceState(null, "", `${path}?tests=${ids.join(",")}`);
  open(undefined, offered);
  expect(box(45)).toHaveProperty("disabled", true);
  expect(box(1)).toHaveProperty("disabled", false);
  expect(summary().textContent).toContain("Your profile is full.");
});

it("the profile builder asks for a test instead of saving an empty profile", async () => {
  const shop = open();
  await press("Add to cart");
  expect(summary().textContent).toContain("Choose at least one test first.");
  expect(shop.requests).toEqual([]);
});

it("the profile builder saves once, adds the profile at the displayed price, and displays a refusal of the cart", async () => {
  const message = "You’ve already added a custom profile to your cart. Only one can be added per order.";
  const shop = open(({ method, path: requestPath }) => {
    if (requestPath === "/cart/custom-profile") return { body: profileOf([10_001, 10_002]) };
    if (method === "POST" && requestPath === "/cart") return { body: { sessionId: cartId("A") } };
    return requestPath.endsWith("/item") ? { status: 409, body: { code: 104, message } } : undefined;
  });
  await userEvent.click(box(1));
  await userEvent.click(box(2));
  await press("Add to cart");
  expect(await within(summary()).findByText(message)).toBeTruthy();
  await press("Add to cart");
  await waitFor(() => expect(shop.count("POST", /item$/)).toBe(2));
  expect(shop.count("POST", /custom-profile$/)).toBe(1);
  expect(shop.requests.find(({ path: requestPath }) => requestPath.endsWith("/item"))?.body).toEqual({
    productId: 440,
    quantity: 1,
    metaData: { customProfileId: profileId },
    priceSeen: "90.00",
    currencySeen: "USD",
  });
  expect(window.location.search).toBe(`?profile=${profileId}`);
});

it("the profile builder keeps a test that was chosen while the profile was being saved", async () => {
  let answerSave: (response: FakeResponse) => void = () => undefined;
  const shop = open(({ path: requestPath }) =>
    requestPath === "/cart/custom-profile" ? new Promise((resolve) => (answerSave = resolve)) : undefined,
  );
  for (const number of [1, 2]) await userEvent.click(box(number));
  await press("Add to cart");
  await waitFor(() => expect(shop.count("POST", /custom-profile$/)).toBe(1));
  await userEvent.click(box(3));
  answerSave({ body: profileOf([10_001, 10_002]) });
  await waitFor(() => expect(window.location.search).toBe(`?profile=${profileId}&tests=10001,10002,10003`));
  expect(box(3)).toHaveProperty("checked", true);
});

it("the profile builder renames the created profile on a retry instead of creating another one", async () => {
  document.cookie = `${cookieNames.hint}=${signedInHint}`;
  localStorage.setItem(storageKey("auth"), JSON.stringify({ isLoggedIn: true, userType: "breeder" }));
  window.history.replaceState(null, "", `${path}?tests=10001&save=1`);
  let isNamed = false;
  const shop = open(({ method, path: requestPath }) => {
    if (requestPath === "/cart/custom-profile") return { body: profileOf([10_001], { isMine: true }) };
    if (method !== "PUT") return undefined;
    if (isNamed) return { body: profileOf([10_001], { isMine: true, name: "Litter A" }) };
    isNamed = true;
    return { status: 500, body: { code: "internal", message: "No." } };
  });
  const dialog = await screen.findByRole("dialog", {}, { timeout: 10_000 });
  await userEvent.type(within(dialog).getByLabelText(/^Name/), "Litter A");
  const submit = () => userEvent.click(within(dialog).getByRole("button", { name: "Save profile" }));
  await submit();
  await waitFor(() => expect(window.location.search).toBe(`?profile=${profileId}&save=1`));
  await waitFor(() => expect(within(dialog).getByRole("alert").textContent).not.toBe(""));
  await submit();
  await waitFor(() => expect(summary().textContent).toContain("Saved as Litter A"));
  expect([shop.count("POST", /custom-profile$/), shop.count("PUT", /./)]).toEqual([1, 2]);
  expect(window.location.search).toBe(`?profile=${profileId}`);
});

it("the profile builder opens the profile of the address and marks later changes as not saved", async () => {
  window.history.replaceState(null, "", `${path}?profile=${profileId}`);
  open(() => ({ body: profileOf([10_001], { isMine: true, name: "Litter A" }) }));
  await waitFor(() => expect(box(1)).toHaveProperty("checked", true));
  expect(summary().textContent).toContain("Saved as Litter A");
  await userEvent.click(box(3));
  expect(summary().textContent).toContain("Not saved yet");
});

it("the profile builder saves a copy of another user's profile", async () => {
  window.history.replaceState(null, "", `${path}?profile=${profileId}`);
  const shop = open(() => ({ body: profileOf([10_001], { canChange: false }) }));
  await waitFor(() => expect(box(1)).toHaveProperty("checked", true));
  await press("Add to cart");
  await waitFor(() => expect(shop.count("POST", /custom-profile$/)).toBe(1));
  const { body } =
    shop.requests.find(({ path: requestPath }) => requestPath.endsWith("/custom-profile")) ?? {};
  expect(body).toMatchObject({ productIds: [10_001] });
  expect(body).not.toHaveProperty("id");
});

it.each<[string, FakeResponse | "offline", string]>([
  [
    "that does not exist",
    { status: 404, body: { code: "not_found", message: "No." } },
    "Start a new profile",
  ],
  ["that cannot be loaded", "offline", "Try again"],
])("offers a way out for a linked profile %s", async (_state, response, button) => {
  window.history.replaceState(null, "", `${path}?profile=${profileId}`);
  open(() => response);
  expect(await screen.findByRole("button", { name: button })).toBeTruthy();
});

it("the profile builder filters tests by part of the name", async () => {
  open();
  await userEvent.type(screen.getByLabelText("Search within these tests"), "number 41");
  await waitFor(() => expect(screen.getAllByRole("checkbox")).toHaveLength(1));
  await userEvent.type(screen.getByLabelText("Search within these tests"), " of none");
  expect(await screen.findByText("Nothing found.")).toBeTruthy();
});
