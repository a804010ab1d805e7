"use client";

import { useRef } from "react";
import { useMessages, useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog-client";
import { LinkButton } from "@/components/links/link-button";
import { brand } from "@/lib/config/brand";
import { payUnpaidHref } from "@/lib/navigation/pay-href";
import type { Messages } from "@/lib/i18n/generated/message-types";
import type { Refusal } from "@/store/api/call-error";
import { useShopSelector } from "@/store/hooks";

type CartRefusalMessages = Messages["dialogs"]["cartRefusal"];

const pendingPayment = 79;

interface CartRefusalDialogProps {
  readonly refusal: Refusal;
  readonly onClose: () => void;
}

/** Says why an item was not added to the cart. Afterwards the focus returns to the button that was pressed. */
export function CartRefusalDialog({ refusal, onClose }: CartRefusalDialogProps) {
  const messages = useMessages("dialogs.cartRefusal");
  const triggerRef = useRef(document.activeElement instanceof HTMLElement ? document.activeElement : null);
  const userType = useShopSelector(({ auth }) => auth.userType);
  const { title, text } = useRefusalText(refusal, messages);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={messages.close}
      triggerRef={triggerRef}
    >
      <div className="grid gap-2">
        {text.split("\n").map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        {refusal.code === pendingPayment && (
          <LinkButton href={payUnpaidHref(userType)}>{messages.pay}</LinkButton>
        )}
        <Button kind={refusal.code === pendingPayment ? "secondary" : "primary"} onClick={onClose}>
          {messages.close}
        </Button>
      </div>
    </Dialog>
  );
}

/** An unknown code displays the message of the server. */
function useRefusalText({ code, message, details }: Refusal, messages: CartRefusalMessages) {
  const t = useTranslator("dialogs.cartRefusal");
  if (!isKnownCode(code, messages)) return { title: t("defaultTitle"), text: message };
  return {
    title: t(`codes.${code}.title`, { amount: formatAmount(details) }),
    text: t(`codes.${code}.text`, { brand: brand.name }),
  };
}

function isKnownCode(
  code: string | number,
  { codes }: CartRefusalMessages,
): code is keyof CartRefusalMessages["codes"] {
  return Object.hasOwn(codes, code);
}

/** The documented title has a dollar sign before the amount; other currencies put their own symbol there. */
function formatAmount({ amount, currency }: Refusal["details"]): string {
  if (typeof amount !== "string") return "$";
  const value = typeof currency === "object" && currency && "symbol" in currency ? currency.symbol : "$";
  const symbol = typeof value === "string" ? value : "$";
  return /^[A-Z]+$/.test(symbol) ? `${symbol} ${amount}` : `${symbol}${amount}`;
}
