import { englishText } from "@/lib/domain/error-response";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderInStore } from "@/store/testing/render-in-store";
import { cartId, fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { Reorder } from "./reorder-client";

const lineOf = (id: number, metaData: { isUpgradeTests?: boolean; animalId?: number }) => ({
  product: { id, name: `Product ${id}` },
  quantity: 1,
  metaData: { isUpgradeTests: false, isUpgradeFullbreed: false, animalId: null, ...metaData },
});

it("the reorder button adds lines without upgrade flags, and explains why others are missing", async () => {
  const invalid = (field: string) => ({ status: 428, body: { [field]: "This field is not valid" } });
  const answers: FakeResponse[] = [
    { body: { id: 1, quantity: 1 } },
    { status: 428, body: { "metaData.animalId": englishText("records.resultsReported") } },
    invalid("metaData.animalId"),
    invalid("productId"),
  ];
  const { requests } = fakeBff(({ path }) =>
    path === "/cart" ? { body: { sessionId: cartId("A") } } : (answers.shift() ?? "offline"),
  );
  const lines = [
    lineOf(427, { isUpgradeTests: true, animalId: 7 }),
    lineOf(427, { animalId: 8 }),
    lineOf(427, { animalId: 9 }),
    lineOf(969, {}),
    lineOf(10_001, { isUpgradeTests: true }),
  ];
  renderInStore(<Reorder lines={lines} />);
  await userEvent.setup().click(screen.getByRole("button", { name: "Order again" }));
  const missing = await screen.findAllByRole("listitem");
  expect(missing.map(({ textContent }) => textContent)).toEqual([
    `Product 427: ${englishText("records.resultsReported")}`,
    "Product 427: the animal is no longer in your account",
    "Product 969: no longer available",
    "Product 10001: add it when you activate your next kit",
  ]);
  const added = requests.filter(({ path }) => path.endsWith("/item")).map(({ body }) => body);
  expect(added).toEqual([
    { productId: 427, quantity: 1, metaData: { animalId: 7 } },
    { productId: 427, quantity: 1, metaData: { animalId: 8 } },
    { productId: 427, quantity: 1, metaData: { animalId: 9 } },
    { productId: 969, quantity: 1 },
  ]);
});
