import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { OwnAnimal } from "@/lib/contract/animals/records/my-products/my-products.types";
import { eachPetIdentifier } from "@/lib/domain/animals/pet-identifiers";
import { product } from "@/lib/contract/testing/catalogue";
import type { ListedAnimal } from "@/store/api/animals/animals";
import { renderInStore } from "@/store/testing/render-in-store";
import { cartId, fakeBff } from "@/store/testing/fake-bff";
import { OrderTestsButton } from "./order-tests-button";

const breed = { id: 205, name: "Border Collie" };
const selected = (id: number, name: string): ListedAnimal => ({
  id,
  name,
  species: "canine",
  breed,
  isMixedBreed: false,
  coat: null,
  photoId: null,
  sex: "female",
  bornOn: null,
  diedOn: null,
  ...eachPetIdentifier(() => null),
  ownerName: null,
  viaClub: null,
  sample: null,
  findings: { atRisk: 0, carrier: 0 },
  archivedAt: null,
});
const own = (id: number, name: string, state: Partial<OwnAnimal> = {}): OwnAnimal => ({
  id,
  name,
  breed,
  sex: "female",
  bornOn: null,
  isRelevant: true,
  isInCart: false,
  needsKit: false,
  isReported: false,
  profiles: [],
  ...state,
});

it("adds the test for every animal that can have it, and says why the others cannot", async () => {
  const mine = {
    animals: [own(1, "Bramble"), own(2, "Fen", { isReported: true }), own(3, "Moss"), own(4, "Tansy")],
    animalCount: 4,
    hasChosenBreeds: true,
    relevantBreeds: [],
    isAnimalNeeded: false,
    isOncePerAnimal: true,
    upgradeKind: "none",
    upgrades: [],
  };
  const shop = fakeBff(({ path, body }) => {
    if (path.startsWith("/my/store")) return { body: { ...product, mine } };
    if (path.startsWith("/store/products"))
      return {
        body: {
          results: [{ id: product.id, name: product.name, species: "canine", language: null }],
          count: 1,
          next: null,
          previous: null,
        },
      };
    if (path === "/cart") return { body: { sessionId: cartId("A") } };
    const { metaData } = body as { metaData: { animalId: number } };
    return metaData.animalId === 4
      ? { status: 500, body: { code: "x", message: "operation failed" } }
      : { body: { id: metaData.animalId, quantity: 1 } };
  });
  renderInStore(
    <OrderTestsButton
      animals={[selected(1, "Bramble"), selected(2, "Fen"), selected(3, "Moss"), selected(4, "Tansy")]}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Order a test" }));
  await userEvent.click(await screen.findByRole("button", { name: `Choose ${product.name}` }));
  const list = shop.requests.find(({ path }) => path.startsWith("/store/products"));
  expect(list?.path).toContain("breeds=205");
  const states = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(states.map((text) => text?.replace(/[^A-Za-z ]/g, ""))).toEqual([
    "Bramble New kit",
    "Fen Has the result already",
    "Moss New kit",
    "Tansy New kit",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Add 3 tests to the cart" }));
  const title = await screen.findByRole("heading", { name: "2 tests are in your cart" });
  await waitFor(() => expect(document.activeElement).toBe(title));
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByText(`${product.name} for Bramble and Moss.`)).toBeTruthy();
  expect(dialog.getByRole("alert").textContent).not.toBe("");
  expect(shop.requests.filter(({ path }) => path.endsWith("/item")).map(({ body }) => body)).toMatchObject(
    [1, 3, 4].map((animalId) => ({ productId: product.id, quantity: 1, metaData: { animalId } })),
  );
});
