"use client";

import { useMessages } from "#use-messages";
import { LinkButton } from "@/components/links/link-button";
import { activationPath } from "@/lib/navigation/activation-paths";
import { useActivationCartId } from "@/store/persistence/use-activation-cart-id";

/** For buyers who come back from their bank: the tests are paid, the kit is not activated yet. */
export function ContinueActivation() {
  const messages = useMessages("activation.payment");
  if (useActivationCartId() === undefined) return null;
  return (
    <section className="mx-auto mb-8 grid w-full max-w-text gap-3 rounded-box border border-brand bg-brand-soft p-5">
      <h2 className="text-title-3">{messages.continueTitle}</h2>
      <p>{messages.continueText}</p>
      <LinkButton href={activationPath("review")} className="justify-self-start">
        {messages.continue}
      </LinkButton>
    </section>
  );
}
