"use client";

import { useState } from "react";
import type { FormMessages } from "@/store/api/failure-message";
import { FormFailure } from "@/components/form/form-failure";
import { useMutationCall } from "@/components/form/use-mutation-call";
import { Button } from "@/components/ui/button";
import { responsibleBreedersRoutes } from "@/lib/contract/community/responsible-breeders/responsible-breeders.routes";
import { callApi } from "@/store/api/call-api";
import type { BreederStatus } from "@/store/api/community/responsible-breeders";
import type { BreederTranslate } from "./breeder-messages";

interface WithdrawProps {
  readonly label: string;
  readonly t: BreederTranslate;
  readonly formMessages: FormMessages;
  readonly onDone: (status: BreederStatus) => void;
}

/** Button that asks for confirmation in its place: a mistaken click would cost a listing. */
export function Withdraw({ label, t, formMessages, onDone }: WithdrawProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const withdrawing = useMutationCall({
    failure: responsibleBreedersRoutes.withdraw.failure,
    messages: formMessages,
    staysBusy: true,
  });
  async function withdraw() {
    const outcome = await withdrawing.run(callApi(responsibleBreedersRoutes.withdraw));
    if (outcome.ok) onDone(outcome.data);
  }
  if (!isConfirming)
    return (
      <Button kind="quiet" onClick={() => setIsConfirming(true)}>
        {label}
      </Button>
    );
  return (
    <div className="grid gap-3">
      <p>{t("visit.withdrawText")}</p>
      <FormFailure message={withdrawing.failure} />
      <div className="flex flex-wrap gap-3">
        <Button
          kind="danger"
          // The clicked button is gone.
          autoFocus
          pending={withdrawing.isSending && t("visit.withdrawing")}
          onClick={() => void withdraw()}
        >
          {label}
        </Button>
        <Button kind="quiet" onClick={() => setIsConfirming(false)}>
          {t("visit.keep")}
        </Button>
      </div>
    </div>
  );
}
