import { errorText } from "@/store/api/error-texts";
import type { UpgradeKind } from "@/lib/config/animals/upgrades";
import { applicationChanged } from "@/store/slices/application";
import { cartFailed, cartPending } from "@/store/slices/cart";
import { toastAdded } from "@/store/slices/toasts";
import type { ShopThunk } from "@/store/state";
import { type CallError, messageOf, networkError } from "@/store/api/call-error";
import type { CallResult } from "@/store/api/call-types";
import type { AddedItem, NewItem } from "./add-to-cart-types";

export interface AddOptions {
  readonly note?: string;
  readonly upgradeKind?: UpgradeKind;
  /** Without the confirmation: the caller says what was added. */
  readonly isQuiet?: boolean;
}

const confirmations: Readonly<Record<UpgradeKind, string>> = {
  none: "Item added to cart",
  health: "Health upgrade added to cart",
  tests: "Test upgrade added to cart",
  "full-breed": "Full breed profile added to cart",
};

/** Also shown when nothing can be loaded. */
const addItemFailed = "Failed to add item to cart";

/** Adds an item to the visitor's cart and displays the outcome. What sends it is loaded with the first item. */
export const addToCart =
  (
    item: NewItem,
    { note, upgradeKind = "none", isQuiet = false }: AddOptions = {},
  ): ShopThunk<Promise<CallResult<AddedItem>>> =>
  async (dispatch) => {
    dispatch(cartPending());
    const loaded = await import("./send-item").catch(() => undefined);
    const result: CallResult<AddedItem> = loaded
      ? await dispatch(loaded.sendItem(item, note))
      : { ok: false, error: networkError };
    if (result.ok && !isQuiet) dispatch(toastAdded({ kind: "success", text: confirmations[upgradeKind] }));
    if (!result.ok) dispatch(showAddFailure(result.error));
    return result;
  };

/** Field messages are toasted by every call, and a refusal has its dialog: only other failures are toasted here. */
const showAddFailure =
  (error: CallError): ShopThunk =>
  (dispatch) => {
    dispatch(cartFailed(messageOf(error)));
    if (error.kind === "refusal") dispatch(applicationChanged({ refusal: error }));
    if (error.kind === "failure" || error.kind === "network")
      dispatch(toastAdded({ kind: "error", text: errorText("failures.failedAddItemCart", addItemFailed) }));
  };
