import { useEffect, useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import { CallForm } from "@/components/form/call-form";
import { useProblemForm } from "@/components/kits/public/use-problem-form";
import { ignoreSecondClick } from "@/components/form/use-heading-focus";
import { typedBarcodes } from "@/components/kits/activation/activation-values";
import { noteActivation } from "@/components/kits/activation/kit-list/kit-list";
import { activatedPath } from "@/lib/navigation/activation-paths";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/links/link-button";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import type { UsedKitFacts } from "@/store/api/kits/used-kit";
import type { StepProps } from "@/components/kits/activation/activation-props";

export interface UsedKitProps extends Pick<StepProps, "activation"> {
  readonly kit: UsedKitFacts;
  readonly onOther: () => void;
}

/** The kit has been activated before, perhaps by somebody else. */
export function UsedKit({ kit, activation: { record, email, user }, onOther }: UsedKitProps) {
  const t = useTranslator("activation");
  const { barcode = typedBarcodes(record)[0] ?? "", activation } = kit;
  const [isReporting, setReporting] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    return ignoreSecondClick();
  }, []);
  const owner = user?.id ?? null;
  useEffect(() => {
    // A kit of a list whose response was lost, or that was activated elsewhere meanwhile.
    if (activation !== undefined) noteActivation(owner, { barcode, token: activation });
  }, [owner, barcode, activation]);
  return (
    <div className="grid gap-6">
      <section
        aria-labelledby="used-kit"
        className="grid gap-2 rounded-box border border-carrier bg-carrier-soft p-5"
      >
        <h2 id="used-kit" ref={title} tabIndex={-1} className="text-title-3 outline-none">
          {t("used.title")}
        </h2>
        <p>{t(activation === undefined ? "used.text" : "used.own", { barcode: formatBarcode(barcode) })}</p>
      </section>
      <div className="flex flex-col gap-2 wide:flex-row wide:gap-4">
        {activation !== undefined && (
          <LinkButton href={activatedPath(activation)} className="min-h-13">
            {t("used.open")}
          </LinkButton>
        )}
        <Button
          kind={activation === undefined ? "primary" : "secondary"}
          className="min-h-13"
          onClick={onOther}
        >
          {t("used.other")}
        </Button>
        {activation === undefined && !isReporting && (
          <Button kind="secondary" className="min-h-13" onClick={() => setReporting(true)}>
            {t("used.report")}
          </Button>
        )}
      </div>
      {isReporting && <ProblemForm barcode={barcode} email={email} />}
    </div>
  );
}

function ProblemForm(props: { readonly barcode: string; readonly email: string }) {
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
