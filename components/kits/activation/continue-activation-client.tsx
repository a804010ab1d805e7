"use client";

import { useMessages } from "#use-messages";
import { LinkButton } from "@/components/links/link-button";
import { useShopSelector } from "@/store/hooks";
import { activationPath } from "@/lib/navigation/activation-paths";

/** For buyers who come back from their bank: the tests are paid, the kit is not activated yet. */
export function ContinueActivation() {
  const messages = useMessages("activation.payment");
  const isOpen = useShopSelector(({ activation }) => activation.record.cartId !== undefined);
  if (!isOpen) return null;
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
