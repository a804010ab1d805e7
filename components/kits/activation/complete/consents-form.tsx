import { useForm } from "react-hook-form";
import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { useMutationCall } from "@/components/form/use-mutation-call";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ConsentBoxes } from "@/components/kits/activation/consent-boxes";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import { callApi } from "@/store/api/call-api";
import type { ActivatedProps } from "./activated-props";

/** The consents, which can be changed at any time. */
export function ConsentsForm({ activation, onChange }: ActivatedProps) {
  const t = useTranslator("activation.complete");

  const { token, consents } = activation;
  const form = useForm({ defaultValues: consents });
  const saving = useMutationCall({
    failure: activationRoutes.updateConsents.failure,
  });

  const submit = form.handleSubmit(async (body) => {
    const outcome = await saving.run(callApi(activationRoutes.updateConsents, { params: { token }, body }));
    if (outcome.ok) onChange(outcome.data);
  });

  return (
    <Card>
      <form
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void submit(event)}
        onChange={saving.reset}
      >
        <ConsentBoxes field={form.register} />
        <FormFailure message={saving.failure} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" kind="secondary" pending={saving.isSending && t("saving")}>
            {t("save")}
          </Button>
          <p role="status" className="font-medium">
            {saving.isDone && t("saved")}
          </p>
        </div>
      </form>
    </Card>
  );
}
