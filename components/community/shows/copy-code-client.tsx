"use client";

import { Button } from "@/components/ui/button";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { useShopDispatch } from "@/store/hooks";
import { toastAdded } from "@/store/slices/toasts";

interface CopyCodeProps {
  readonly code: string;
  readonly messages: Pick<Messages["shows"]["code"], "copy" | "copied">;
}

export function CopyCode({ code, messages }: CopyCodeProps) {
  const dispatch = useShopDispatch();
  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      dispatch(toastAdded({ kind: "success", text: messages.copied }));
    } catch {
      // Not permitted: the code can be selected and copied by hand.
    }
  }
  return (
    <Button kind="secondary" onClick={() => void copy()}>
      {messages.copy}
    </Button>
  );
}
