"use client";

import { FormFailure } from "@/components/form/form-failure";
import { useSending, type Work } from "@/components/form/use-sending";
import { Button } from "@/components/ui/button";
import { DialogBox, type OverlayProps } from "@/components/ui/dialog-client";
import { checkoutRoutes } from "@/lib/contract/checkout/checkout.routes";
import { endRenewal } from "@/store/orders";
import type { EndRenewalProps } from "./end-renewal-client";

type EndRenewalDialogProps = Pick<EndRenewalProps, "by" | "words" | "sendingWords"> &
  Pick<OverlayProps, "isOpen" | "onOpen" | "opener"> & { readonly onDone: () => void };

export function EndRenewalDialog({ by, words, sendingWords, onDone, ...box }: EndRenewalDialogProps) {
  const sending = useSending({ failed: checkoutRoutes.endRenewal.failure, words: sendingWords });
  const work: Work = async (dispatch) => {
    const error = await dispatch(endRenewal(by));
    if (error === undefined) onDone();
    return error;
  };
  return (
    <DialogBox {...box} title={words.title} description={words.text} closeLabel={words.close}>
      <FormFailure message={sending.failure} />
      <div className="flex flex-wrap gap-3">
        <Button
          kind="danger"
          pending={sending.isSending && words.sending}
          onClick={() => void sending.run(work, [])}
        >
          {words.submit}
        </Button>
        {/* Whoever only presses Enter keeps what they have. */}
        <Button kind="quiet" autoFocus onClick={() => box.onOpen(false)}>
          {words.keep}
        </Button>
      </div>
    </DialogBox>
  );
}
