import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderInStore } from "@/store/testing/render-in-store";
import { cartId, fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import type { Upgrades } from "./animal-types";
import { UpgradeList } from "./upgrade-list-client";

const currency = { code: "USD", symbol: "$" };
const upgrade: Upgrades["results"][number] = {
  id: 427,
  name: "Health upgrade for dogs",
  species: "canine",
  summary: "More tests.",
  price: { amount: "89.00", currency },
  upgradeKind: "health",
  isInCart: false,
};

function openPage(...answers: (FakeResponse | Promise<FakeResponse>)[]) {
  fakeBff(({ path }) =>
    path === "/cart" ? { body: { sessionId: cartId("A") } } : (answers.shift() ?? "offline"),
  );
  renderInStore(
    <UpgradeList animalId={7} upgrades={{ barcode: "TM00000001", isUsable: true, results: [upgrade] }} />,
  );
  return userEvent.setup();
}

const added = { id: 5, quantity: 1 };
const button = () => screen.getByRole("button", { name: "Add to cart: Health upgrade for dogs" });

it("the list of upgrades says that an upgrade is in the cart at a new price, and stops offering it", async () => {
  const price = { amount: "95.00", currency };
  const user = openPage({ body: { ...added, priceChanged: true, price } });
  await user.click(button());
  await screen.findByText("It’s in your cart. The price is now $95.00.");
  expect(screen.queryByRole("button")).toBeNull();
});

it("the list of upgrades keeps the button after a refusal and while the next request is under way", async () => {
  let answer = (_: FakeResponse) => {};
  const second = new Promise<FakeResponse>((resolve) => {
    answer = resolve;
  });
  const refused = { status: 428, body: { "metaData.animalId": "This field is not valid" } };
  const user = openPage(refused, second);
  await user.click(button());
  await screen.findByText("Add to cart");
  expect(screen.getByRole("status").textContent).toBe("");
  await user.click(button());
  await screen.findByText("Adding");
  answer({ body: added });
  await screen.findByText("In your cart");
  expect(screen.queryByRole("button")).toBeNull();
});
