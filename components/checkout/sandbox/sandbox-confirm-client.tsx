"use client";

import { useState } from "react";
import { FormFailure } from "@/components/form/form-failure";
import type { CheckoutWords } from "@/components/checkout/checkout-words";
import { leaveFor } from "@/components/checkout/leave-for";
import { Button } from "@/components/ui/button";
import { confirmSandbox } from "@/store/checkout-return-calls";
import { useShopDispatch } from "@/store/hooks";

interface SandboxConfirmProps {
  readonly payment: string;
  readonly words: CheckoutWords["confirm"];
}

/** Says yes or no in the place of a bank's customer, and goes back with it. */
export function SandboxConfirm({ payment, words }: SandboxConfirmProps) {
  const dispatch = useShopDispatch();
  const [asked, setAsked] = useState<boolean>();
  const [failure, setFailure] = useState<string>();

  async function answer(isConfirmed: boolean) {
    if (asked !== undefined) return;
    setAsked(isConfirmed);
    setFailure(undefined);
    const returnUrl = await dispatch(confirmSandbox(payment, isConfirmed));
    if (returnUrl === undefined) {
      setAsked(undefined);
      setFailure(words.failed);
      return;
    }
    const { pathname, search } = new URL(returnUrl, window.location.origin);
    const query = new URLSearchParams(search);
    query.set("payment", payment);
    leaveFor(`${pathname}?${query.toString()}`);
  }

  return (
    <>
      <FormFailure message={failure} />
      <div className="grid gap-3">
        <Button
          pending={asked === true && words.answering}
          onClick={() => void answer(true)}
          className="min-h-13"
        >
          {words.confirm}
        </Button>
        <Button
          kind="secondary"
          pending={asked === false && words.answering}
          onClick={() => void answer(false)}
        >
          {words.refuse}
        </Button>
      </div>
    </>
  );
}
