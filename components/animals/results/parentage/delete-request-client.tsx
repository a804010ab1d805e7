"use client";

import { useRouter } from "next/navigation";
import { lazy, Suspense } from "react";
import { FormFailure } from "@/components/form/form-failure";
import { useMutationCall } from "@/components/form/use-mutation-call";
import { Button } from "@/components/ui/button";
import { useDisclosure } from "@/components/ui/use-disclosure";
import { parentageRoutes } from "@/lib/contract/animals/results/parentage/parentage.routes";
import { useTranslator } from "@/lib/i18n/use-translator";
import { callApi } from "@/store/api/call-api";
import type { FormMessages } from "@/store/api/failure-message";
import type { ParentageMessages } from "./parentage-messages";

const Dialog = lazy(() =>
  import("@/components/ui/dialog-client").then(({ Dialog: dialog }) => ({ default: dialog })),
);

interface DeleteRequestProps {
  readonly id: number;
  /** Name of the offspring. */
  readonly name: string;
  /** The page to go to; by default the list is refreshed. */
  readonly next?: string;
  readonly messages: Pick<ParentageMessages, "remove">;
  readonly formMessages: FormMessages;
}

/** Asks for confirmation before a request is deleted. */
export function DeleteRequest({ id, name, next, messages, formMessages }: DeleteRequestProps) {
  const t = useTranslator(messages);
  const router = useRouter();
  const { triggerRef, hasBeenOpen, isOpen, onOpenChange } = useDisclosure();
  const removing = useMutationCall({ failure: parentageRoutes.remove.failure, messages: formMessages });
  async function remove() {
    const { ok } = await removing.run(callApi(parentageRoutes.remove, { params: { id } }));
    if (!ok) return;
    onOpenChange(false);
    if (next === undefined) router.refresh();
    else router.push(next);
  }
  return (
    <>
      <Button
        ref={triggerRef}
        kind="quiet"
        aria-haspopup="dialog"
        aria-label={t("remove.openNamed", { name })}
        onClick={() => onOpenChange(true)}
      >
        {t("remove.open")}
      </Button>
      {hasBeenOpen && (
        <Suspense fallback={null}>
          <Dialog
            isOpen={isOpen}
            onOpenChange={onOpenChange}
            triggerRef={triggerRef}
            title={t("remove.title", { name })}
            description={t("remove.text")}
            closeLabel={t("remove.close")}
          >
            <FormFailure message={removing.failure} />
            <Button
              kind="danger"
              pending={removing.isSending && t("remove.sending")}
              onClick={() => void remove()}
            >
              {t("remove.submit")}
            </Button>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
