"use client";

import { lazy, Suspense } from "react";
import { useTranslator } from "#use-messages";
import { useConfirmDialog } from "@/components/form/use-confirm-dialog";
import { FormFailure } from "@/components/form/form-failure";
import { useMutationCall } from "@/components/form/use-mutation-call";
import { Button } from "@/components/ui/button";
import { apiTokensRoutes } from "@/lib/contract/account/api-tokens/api-tokens.routes";
import { callApi } from "@/store/api/call-api";

const Dialog = lazy(() =>
  import("@/components/ui/dialog-client").then(({ Dialog: dialog }) => ({ default: dialog })),
);

interface RevokeTokenProps {
  readonly id: number;
  readonly name: string;
}

/** Asks for confirmation before a token is revoked. */
export function RevokeToken({ id, name }: RevokeTokenProps) {
  const t = useTranslator("apiTokens.revoke");
  const { triggerRef, hasBeenOpen, open, dialog, finish } = useConfirmDialog();
  const revoking = useMutationCall({ failure: apiTokensRoutes.revoke.failure });
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
        aria-label={t("openNamed", { name })}
        onClick={open}
      >
        {t("open")}
      </Button>
      {hasBeenOpen && (
        <Suspense fallback={null}>
          <Dialog {...dialog} title={t("title", { name })} description={t("text")} closeLabel={t("close")}>
            <FormFailure message={revoking.failure} />
            <Button kind="danger" pending={revoking.isSending && t("sending")} onClick={() => void revoke()}>
              {t("submit")}
            </Button>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
