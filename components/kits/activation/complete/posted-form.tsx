import { useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import { CallForm } from "@/components/form/call-form";
import { emptyToNull, trimTexts } from "@/components/form/contract-resolver";
import { useCallForm } from "@/components/form/use-call-form";
import { useFocusAfterChange } from "@/components/form/use-focus-after-change";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import { formatDay } from "@/lib/domain/format";
import type { ActivatedProps } from "./activated-props";

/** "I have posted it", with an optional tracking number that can be corrected. */
export function PostedForm(props: ActivatedProps) {
  const t = useTranslator("activation.complete.posted");
  const { activation, country } = props;
  const [isEditing, setEditing] = useState(false);
  const [sample] = activation.samples;
  const { postedAt = null, trackingNumber = null } = sample ?? {};
  const isForm = postedAt === null || isEditing;
  const form = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const expectFocus = useFocusAfterChange(
    isForm,
    () => button.current ?? form.current?.querySelector("input"),
  );
  const date = postedAt === null ? "" : formatDay(postedAt, country);
  return (
    <Card className="grid gap-4">
      <h2 className="text-title-3">{postedAt === null ? t("title") : t("titleDone")}</h2>
      <p role="status" className="font-medium empty:hidden">
        {postedAt !== null &&
          (trackingNumber === null
            ? t("done", { date })
            : t("doneTracking", { date, number: trackingNumber }))}
      </p>
      {isForm ? (
        <div ref={form} className="grid gap-4">
          <TrackingForm
            {...props}
            trackingNumber={trackingNumber}
            onChange={(changed) => {
              expectFocus(true);
              setEditing(false);
              props.onChange(changed);
            }}
          />
        </div>
      ) : (
        <Button
          ref={button}
          kind="quiet"
          className="-ml-5 justify-self-start"
          onClick={() => {
            expectFocus(true);
            setEditing(true);
          }}
        >
          {t("change")}
        </Button>
      )}
    </Card>
  );
}

interface TrackingFormProps extends ActivatedProps {
  readonly trackingNumber: string | null;
}

function TrackingForm({ activation, trackingNumber, onChange }: TrackingFormProps) {
  const t = useTranslator("activation.complete.posted");

  const form = useCallForm({
    route: activationRoutes.markPosted,
    schema: async () =>
      (await import("@/lib/contract/kits/activation/activation.forms")).activationForms.posted,
    defaults: { trackingNumber: trackingNumber ?? "" },
    toBody: (values) => emptyToNull(trimTexts(values)),
    toInput: (body) => ({ params: { token: activation.token }, body }),
    onSuccess: onChange,
  });
  return (
    <>
      <p className="text-quiet">{t("text")}</p>
      <CallForm form={form} submitLabel={t("submit")} pendingLabel={t("submitting")}>
        <TextField
          {...form.field("trackingNumber")}
          label={t("tracking")}
          autoComplete="off"
          maxLength={limits.trackingNumberLength}
        />
      </CallForm>
    </>
  );
}
