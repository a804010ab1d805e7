import type { UpgradeKind } from "@/lib/config/animals/upgrades";
import { messageOf } from "@/store/api/call-error";
import type { ShopThunk } from "@/store/state";
import { addToCart } from "./add-to-cart";
import type { NewItem } from "./add-to-cart-types";

interface TestOrder {
  readonly productId: number;
  readonly price: Pick<NewItem, "priceSeen" | "currencySeen">;
  readonly upgradeKind: UpgradeKind;
  readonly animalIds: readonly number[];
}

export interface OrderedTests {
  /** Animals whose test is in the cart: those before the first failure. */
  readonly added: readonly number[];
  readonly failure: string | undefined;
}

/** Adds a test for each animal, one after the other: the backend checks each against the cart so far. */
export const addForAnimals =
  ({ productId, price, upgradeKind, animalIds }: TestOrder): ShopThunk<Promise<OrderedTests>> =>
  async (dispatch) => {
    const flags = {
      ...(upgradeKind === "full-breed" && { isUpgradeFullbreed: true }),
      ...((upgradeKind === "tests" || upgradeKind === "health") && { isUpgradeTests: true }),
    };
    const added: number[] = [];
    for (const animalId of animalIds) {
      const item = { productId, quantity: 1, ...price, metaData: { animalId, ...flags } };
      const result = await dispatch(addToCart(item, { isQuiet: true }));
      if (!result.ok) return { added, failure: messageOf(result.error) };
      added.push(animalId);
    }
    return { added, failure: undefined };
  };
