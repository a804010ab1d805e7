"use client";

import { useState } from "react";
import type { SendingWords } from "@/components/form/failure-words";
import { FormFailure } from "@/components/form/form-failure";
import { useSending, type Work } from "@/components/form/use-sending";
import { Button } from "@/components/ui/button";
import { responsibleBreedersRoutes } from "@/lib/contract/responsible-breeders/responsible-breeders.routes";
import { type Standing, withdrawAsBreeder } from "@/store/responsible-breeders";
import type { BreederWords } from "./breeder-words";

interface WithdrawProps {
  readonly label: string;
  readonly words: BreederWords;
  readonly sendingWords: SendingWords;
  readonly onDone: (standing: Standing) => void;
}

/** Asks once more in its own place: a slip of the finger would cost a listing. */
export function Withdraw({ label, words: { visit: words }, sendingWords, onDone }: WithdrawProps) {
  const [isAsked, setIsAsked] = useState(false);
  const sending = useSending({
    failed: responsibleBreedersRoutes.withdraw.failure,
    words: sendingWords,
    isOnce: true,
  });
  const work: Work = async (dispatch) => {
    const changed = await dispatch(withdrawAsBreeder());
    if ("error" in changed) return changed.error;
    onDone(changed.standing);
    return undefined;
  };
  if (!isAsked)
    return (
      <Button kind="quiet" onClick={() => setIsAsked(true)}>
        {label}
      </Button>
    );
  return (
    <div className="grid gap-3">
      <p>{words.withdrawText}</p>
      <FormFailure message={sending.failure} />
      <div className="flex flex-wrap gap-3">
        <Button
          kind="danger"
          // The button that asked has gone.
          autoFocus
          pending={sending.isSending && words.withdrawing}
          onClick={() => void sending.run(work, [])}
        >
          {label}
        </Button>
        <Button kind="quiet" onClick={() => setIsAsked(false)}>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}
