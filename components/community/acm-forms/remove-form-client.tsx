"use client";

import { useRouter } from "next/navigation";
import { lazy, Suspense } from "react";
import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { useMutationCall } from "@/components/form/use-mutation-call";
import { Button } from "@/components/ui/button";
import { useDisclosure } from "@/components/ui/use-disclosure";
import { acmFormsRoutes } from "@/lib/contract/community/acm-forms/acm-forms.routes";
import { animalPaths } from "@/lib/navigation/animal-paths";
import { callApi } from "@/store/api/call-api";

const Dialog = lazy(() =>
  import("@/components/ui/dialog-client").then(({ Dialog: dialog }) => ({ default: dialog })),
);

interface RemoveFormProps {
  readonly id: number;
  /** Name of the animal. */
  readonly name: string;
}

/** Asks for confirmation before a form is deleted. */
export function RemoveForm({ id, name }: RemoveFormProps) {
  const t = useTranslator("acmForms.remove");
  const router = useRouter();
  const { triggerRef, hasBeenOpen, isOpen, onOpenChange } = useDisclosure();
  const { failure } = acmFormsRoutes.remove;
  const removing = useMutationCall({ failure, staysBusy: true });
  async function remove() {
    const { ok } = await removing.run(callApi(acmFormsRoutes.remove, { params: { id } }));
    if (ok) router.push(animalPaths.acmForms);
  }
  return (
    <>
      <Button ref={triggerRef} kind="danger" aria-haspopup="dialog" onClick={() => onOpenChange(true)}>
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
