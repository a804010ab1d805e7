import { useTranslator } from "#use-messages";
import { CallForm } from "@/components/form/call-form";
import { useProblemForm } from "@/components/kits/public/use-problem-form";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";

interface ProblemFormProps {
  readonly barcode: string;
  readonly email: string;
}

/** Reports a used kit to the laboratory. */
export function ProblemForm(props: ProblemFormProps) {
  const t = useTranslator("activation.used");
  const { form, sentTo } = useProblemForm(props);
  return (
    <section aria-labelledby="report" className="grid gap-4">
      <h2 id="report" className="text-title-3">
        {t("report")}
      </h2>
      <p role="status" className="font-medium empty:hidden">
        {sentTo !== undefined && t("sent", { email: sentTo })}
      </p>
      {sentTo === undefined && (
        <>
          <p className="text-quiet">{t("intro")}</p>
          <CallForm form={form} submitLabel={t("submit")} pendingLabel={t("submitting")}>
            <TextField {...form.field("barcode")} label={t("barcode")} maxLength={limits.barcodeLength + 1} />
            <TextField
              {...form.field("email")}
              label={t("email")}
              type="email"
              autoComplete="email"
              maxLength={limits.emailLength + 1}
            />
            <TextArea {...form.field("message")} label={t("message")} maxLength={limits.statementLength} />
          </CallForm>
        </>
      )}
    </section>
  );
}
