"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useMessages } from "#use-messages";
import { createIdempotencyKey } from "@/components/orders/public/idempotency-key";
import { CallForm } from "@/components/form/call-form";
import { useCallForm } from "@/components/form/use-call-form";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { Select } from "@/components/ui/select";
import { EmailField } from "@/components/form/email-field";
import { TextField } from "@/components/ui/text-field";
import { multipacksRoutes } from "@/lib/contract/kits/multipacks/multipacks.routes";
import type { Pack } from "./pack-balance";

/** Gives tests of a category to another person. */
export function TransferForm({ packs }: { readonly packs: readonly Pack[] }) {
  const messages = useMessages("multipacks");

  const router = useRouter();
  const [isDelivered, setDelivered] = useState<boolean>();
  // Kept until a response arrives: a request repeated after a lost one moves the units once.
  const [attemptId, setAttemptId] = useState(createIdempotencyKey);
  const { form: labels } = messages;
  const form = useCallForm({
    route: multipacksRoutes.transfer,
    schema: async () => (await import("@/lib/contract/kits/multipacks/multipacks.forms")).multipackForm,
    defaults: { email: "", quantity: "1", category_id: "" },
    toBody: ({ email, quantity, category_id }) => ({
      email,
      quantity: Number(quantity),
      category_id: category_id === "" ? undefined : Number(category_id),
    }),
    toInput: (body) => ({ body: { ...body, attemptId } }),
    isEmptiedOnSuccess: true,
    onSuccess: (result) => {
      setDelivered(result.isDelivered);
      setAttemptId(createIdempotencyKey());
      // The balance and the list come from the server.
      router.refresh();
    },
  });
  return (
    <section aria-labelledby="transfer-tests" className={cn(cardStyles, "grid max-w-text gap-4")}>
      <h2 id="transfer-tests">{labels.title}</h2>
      <p role="status" className="empty:hidden">
        {isDelivered !== undefined && (isDelivered ? labels.delivered : labels.waiting)}
      </p>
      <CallForm form={form} submitLabel={labels.submit} pendingLabel={labels.sending}>
        <Select
          {...form.field("category_id")}
          label={labels.kind}
          placeholder={labels.choose}
          options={listKinds(packs)}
          required
        />
        <TextField
          {...form.field("quantity")}
          label={labels.quantity}
          inputMode="numeric"
          required
          maxLength={4}
        />
        <EmailField
          {...form.field("email")}
          label={labels.email}
          hint={labels.emailHint}
          autoComplete="off"
          required
        />
      </CallForm>
    </section>
  );
}

/** One choice per category. Packs of one category are given away together. */
function listKinds(packs: readonly Pack[]) {
  const names = new Map<number, string[]>();
  for (const { categoryId, name } of packs) names.set(categoryId, [...(names.get(categoryId) ?? []), name]);
  return [...names].map(([categoryId, list]) => ({ value: String(categoryId), label: list.join(", ") }));
}
