"use client";

import { lazy, Suspense } from "react";
import { useConfirmDialog } from "@/components/form/use-confirm-dialog";
import { FormFailure } from "@/components/form/form-failure";
import { useMutationCall } from "@/components/form/use-mutation-call";
import { Button } from "@/components/ui/button";
import { apiTokensRoutes } from "@/lib/contract/account/api-tokens/api-tokens.routes";
import { useTranslator } from "@/lib/i18n/use-translator";
import { callApi } from "@/store/api/call-api";
import type { FormMessages } from "@/store/api/failure-message";
import type { Messages } from "@/lib/i18n/generated/message-types";

const Dialog = lazy(() =>
  import("@/components/ui/dialog-client").then(({ Dialog: dialog }) => ({ default: dialog })),
);

interface RevokeTokenProps {
  readonly id: number;
  readonly name: string;
  readonly messages: Pick<Messages["apiTokens"], "revoke">;
  readonly formMessages: FormMessages;
}

/** Asks for confirmation before a token is revoked. */
export function RevokeToken({ id, name, messages, formMessages }: RevokeTokenProps) {
  const t = useTranslator(messages);
  const { triggerRef, hasBeenOpen, open, dialog, finish } = useConfirmDialog(formMessages);
  const revoking = useMutationCall({ failure: apiTokensRoutes.revoke.failure, messages: formMessages });
  async function revoke() {
    const { ok } = await revoking.run(callApi(apiTokensRoutes.revoke, { params: { id } }));
    if (ok) finish();
  }
  return (
    <>
      <Button
        ref={triggerRef}
        kind="quiet"
        aria-haspopup="dialog"
        aria-label={t("revoke.openNamed", { name })}
        onClick={open}
      >
        {t("revoke.open")}
      </Button>
      {hasBeenOpen && (
        <Suspense fallback={null}>
          <Dialog
            {...dialog}
            title={t("revoke.title", { name })}
            description={t("revoke.text")}
            closeLabel={t("revoke.close")}
          >
            <FormFailure message={revoking.failure} />
            <Button
              kind="danger"
              pending={revoking.isSending && t("revoke.sending")}
              onClick={() => void revoke()}
            >
              {t("revoke.submit")}
            </Button>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
