import { useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import { useFocusAfterChange } from "@/components/form/use-focus-after-change";
import { Button } from "@/components/ui/button";
import type { DetailsProblem } from "@/lib/config/kits/lab";
import type { ActivatedProps, CorrectionProps } from "./activated-props";
import { ChangeAnimal } from "./change-animal";
import { CorrectParents } from "./correct-parents";
import { EditPet } from "./edit-pet";
import { trimTexts } from "@/components/form/contract-resolver";
import { StepForm } from "@/components/form/step-form";
import { useCallForm } from "@/components/form/use-call-form";
import { TextArea } from "@/components/ui/text-area";
import { limits } from "@/lib/config/limits";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";

const correctionForms = {
  facts: EditPet,
  parents: CorrectParents,
  animal: ChangeAnimal,
  message: HoldMessage,
};

type FormName = keyof typeof correctionForms;

/** The likeliest correction of each problem. */
const firstForms: Readonly<Record<DetailsProblem, FormName>> = {
  sex: "facts",
  species: "facts",
  sire: "parents",
  dam: "parents",
  "other-animal": "animal",
  other: "facts",
};

interface DetailsHoldProps extends ActivatedProps {
  readonly held: ActivatedProps["activation"]["samples"][number] & { readonly problem: DetailsProblem };
}

/** What does not fit the sample, and the forms that correct it. */
export function DetailsHold({ held, ...props }: DetailsHoldProps) {
  const t = useTranslator("activation");
  const { activation, onChange } = props;
  const { problem, problemNote, isCorrectable } = held;
  const [opened, setOpened] = useState<FormName>();
  const [outcome, setOutcome] = useState<"saved" | "sent">();
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const expectFocus = useFocusAfterChange(opened, () =>
    opened ? form.current?.querySelector<HTMLElement>("input, select, textarea") : title.current,
  );
  const show = (next: FormName | undefined, nextOutcome?: typeof outcome) => {
    expectFocus(true);
    setOpened(next);
    setOutcome(nextOutcome);
  };
  const name = activation.pet.petName;
  const names = listForms(activation, firstForms[problem]);
  const Form = opened && correctionForms[opened];
  return (
    <section aria-labelledby="hold" className="grid gap-4 rounded-box bg-carrier-soft px-4 py-4">
      <h2 id="hold" ref={title} tabIndex={-1} className="text-lead font-semibold outline-none">
        {t(`complete.hold.${problem}.title`, { name })}
      </h2>
      <p>{t(`complete.hold.${problem}.text`, { name })}</p>
      {problemNote !== null && (
        <p className="wrap-anywhere">{t("complete.hold.note", { note: problemNote })}</p>
      )}
      {!isCorrectable && <p>{t("complete.hold.byLab")}</p>}
      <p role="status" className="font-medium wrap-anywhere empty:hidden">
        {outcome === "saved" && t(isCorrectable ? "complete.hold.still" : "complete.hold.saved")}
        {outcome === "sent" && t("complete.hold.message.sent", { email: activation.email })}
      </p>
      {Form ? (
        <div ref={form} className="rounded-box bg-card p-4">
          <Form
            {...props}
            held={held}
            onCancel={() => show(undefined)}
            onSent={() => show(undefined, "sent")}
            onChange={(changed) => {
              show(undefined, "saved");
              onChange(changed);
            }}
          />
        </div>
      ) : (
        <div className="flex flex-wrap gap-3">
          {names.map((formName, at) => (
            <Button key={formName} kind={at === 0 ? "primary" : "secondary"} onClick={() => show(formName)}>
              {t(`complete.hold.actions.${formName}`)}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

function listForms({ parents }: ActivatedProps["activation"], first: FormName): readonly FormName[] {
  const names: readonly FormName[] = [
    "facts",
    ...(parents ? (["parents"] as const) : []),
    "animal",
    "message",
  ];
  return names.includes(first) ? [first, ...names.filter((name) => name !== first)] : names;
}

interface HoldMessageProps extends CorrectionProps {
  readonly onSent: () => void;
}

/** A message to the lab about the tube that is on hold. */
function HoldMessage({ activation, held, onCancel, onSent }: HoldMessageProps) {
  const t = useTranslator("activation.complete");

  const { email } = activation;
  const form = useCallForm({
    route: activationRoutes.reportProblem,
    schema: async () =>
      (await import("@/lib/contract/kits/activation/activation.forms")).activationForms.problem,
    defaults: { message: "" },
    toBody: (values) => trimTexts({ ...values, barcode: held.barcode, email }),
    onSuccess: onSent,
  });
  return (
    <StepForm
      pending={form.isSending && t("hold.message.submitting")}
      failure={form.failure}
      nextLabel={t("hold.message.submit")}
      backLabel={t("cancel")}
      onBack={onCancel}
      onSubmit={form.submit}
    >
      <TextArea
        {...form.field("message")}
        label={t("hold.message.label")}
        hint={t("hold.message.hint", { email })}
        maxLength={limits.statementLength}
      />
    </StepForm>
  );
}
