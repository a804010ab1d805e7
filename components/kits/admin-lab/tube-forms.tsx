import { useState } from "react";
import { useTranslator } from "#use-messages";
import { createIdempotencyKey } from "@/components/orders/public/idempotency-key";
import { CallForm } from "@/components/form/call-form";
import { emptyToNull } from "@/components/form/contract-resolver";
import { useCallForm } from "@/components/form/use-call-form";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { detailsProblems, type LabStage, labStages } from "@/lib/config/kits/lab";
import { limits } from "@/lib/config/limits";
import { adminLabRoutes } from "@/lib/contract/kits/admin-lab/admin-lab.routes";

export interface TubeFormProps {
  readonly barcode: string;
  readonly onDone: () => void;
}

/** One action per opened form: a second click does not repeat it. */
const useActionId = () => useState(createIdempotencyKey)[0];

/** What the calls about one tube have in common. */
function useTubeCall({ barcode, onDone }: TubeFormProps) {
  const actionId = useActionId();
  return {
    toInput: <Body extends object>(body: Body) => ({ params: { barcode }, body: { ...body, actionId } }),
    onSuccess: onDone,
  };
}

export function StageForm({ stage, barcode, onDone }: TubeFormProps & { readonly stage: LabStage | null }) {
  const t = useTranslator("adminLab");
  const actionId = useActionId();
  const form = useCallForm({
    route: adminLabRoutes.move,
    schema: async () => (await import("@/lib/contract/kits/admin-lab/admin-lab.forms")).adminLabForms.stage,
    defaults: { stage: "" },
    toInput: (body) => ({ body: { ...body, actionId, barcodes: [barcode] } }),
    onSuccess: onDone,
  });
  return (
    <CallForm form={form} submitLabel={t("actions.stage.submit")} pendingLabel={t("actions.sending")}>
      <Select
        {...form.field("stage")}
        label={t("actions.stage.field")}
        placeholder={t("actions.stage.choose")}
        options={labStages
          .filter((value) => value !== stage)
          .map((value) => ({ value, label: t(`stages.${value}`) }))}
        required
        autoFocus
      />
    </CallForm>
  );
}

export function HoldForm(props: TubeFormProps) {
  const t = useTranslator("adminLab");
  const form = useCallForm({
    route: adminLabRoutes.hold,
    schema: async () => (await import("@/lib/contract/kits/admin-lab/admin-lab.forms")).adminLabForms.hold,
    defaults: { problem: "", note: "" },
    toBody: emptyToNull,
    ...useTubeCall(props),
  });
  return (
    <CallForm form={form} submitLabel={t("actions.hold.submit")} pendingLabel={t("actions.sending")}>
      <Select
        {...form.field("problem")}
        label={t("actions.hold.field")}
        placeholder={t("actions.hold.choose")}
        options={detailsProblems.map((value) => ({ value, label: t(`detailsProblems.${value}`) }))}
        required
        autoFocus
      />
      <TextArea
        {...form.field("note")}
        label={t("actions.hold.note")}
        hint={t("actions.hold.noteHint")}
        maxLength={limits.noteLength}
      />
    </CallForm>
  );
}

export function PromiseForm(props: TubeFormProps) {
  const t = useTranslator("adminLab.actions");
  const form = useCallForm({
    route: adminLabRoutes.promise,
    schema: async () => (await import("@/lib/contract/kits/admin-lab/admin-lab.forms")).adminLabForms.promise,
    defaults: { promisedOn: "", reason: "" },
    ...useTubeCall(props),
  });
  return (
    <CallForm form={form} submitLabel={t("promise.submit")} pendingLabel={t("sending")}>
      <TextField {...form.field("promisedOn")} type="date" label={t("promise.field")} required autoFocus />
      <TextArea
        {...form.field("reason")}
        label={t("reason")}
        hint={t("reasonHint")}
        maxLength={limits.noteLength}
        required
      />
    </CallForm>
  );
}

/** Failed or cancelled. */
export function CloseForm({ action, ...props }: TubeFormProps & { readonly action: "fail" | "cancel" }) {
  const t = useTranslator("adminLab.actions");
  const form = useCallForm({
    route: adminLabRoutes[action],
    schema: async () => (await import("@/lib/contract/kits/admin-lab/admin-lab.forms")).adminLabForms.reason,
    defaults: { reason: "" },
    ...useTubeCall(props),
  });
  return (
    <CallForm form={form} submitLabel={t(`${action}.submit`)} pendingLabel={t("sending")}>
      <TextArea
        {...form.field("reason")}
        label={t("reason")}
        hint={t("reasonHint")}
        maxLength={limits.noteLength}
        required
        autoFocus
      />
    </CallForm>
  );
}
