import { useEffect, useState } from "react";
import { limits } from "@/lib/config/limits";
import { isSameBarcode, restoreActivation } from "@/store/api/kits/activation";
import { useShopDispatch } from "@/store/hooks";
import { recordChanged, resetToBarcode } from "@/store/slices/activation-changes";
import { type ShopThunk, whenRehydrated } from "@/store/state";
import { typedBarcodes } from "./activation-body";

/** True once the stored record has been read and validated, with the barcode of the URL in it. */
export function useStoredActivation(barcode: string | undefined): boolean {
  const dispatch = useShopDispatch();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isOver = false;
    void dispatch(whenRehydrated()).then(() => {
      if (isOver) return;
      dispatch(restoreActivation());
      if (barcode !== undefined) dispatch(takeBarcode(barcode));
      setReady(true);
    });
    return () => {
      isOver = true;
    };
  }, [dispatch, barcode]);
  return isReady;
}

/** A barcode that was scanned or followed as a link is not typed, so it need not be confirmed. */
const takeBarcode =
  (barcode: string): ShopThunk =>
  (dispatch, getState) => {
    if (barcode.trim() === "" || barcode.length > limits.barcodeLength) return;
    const [current = ""] = typedBarcodes(getState().activation.record);
    if (isSameBarcode(current, barcode)) return;
    dispatch(resetToBarcode());
    dispatch(recordChanged({ barcodes: [barcode, ""], confirmBarcodes: [barcode, ""] }));
  };
