"use client";

import { useMessages } from "#use-messages";
import { Button } from "@/components/ui/button";
import { useShopDispatch } from "@/store/hooks";
import { toastAdded } from "@/store/slices/toasts";

interface CopyCodeProps {
  readonly code: string;
}

export function CopyCode({ code }: CopyCodeProps) {
  const messages = useMessages("shows.code");
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
