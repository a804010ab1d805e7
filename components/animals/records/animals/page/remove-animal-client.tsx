"use client";

import { useTranslator } from "#use-messages";
import { redirectTo } from "@/components/orders/public/redirect-to";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { Button } from "@/components/ui/button";
import { DialogButton } from "@/components/ui/dialog-button-client";
import { animalsRoutes } from "@/lib/contract/animals/records/animals/animals.routes";
import { animalPaths } from "@/lib/navigation/animal-paths";

interface RemoveAnimalProps {
  readonly id: number;
  readonly name: string;
  readonly isVet: boolean;
}

/** Deletes an animal that was never tested, after asking. */
export function RemoveAnimal({ id, name, isVet }: RemoveAnimalProps) {
  const t = useTranslator("animals");
  const removing = useRouteCall(animalsRoutes.remove, { staysBusy: true });
  async function submit() {
    const { ok } = await removing.send({ params: { id } });
    if (ok) redirectTo(isVet ? animalPaths.myPatients : animalPaths.myAnimals);
  }
  return (
    <div>
      <DialogButton
        kind="danger"
        label={t("page.remove", { name })}
        title={t("removeDialog.title", { name })}
        description={t("removeDialog.text")}
        closeLabel={t("removeDialog.close")}
      >
        {(close) => (
          <>
            <FormFailure message={removing.failure} />
            <div className="flex flex-wrap gap-3">
              <Button
                kind="danger"
                pending={removing.isSending && t("removeDialog.submitting")}
                onClick={() => void submit()}
              >
                {t("removeDialog.submit")}
              </Button>
              <Button kind="quiet" onClick={close}>
                {t("removeDialog.keep")}
              </Button>
            </div>
          </>
        )}
      </DialogButton>
    </div>
  );
}
