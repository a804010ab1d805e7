import { useEffect, useState } from "react";
import { isSameBarcode, validateBarcode } from "@/store/api/kits/activation";
import { type CallError, messageOf } from "@/store/api/call-error";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import type { ActivationKit } from "@/store/slices/activation-state";
import { parseBarcodes, typedBarcodes } from "./activation-body";

interface KitState {
  readonly kit: ActivationKit | undefined;
  readonly isLoading: boolean;
  /** The kit cannot be activated any more, or its barcode is wrong. */
  readonly error: CallError | undefined;
  /** The kit could not be read. */
  readonly failure: { readonly message: string; readonly retry: () => void } | undefined;
}

/** The kit of the record's barcodes. After a reload it is read again, since somebody may have activated it meanwhile. */
export function useKit({ isSkipped }: { readonly isSkipped: boolean }): KitState {
  const { record, validatedBarcode } = useShopSelector(({ activation }) => activation);
  const barcodes = typedBarcodes(record);
  const kit = findKit(validatedBarcode ?? [], barcodes);
  const isNeeded = !isSkipped && kit === undefined && parseBarcodes(record).ok;
  const { error, retry, isLoading } = useValidation({ barcodes, id: record.id }, isNeeded);
  const isUnreadable = isNeeded && (error?.kind === "network" || error?.kind === "failure");
  return {
    kit,
    isLoading,
    error: kit || isUnreadable ? undefined : error,
    failure: isUnreadable ? { message: messageOf(error), retry } : undefined,
  };
}

interface Attempt {
  readonly barcodes: readonly string[];
  readonly id: string | undefined;
}

/** Validates the barcodes once, while it is needed. A kit that this attempt has activated can be activated again. */
function useValidation({ barcodes, id }: Attempt, isNeeded: boolean) {
  const dispatch = useShopDispatch();
  const [failed, setFailed] = useState<{ readonly key: string; readonly error: CallError }>();
  const key = JSON.stringify(barcodes);
  const error = failed?.key === key ? failed.error : undefined;
  const isLoading = isNeeded && error === undefined;
  useEffect(() => {
    if (!isLoading) return;
    let isOver = false;
    const body = { barcodes: JSON.parse(key) as string[], type: "step", id } as const;
    void dispatch(validateBarcode(body)).then((result) => {
      if (!isOver && !result.ok) setFailed({ key, error: result.error });
    });
    return () => {
      isOver = true;
    };
  }, [dispatch, id, isLoading, key]);
  return { error, isLoading, retry: () => setFailed(undefined) };
}

function findKit(kits: readonly ActivationKit[], barcodes: readonly string[]): ActivationKit | undefined {
  const isSame =
    kits.length === barcodes.length &&
    kits.every(({ barcode }, at) => isSameBarcode(barcode, barcodes[at] ?? ""));
  return isSame ? kits[0] : undefined;
}
