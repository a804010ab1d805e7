"use client";

import { useRouter } from "next/navigation";
import { lazy, Suspense } from "react";
import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { useMutationCall } from "@/components/form/use-mutation-call";
import { Button } from "@/components/ui/button";
import { useDisclosure } from "@/components/ui/use-disclosure";
import { parentageRoutes } from "@/lib/contract/animals/results/parentage/parentage.routes";
import { callApi } from "@/store/api/call-api";

const Dialog = lazy(() =>
  import("@/components/ui/dialog-client").then(({ Dialog: dialog }) => ({ default: dialog })),
);

interface DeleteRequestProps {
  readonly id: number;
  /** Name of the offspring. */
  readonly name: string;
  /** The page to go to; by default the list is refreshed. */
  readonly next?: string;
}

/** Asks for confirmation before a request is deleted. */
export function DeleteRequest({ id, name, next }: DeleteRequestProps) {
  const t = useTranslator("parentage.remove");
  const router = useRouter();
  const { triggerRef, hasBeenOpen, isOpen, onOpenChange } = useDisclosure();
  const removing = useMutationCall({ failure: parentageRoutes.remove.failure });
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
        aria-label={t("openNamed", { name })}
        onClick={() => onOpenChange(true)}
      >
        {t("open")}
      </Button>
      {hasBeenOpen && (
        <Suspense fallback={null}>
          <Dialog
            isOpen={isOpen}
            onOpenChange={onOpenChange}
            triggerRef={triggerRef}
            title={t("title", { name })}
            description={t("text")}
            closeLabel={t("close")}
          >
            <FormFailure message={removing.failure} />
            <Button kind="danger" pending={removing.isSending && t("sending")} onClick={() => void remove()}>
              {t("submit")}
            </Button>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
