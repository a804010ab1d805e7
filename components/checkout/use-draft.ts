import { useState } from "react";
import { type CheckoutDraft, type Part, type PartName, readDraft, writeDraft } from "@/store/checkout-draft";

export interface Draft {
  readonly values: CheckoutDraft;
  save(name: PartName, part: Part): void;
}

/** What is being typed, of whichever step: going back and forth, and a reload, lose none of it. */
export function useDraft(owner: number | null): Draft {
  const [values, setValues] = useState<CheckoutDraft>(() => readDraft(owner));
  return {
    values,
    save(name, part) {
      // From what is kept, not from the last painting: two parts may be saved in one go.
      const next = { ...values, ...readDraft(owner), [name]: part };
      setValues(next);
      writeDraft(next);
    },
  };
}
