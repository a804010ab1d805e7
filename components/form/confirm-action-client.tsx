"use client";

import { Button } from "@/components/ui/button";
import type { ButtonKind } from "@/components/ui/button-styles";
import { LazyDialog } from "@/components/ui/lazy-dialog-client";
import { FormFailure } from "./form-failure";
import { callRoute, useMutationCall } from "./use-mutation-call";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { useMessages } from "#use-messages";
import type { Route } from "@/lib/contract/contract";
import type { InputOf } from "@/store/api/call-types";
import { focusablePageHeading } from "@/components/ui/page-heading";
import { useDisclosure } from "@/components/ui/use-disclosure";
import { useShopDispatch } from "@/store/hooks";
import { toastAdded } from "@/store/slices/toasts";

interface ConfirmActionProps<R extends Route> {
  readonly kind: ButtonKind;
  /** Of the button in the dialog; by default as that which opens it. */
  readonly submitKind?: ButtonKind;
  readonly labels: {
    readonly open: string;
    /** Read by screen readers instead, where buttons repeat. */
    readonly openNamed?: string;
    readonly title: string;
    readonly text: string;
    readonly submit: string;
    readonly sending: string;
    readonly close: string;
  };
  readonly route: R;
  readonly input: InputOf<R> | (() => InputOf<R>);
  /** Leaves the page. By default it is refreshed. */
  readonly onDone?: (() => void) | undefined;
}

/** A button whose action is confirmed in a dialog. */
export function ConfirmAction<R extends Route>(props: ConfirmActionProps<R>) {
  const { kind, submitKind = kind, labels, route, input, onDone } = props;
  const { triggerRef, hasBeenOpen, open, dialog, finish } = useConfirmDialog();
  const sending = useMutationCall({ failure: route.failure, staysBusy: onDone !== undefined });
  async function confirm() {
    const { ok } = await sending.run(callRoute(route, input instanceof Function ? input() : input));
    if (ok) (onDone ?? finish)();
  }
  return (
    <>
      <Button
        ref={triggerRef}
        kind={kind}
        aria-haspopup="dialog"
        aria-label={labels.openNamed}
        onClick={open}
      >
        {labels.open}
      </Button>
      {hasBeenOpen && (
        <LazyDialog {...dialog} title={labels.title} description={labels.text} closeLabel={labels.close}>
          <FormFailure message={sending.failure} />
          <Button
            kind={submitKind}
            pending={sending.isSending && labels.sending}
            onClick={() => void confirm()}
          >
            {labels.submit}
          </Button>
        </LazyDialog>
      )}
    </>
  );
}

/** State of a dialog that confirms an action. The action may remove the button that opened it. */
function useConfirmDialog() {
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
