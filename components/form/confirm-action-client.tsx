"use client";

import { lazy, Suspense } from "react";
import { Button } from "@/components/ui/button";
import type { ButtonKind } from "@/components/ui/button-styles";
import { FormFailure } from "./form-failure";
import { type CallThunk, useMutationCall } from "./use-mutation-call";
import { useConfirmDialog } from "./use-confirm-dialog";

const Dialog = lazy(() =>
  import("@/components/ui/dialog-client").then(({ Dialog: dialog }) => ({ default: dialog })),
);

interface ConfirmActionProps {
  readonly kind: ButtonKind;
  readonly labels: {
    readonly open: string;
    readonly title: string;
    readonly text: string;
    readonly submit: string;
    readonly sending: string;
    readonly close: string;
  };
  /** Documented message of the call's failure. */
  readonly failure: string;
  readonly call: () => CallThunk;
}

/** A button whose action is confirmed in a dialog. The page is refreshed afterwards. */
export function ConfirmAction({ kind, labels, failure, call }: ConfirmActionProps) {
  const { triggerRef, hasBeenOpen, open, dialog, finish } = useConfirmDialog();
  const { run, isSending, failure: message } = useMutationCall({ failure });
  async function confirm() {
    const { ok } = await run(call());
    if (ok) finish();
  }
  return (
    <>
      <Button ref={triggerRef} kind={kind} aria-haspopup="dialog" onClick={open}>
        {labels.open}
      </Button>
      {hasBeenOpen && (
        <Suspense fallback={null}>
          <Dialog {...dialog} title={labels.title} description={labels.text} closeLabel={labels.close}>
            <FormFailure message={message} />
            <Button kind={kind} pending={isSending && labels.sending} onClick={() => void confirm()}>
              {labels.submit}
            </Button>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
