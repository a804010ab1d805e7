import { useRouter } from "next/navigation";
import { useRef } from "react";
import { useMessages } from "#use-messages";
import { focusablePageHeading } from "@/components/ui/page-heading";
import { useDisclosure } from "@/components/ui/use-disclosure";
import { useShopDispatch } from "@/store/hooks";
import { toastAdded } from "@/store/slices/toasts";

/** State of a dialog that confirms an action. The action may remove the button that opened it. */
export function useConfirmDialog() {
  const messages = useMessages("form");
  const router = useRouter();
  const dispatch = useShopDispatch();
  const focusTarget = useRef<HTMLElement>(null);
  const { triggerRef, hasBeenOpen, isOpen, onOpenChange } = useDisclosure();

  function change(next: boolean) {
    focusTarget.current = triggerRef.current;
    onOpenChange(next);
  }

  function finish() {
    focusTarget.current = focusablePageHeading() ?? triggerRef.current;
    onOpenChange(false);
    dispatch(toastAdded({ kind: "success", text: messages.done }));
    router.refresh();
  }

  return {
    triggerRef,
    hasBeenOpen,
    open: () => change(true),
    dialog: { isOpen, onOpenChange: change, triggerRef: focusTarget },
    /** After success: closes the dialog, announces it and refreshes the page. */
    finish,
  };
}
