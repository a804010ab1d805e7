import { useState } from "react";
import {
  type CheckoutDraft,
  type Part,
  type PartName,
  readDraft,
  writeDraft,
} from "@/store/persistence/checkout-draft";

export interface Draft {
  readonly values: CheckoutDraft;
  save(name: PartName, part: Part): void;
}

/** Form input of all steps, kept when moving between steps and on reload. */
export function useDraft(owner: number | null): Draft {
  const [values, setValues] = useState<CheckoutDraft>(() => readDraft(owner));
  return {
    values,
    save(name, part) {
      // Reads storage instead of state: two parts may be saved before the next render.
      const next = { ...values, ...readDraft(owner), [name]: part };
      setValues(next);
      writeDraft(next);
    },
  };
}
