import { customProfileProductIds } from "@/lib/config/custom-profile-products";
import type { ShopThunk } from "@/store/state";
import { addToCart } from "./add-to-cart";
import { messageOf } from "./call-error";

export interface ReorderLine {
  readonly product: { readonly id: number; readonly name: string };
  readonly quantity: number;
  readonly metaData: {
    readonly isUpgradeTests: boolean;
    readonly isUpgradeFullbreed: boolean;
    readonly animalId: number | null;
  };
}

export interface MissingLine {
  readonly name: string;
  readonly reason: string;
}

/** Adds the lines of an earlier order one after the other: the backend checks each against the cart so far. */
export const reorder =
  (lines: readonly ReorderLine[], customProfileReason: string): ShopThunk<Promise<readonly MissingLine[]>> =>
  async (dispatch) => {
    const missing: MissingLine[] = [];
    for (const { product, quantity, metaData } of lines) {
      const { id: productId, name } = product;
      if (customProfileProductIds.includes(productId)) missing.push({ name, reason: customProfileReason });
      else {
        const added = await dispatch(addToCart({ productId, quantity, metaData }));
        if (!added.ok) missing.push({ name, reason: messageOf(added.error) });
      }
    }
    return missing;
  };
