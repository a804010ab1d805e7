"use client";

import { useState } from "react";
import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { redirectTo } from "@/components/orders/public/redirect-to";
import { Button } from "@/components/ui/button";
import { checkoutRoutes } from "@/lib/contract/orders/checkout/checkout.routes";
import { callApi } from "@/store/api/call-api";
import { useShopDispatch } from "@/store/hooks";

/** Confirms or declines a sandbox payment in place of the bank, then returns to the shop. */
export function SandboxConfirm({ payment }: { readonly payment: string }) {
  const dispatch = useShopDispatch();
  const t = useTranslator("payments.sandboxConfirm");
  const [decision, setDecision] = useState<boolean>();
  const [failure, setFailure] = useState<string>();

  async function decide(isConfirmed: boolean) {
    if (decision !== undefined) return;
    setDecision(isConfirmed);
    setFailure(undefined);
    const body = { transactionId: payment, isConfirmed };
    const result = await dispatch(callApi(checkoutRoutes.confirmSandbox, { body }));
    if (!result.ok) {
      setDecision(undefined);
      setFailure(t("failed"));
      return;
    }
    const { pathname, search } = new URL(result.data.returnUrl, window.location.origin);
    const query = new URLSearchParams(search);
    query.set("payment", payment);
    redirectTo(`${pathname}?${query.toString()}`);
  }

  return (
    <>
      <FormFailure message={failure} />
      <div className="grid gap-3">
        <Button
          pending={decision === true && t("answering")}
          onClick={() => void decide(true)}
          className="min-h-13"
        >
          {t("confirm")}
        </Button>
        <Button
          kind="secondary"
          pending={decision === false && t("answering")}
          onClick={() => void decide(false)}
        >
          {t("refuse")}
        </Button>
      </div>
    </>
  );
}
