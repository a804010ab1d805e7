"use client";

import { useState } from "react";
import { FormFailure } from "@/components/form/form-failure";
import type { SendingWords } from "@/components/form/failure-words";
import { useProfileForm } from "@/components/account/use-profile-form";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { orderLookupForm } from "@/lib/contract/orders/order-lookup.forms";
import { orderLookupRoutes } from "@/lib/contract/orders/order-lookup.routes";
import { lookUpOrder } from "@/store/orders";
import type lookup from "@/messages/en/order-lookup.json";

interface LookupFormProps {
  readonly words: typeof lookup;
  readonly sendingWords: SendingWords;
}

/** Says the same whether there is such an order or not. */
export function LookupForm({ words, sendingWords }: LookupFormProps) {
  const [isSent, setIsSent] = useState(false);
  if (isSent)
    return (
      <div role="status" className="grid gap-3">
        <h2>{words.sentTitle}</h2>
        <p>{words.sentText}</p>
        <div>
          <Button kind="secondary" onClick={() => setIsSent(false)}>
            {words.again}
          </Button>
        </div>
      </div>
    );
  return <AskForm words={words} sendingWords={sendingWords} onSent={() => setIsSent(true)} />;
}

function AskForm({ words, sendingWords, onSent }: LookupFormProps & { readonly onSent: () => void }) {
  const { field, saving, submit } = useProfileForm({
    schema: orderLookupForm,
    values: { number: "", email: "" },
    save: (body) => async (dispatch) => {
      const error = await dispatch(lookUpOrder(body));
      if (error === undefined) onSent();
      return error;
    },
    failed: orderLookupRoutes.ask.failure,
    words: sendingWords,
  });
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit} onChange={saving.forget}>
      <TextField
        {...field("number")}
        label={words.number}
        hint={words.numberHint}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={limits.orderNumberLength}
      />
      <TextField
        {...field("email")}
        label={words.email}
        type="email"
        autoComplete="email"
        maxLength={limits.emailLength}
      />
      <FormFailure message={saving.failure} />
      <Button type="submit" pending={saving.isSending && words.sending}>
        {words.send}
      </Button>
    </form>
  );
}
