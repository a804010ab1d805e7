import { useEffect, useState } from "react";
import type { PetForm } from "@/lib/config/kits/activation";
import { productsRoutes } from "@/lib/contract/shop/products/products.routes";
import { petFormOf } from "@/lib/domain/kits/pet-form";
import { type CallError, messageOf } from "@/store/api/call-error";
import { isSameBarcode, validateBarcode } from "@/store/api/kits/activation";
import { useQueryCall } from "@/store/api/use-query-call";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import { type ActivationKit, type KitProduct, selectActivation } from "@/store/slices/activation";
import { typedBarcodes } from "./activation-values";
import type { Rules } from "./load-rules";

/** A required read that failed. */
export interface ReadFailure {
  readonly message: string;
  readonly retry: () => void;
}

interface Reading {
  readonly isLoading: boolean;
  readonly failure: ReadFailure | undefined;
}

interface KitState extends Reading {
  readonly kit: ActivationKit | undefined;
  /** The kit cannot be activated any more, or its barcode is wrong. */
  readonly error: CallError | undefined;
}

/**
 * The kit of the record's barcodes. After a reload it is read again, since somebody may have activated it meanwhile. Without
 * rules it is not read.
 */
export function useKit(rules: Rules | undefined): KitState {
  const { record, validatedBarcode } = useShopSelector(selectActivation);
  const barcodes = typedBarcodes(record);
  const kit = findKit(validatedBarcode ?? [], barcodes);
  const isNeeded = kit === undefined && rules?.parseBarcodes(record).ok === true;
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

interface ChosenProduct extends Reading {
  readonly product: KitProduct | undefined;
  readonly form: PetForm;
}

/** The product of the kit; of a tube without a test, the one chosen from a pack. */
export function useChosenProduct(
  kit: ActivationKit | undefined,
  chosenId: number | undefined,
): ChosenProduct {
  const isChosen = kit?.product === null && chosenId !== undefined;
  const query = useQueryCall(productsRoutes.get, { params: { id: chosenId ?? 0 } }, { isSkipped: !isChosen });
  const settled = { isLoading: false, failure: undefined };
  if (kit?.product) return { product: kit.product, form: kit.form, ...settled };
  const unknown = { product: undefined, form: petFormOf(null), ...settled };
  if (!isChosen) return unknown;
  const chosen = query.data?.id === chosenId ? query.data : undefined;
  if (chosen) {
    const { id, name, species, typeId, categoryId, tests } = chosen;
    const product = { id, name, species, typeId, categoryId, testCount: tests.length };
    return { product, form: petFormOf(chosen), ...settled };
  }
  if (query.error === undefined) return { ...unknown, isLoading: true };
  return { ...unknown, failure: { message: messageOf(query.error), retry: query.refetch } };
}
