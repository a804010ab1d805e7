import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import type { CustomProfile } from "@/lib/contract/orders/custom-profiles/custom-profiles.types";
import { setUserCountry } from "@/tools/testing/messages";
import { renderInStore } from "@/store/testing/render-in-store";
import { cartId, fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { toListedProfile } from "./listed-profile";
import { MyProfiles } from "./my-profiles";

const refresh = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
beforeEach(() => {
  refresh.mockClear();
  setUserCountry("US");
});
afterAll(() => setUserCountry(undefined));

const usd = (amount: string) => ({ amount, currency: { code: "USD", symbol: "$" } });
const profile: CustomProfile = {
  id: "P".repeat(43),
  species: "feline",
  name: "Litter A",
  isMine: true,
  canChange: true,
  breed: { id: 2001, name: "Persian" },
  tests: [{ id: 12_001, name: "A test", price: usd("45.00") }],
  productId: 540,
  sharePercent: 0,
  singly: usd("45.00"),
  saved: usd("0.00"),
  price: usd("45.00"),
  updatedAt: "2026-11-22T12:00:00.000Z",
};

function open(
  profiles: readonly CustomProfile[],
  answers: Parameters<typeof fakeBff>[0] = () => "offline",
  query = "",
) {
  const shop = fakeBff(answers);
  renderInStore(
    <MyProfiles
      profiles={profiles.map(toListedProfile)}
      count={profiles.length}
      query={{ page: 1, query }}
    />,
  );
  return shop;
}

it("the profile card shows the facts of a profile and links to the builder", () => {
  open([profile]);
  const card = screen.getByRole("article", { name: "Litter A" });
  for (const text of ["For cats", "For the Persian", "1 test", "Changed on 11/22/2026", "$45.00", "A test"])
    expect(card.textContent).toContain(text);
  expect(screen.getByRole("link", { name: "Open Litter A" }).getAttribute("href")).toBe(
    `/breeder/for-cats/build-your-own-profile?profile=${profile.id}`,
  );
});

it("the profile card deletes a profile after confirmation and confirms it", async () => {
  const shop = open([profile], () => ({ status: 204 }));
  await userEvent.click(screen.getByRole("button", { name: "Delete Litter A" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete Litter A?" });
  expect(shop.requests).toEqual([]);
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete profile" }));
  expect(await screen.findByText("Litter A was deleted.")).toBeTruthy();
  expect(shop.count("DELETE", /^\/store\/products\/custom-profile\/P+$/)).toBe(1);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it("the profile card keeps the profile and shows the failure when it cannot be deleted", async () => {
  open([profile], () => ({ status: 500 }));
  await userEvent.click(screen.getByRole("button", { name: "Delete Litter A" }));
  await userEvent.click(await screen.findByRole("button", { name: "Delete profile" }));
  expect(await screen.findByText("Failed to delete custom profiles")).toBeTruthy();
  expect(screen.getByText("Litter A", { selector: "h2" })).toBeTruthy();
});

it("the profile card renames a profile, and removes its name when the field is empty", async () => {
  const shop = open([profile], () => ({ body: { ...profile, name: null } }));
  await userEvent.click(screen.getByRole("button", { name: "Rename Litter A" }));
  await userEvent.clear(await screen.findByLabelText("Name"));
  await userEvent.click(screen.getByRole("button", { name: "Save name" }));
  expect(await screen.findByRole("heading", { name: "Profile without a name" })).toBeTruthy();
  expect(shop.requests.map(({ body }) => body)).toEqual([{ name: null }]);
});

it("the profile card adds a profile once when its button is clicked twice", async () => {
  let respond: (response: FakeResponse) => void = () => {};
  const slow = new Promise<FakeResponse>((resolve) => (respond = resolve));
  const shop = open([profile], ({ path }) =>
    path.endsWith("/item") ? slow : { body: { sessionId: cartId("A") } },
  );
  await userEvent.dblClick(screen.getByRole("button", { name: "Add to cart" }));
  await waitFor(() => expect(shop.count("POST", /item$/)).toBe(1));
  await userEvent.click(screen.getByRole("button", { name: "Adding" }));
  respond({ body: { id: 1, quantity: 1 } });
  await screen.findByRole("button", { name: "Add to cart" });
  expect(shop.count("POST", /item$/)).toBe(1);
  expect(shop.requests.find(({ path }) => path.endsWith("/item"))?.body).toMatchObject({
    productId: 540,
    metaData: { customProfileId: profile.id },
  });
});

it.each([
  ["", "No items found"],
  ["nothing like it", "No Results"],
])("without profiles, shows the empty state for the search %j: %s", (query, title) => {
  open([], undefined, query);
  expect(screen.getByText(title)).toBeTruthy();
});
