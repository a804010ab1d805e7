import { useMessages, useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import type { CallError } from "@/store/api/call-error";
import { failureMessage } from "@/store/api/failure-message";
import type { StepProps } from "@/components/kits/activation/activation-props";
import type { ActivationStep } from "@/lib/domain/kits/activation-steps";

interface ReviewProblemProps extends Pick<StepProps, "activation"> {
  readonly error: CallError;
}

/** What the check has found, with the way to the step that corrects it. */
export function ReviewProblem({ activation, error }: ReviewProblemProps) {
  const t = useTranslator("activation");
  const formMessages = useMessages("form");
  if (error.kind !== "fields" || Array.isArray(error.fields))
    return (
      <FormFailure
        message={failureMessage(error, {
          messages: formMessages,
          failure: activationRoutes.review.failure,
        })}
      />
    );
  const problems = Object.entries(error.fields).map(([field, message]) => ({
    step: problemStep(field),
    message: String(message),
  }));
  return (
    <ul role="alert" className="grid gap-3 rounded-box border border-affected bg-affected-soft p-4">
      {problems.map(({ step, message }) => (
        <li key={`${step} ${message}`} className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="font-medium text-affected">{message}</p>
          <Button kind="quiet" onClick={() => activation.open(step)}>
            {t("review.fix", { step: t(`steps.${step}`) })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The step whose field has been refused, by the name of the field in the call. */
function problemStep(field: string): ActivationStep {
  if (field.startsWith("pet.")) return "pet";
  if (field.startsWith("person.")) return "person";
  if (field === "selectedTestKit" || field === "selectedProduct") return "test";
  if (field.startsWith("collectionAgent") || field.startsWith("consents")) return "sample";
  if (field === "payment" || field.startsWith("payment.")) return "extras";
  return field === "email" ? "email" : "barcode";
}
