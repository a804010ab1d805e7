import type { Language } from "@/lib/config/languages";
import { formatMoney } from "@/lib/domain/format";
import type { ShopThunk } from "@/store/shop-state";
import { type AddedWith, type AddResult, addToCart, type NewItem } from "./change-cart";

export interface Price {
  readonly amount: string;
  readonly currency: { readonly code: string };
}

export interface Ordered {
  /** Where it is another than the one that was seen. */
  readonly price?: Price;
  readonly message: string;
}

interface Told extends AddedWith {
  /** With `{price}` where the new price goes. */
  readonly priceChanged: string;
  readonly language: Language;
}

/** Adds to the cart, and says what is to stand beside the button: another price, or why not. */
export const orderItem =
  (item: NewItem, { priceChanged, language, ...added }: Told): ShopThunk<Promise<Ordered>> =>
  async (dispatch) => {
    const result = await dispatch(addToCart(item, added));
    const price = newPriceOf(result);
    if (price === undefined) return { message: refusalOf(result) };
    return { price, message: priceChanged.replace("{price}", () => formatMoney(price, language)) };
  };

function newPriceOf(result: AddResult): Price | undefined {
  return result.ok && result.item.priceChanged ? (result.item.price ?? undefined) : undefined;
}

/** Field messages have been toasted; whatever else was said stands here as long as it matters. */
function refusalOf(result: AddResult): string {
  return result.ok || result.error.kind === "fields" ? "" : result.error.message;
}
