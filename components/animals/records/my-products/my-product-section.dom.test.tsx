import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { Toasts } from "@/components/layout/toasts-client";
import type { MyProduct, OwnAnimal } from "@/lib/contract/animals/records/my-products/my-products.types";
import { product } from "@/lib/contract/testing/catalogue";
import { renderInStore } from "@/store/testing/render-in-store";
import { cartId, fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { MyProductSection, type MyProductSectionProps } from "./my-product-section-client";

const animal = (id: number, name: string, own: Partial<OwnAnimal> = {}): OwnAnimal => ({
  id,
  name,
  breed: null,
  sex: "female",
  bornOn: null,
  isRelevant: null,
  isInCart: false,
  needsKit: false,
  isReported: false,
  profiles: [],
  ...own,
});

const mine: MyProduct["mine"] = {
  animals: [animal(7, "Bramble"), animal(8, "Fen", { isInCart: true })],
  animalCount: 2,
  hasChosenBreeds: true,
  relevantBreeds: [{ id: 205, name: "Border Collie" }],
  isAnimalNeeded: true,
  isOncePerAnimal: true,
  upgradeKind: "health",
  upgrades: [],
};

function open(
  part: MyProductSectionProps["part"],
  own: Partial<MyProduct["mine"]> = {},
  more: Partial<MyProduct> = {},
) {
  const answers: FakeResponse[] = [];
  const shop = fakeBff(({ method, path }) => {
    if (path.startsWith("/my/store"))
      return answers.shift() ?? { body: { ...product, ...more, mine: { ...mine, ...own } } };
    if (path === "/cart") return { body: { sessionId: cartId("A") } };
    return method === "PUT" ? { status: 204 } : { body: { id: 5, quantity: 1 } };
  });
  const show = () =>
    renderInStore(
      <>
        <MyProductSection productId={product.id} part={part} />
        <Toasts label="Messages" networkError="Network error" />
      </>,
    );
  const sent = (path: RegExp) => shop.requests.filter((one) => path.test(one.path)).map(({ body }) => body);
  return { show, sent, answers };
}

const button = () => screen.findByRole("button", { name: "Add to cart" });

describe("order form for an animal", () => {
  it("sends the animal, the upgrade kind and the note, and confirms the upgrade", async () => {
    const { show, sent } = open("order");
    show();
    const animals = await screen.findByLabelText("Which animal is it for?");
    expect(screen.getByRole("option", { name: "Fen, already in your cart" })).toBeTruthy();
    expect(screen.queryByLabelText("Quantity")).toBeNull();
    await userEvent.selectOptions(animals, "Bramble");
    await userEvent.type(screen.getByLabelText("Note (optional)"), "Soon please");
    await userEvent.click(await button());
    expect(await screen.findByText("Health upgrade added to cart")).toBeTruthy();
    expect(sent(/\/item$/)).toMatchObject([
      { productId: product.id, quantity: 1, metaData: { animalId: 7, isUpgradeTests: true } },
    ]);
    expect(sent(/\/note\/5$/)).toEqual([{ note: "Soon please" }]);
  });

  it.each([
    ["tests", { isUpgradeTests: true }, "Test upgrade added to cart"],
    ["full-breed", { isUpgradeFullbreed: true }, "Full breed profile added to cart"],
    ["none", {}, "Item added to cart"],
  ] as const)("marks and confirms an upgrade of kind %s", async (upgradeKind, marks, confirmation) => {
    const { show, sent } = open("order", { upgradeKind });
    show();
    await userEvent.selectOptions(await screen.findByLabelText("Which animal is it for?"), "Bramble");
    await userEvent.click(await button());
    expect(await screen.findByText(confirmation)).toBeTruthy();
    expect(sent(/\/item$/)).toMatchObject([{ metaData: { animalId: 7, ...marks } }]);
  });

  it("adds the product without an animal when the animal is optional", async () => {
    const { show, sent } = open("order", { isAnimalNeeded: false, upgradeKind: "none" });
    show();
    await screen.findByLabelText("Which animal is it for? (optional)");
    await userEvent.click(screen.getByRole("button", { name: "One more" }));
    await userEvent.click(await button());
    await waitFor(() => expect(sent(/\/item$/)).toMatchObject([{ quantity: 2, metaData: {} }]));
  });

  it("links to the store when the product needs an animal and the user has none", async () => {
    open("order", { animals: [], animalCount: 0 }).show();
    expect(await screen.findByRole("link", { name: "Choose a first test" })).toHaveProperty(
      "pathname",
      "/store",
    );
    expect(screen.queryByRole("button", { name: "Add to cart" })).toBeNull();
  });

  it("offers a retry when the animals cannot be loaded", async () => {
    const { show, answers } = open("order");
    answers.push({ status: 503, body: { code: "busy", message: "Please try again shortly" } });
    show();
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await button()).toBeTruthy();
  });
});

it("shows relevant breeds and suitable animals of a product without an animal", async () => {
  open("notes", { animals: [animal(7, "Bramble", { isRelevant: true })] }).show();
  expect(await screen.findByText("Relevant to your breeds: Border Collie")).toBeTruthy();
  expect(screen.getByText("Suitable for: Bramble")).toBeTruthy();
});

it.each([
  [true, "This product is for other breeds than the ones you chose."],
  [false, "Choose your breeds, and we’ll show you what matters for them."],
])("explains that no breed is relevant (breeds chosen: %s)", async (hasChosenBreeds, message) => {
  open("notes", { hasChosenBreeds, relevantBreeds: [] }).show();
  expect(await screen.findByText(message, { exact: false })).toBeTruthy();
});

describe("parentage check", () => {
  const panel = {
    key: "str",
    name: "STR panel",
    technology: "STR",
    markerCount: 21,
    leastCommon: 17,
  } as const;
  const parentage = {
    panels: [
      { ...panel, isCurrent: true },
      { ...panel, key: "snp", name: "SNP panel", isCurrent: false },
    ],
    profileProduct: { id: 403, name: "Dog DNA profile", species: "canine" as const },
  };
  const onFile = (key: string) => ({ profiles: [{ panel: key, madeOn: "2024-01-01", missing: [] }] });
  const animals = [
    animal(1, "Juniper", { ...onFile("str"), bornOn: "2025-08-02" }),
    animal(2, "Bramble", { ...onFile("str"), bornOn: "2021-04-12" }),
    animal(3, "Moss", { ...onFile("snp"), bornOn: "2019-06-18" }),
    animal(4, "Litter mate", { bornOn: "2025-08-02" }),
  ];

  it("shows profiles on file, whether they compare, and what to order for which animal", async () => {
    open("parentage", { animals }, { parentage }).show();
    await userEvent.selectOptions(await screen.findByLabelText("Offspring"), "Juniper");
    expect(screen.queryByLabelText("Litter mate")).toBeNull();
    await userEvent.click(screen.getByLabelText("Bramble"));
    expect(screen.getByText("These profiles can be compared")).toBeTruthy();
    await userEvent.click(screen.getByLabelText("Moss"));
    expect(screen.getByText("These profiles cannot be compared yet")).toBeTruthy();
    expect(screen.getByText("SNP panel, all markers")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Order a Dog DNA profile for Moss" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: /for Bramble/ })).toBeNull();
  });

  it("explains that at least two animals are needed", async () => {
    open("parentage", { animals: animals.slice(0, 1) }, { parentage }).show();
    expect(await screen.findByText(/at least two animals/)).toBeTruthy();
  });
});
