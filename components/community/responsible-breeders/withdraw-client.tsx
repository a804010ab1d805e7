"use client";

import { useState } from "react";
import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { useMutationCall } from "@/components/form/use-mutation-call";
import { Button } from "@/components/ui/button";
import { responsibleBreedersRoutes } from "@/lib/contract/community/responsible-breeders/responsible-breeders.routes";
import { callApi } from "@/store/api/call-api";
import type { BreederStatus } from "@/store/api/community/responsible-breeders";

interface WithdrawProps {
  readonly label: string;
  readonly onDone: (status: BreederStatus) => void;
}

/** Button that asks for confirmation in its place: a mistaken click would cost a listing. */
export function Withdraw({ label, onDone }: WithdrawProps) {
  const t = useTranslator("responsibleBreeders.visit");

  const [isConfirming, setIsConfirming] = useState(false);
  const withdrawing = useMutationCall({
    failure: responsibleBreedersRoutes.withdraw.failure,
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
      <p>{t("withdrawText")}</p>
      <FormFailure message={withdrawing.failure} />
      <div className="flex flex-wrap gap-3">
        <Button
          kind="danger"
          // The clicked button is gone.
          autoFocus
          pending={withdrawing.isSending && t("withdrawing")}
          onClick={() => void withdraw()}
        >
          {label}
        </Button>
        <Button kind="quiet" onClick={() => setIsConfirming(false)}>
          {t("keep")}
        </Button>
      </div>
    </div>
  );
}
