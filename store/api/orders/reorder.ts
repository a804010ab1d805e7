import type { ShopThunk } from "@/store/state";
import { addToCart } from "./add-to-cart";
import { type FieldMessages, messageOf } from "@/store/api/call-error";
import { errorText } from "@/store/api/error-texts";

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
  /** Position of the line in the order. */
  readonly position: number;
  readonly name: string;
  readonly reason: string;
}

/** Why a line is missing, where the backend has no words for it. */
export interface ReorderReasons {
  readonly custom: string;
  readonly kitTest: string;
  readonly unavailable: string;
  readonly animal: string;
}

/**
 * Adds the lines of an earlier order one after the other: the backend checks each against the cart so far. It derives the
 * upgrade flags from the product; those of the order say what the animal's sample was then.
 */
export const reorder =
  (lines: readonly ReorderLine[], reasons: ReorderReasons): ShopThunk<Promise<readonly MissingLine[]>> =>
  async (dispatch) => {
    const missing: MissingLine[] = [];
    for (const [position, line] of lines.entries()) {
      const reason = whyNot(line, reasons) ?? (await dispatch(addLine(line, reasons)));
      if (reason !== undefined) missing.push({ position, name: line.product.name, reason });
    }
    return missing;
  };

function whyNot({ product, metaData }: ReorderLine, { custom, kitTest }: ReorderReasons): string | undefined {
  if (customProfileProductIds.includes(product.id)) return custom;
  // Added to a kit during its activation. Every upgrade is of an animal.
  return metaData.isUpgradeTests && metaData.animalId === null ? kitTest : undefined;
}

/** Returns the reason when the line could not be added. */
const addLine =
  (
    { product, quantity, metaData: { animalId } }: ReorderLine,
    reasons: ReorderReasons,
  ): ShopThunk<Promise<string | undefined>> =>
  async (dispatch) => {
    const item = { productId: product.id, quantity, ...(animalId !== null && { metaData: { animalId } }) };
    const added = await dispatch(addToCart(item));
    if (added.ok) return undefined;
    return added.error.kind === "fields"
      ? describeFields(added.error.fields, reasons)
      : messageOf(added.error);
  };

/** Without the names of fields, of which the page has none. */
function describeFields(fields: FieldMessages, { unavailable, animal }: ReorderReasons): string {
  const invalid = errorText("fields.invalid");
  const invalidReasons = new Map([
    ["productId", unavailable],
    ["metaData.animalId", animal],
  ]);
  const texts = Object.entries(fields).map(
    ([field, text]: [string, string]) => (text === invalid && invalidReasons.get(field)) || text,
  );
  return texts.join(" ");
}

/** Custom profile products. They need chosen tests, so they cannot be added to the cart directly. */
const customProfileProductIds: readonly number[] = [440, 540];
