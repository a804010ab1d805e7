import { Suspense, useEffect, useState } from "react";
import { useTranslator, useMessages } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { useMutationCall } from "@/components/form/use-mutation-call";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import { activateKit, sendReview, validateBarcode, type ActivationBody } from "@/store/api/kits/activation";
import { type CallError, messageOf } from "@/store/api/call-error";
import { type UsedKitFacts, usedKitOf } from "@/store/api/kits/used-kit";
import { useShopDispatch } from "@/store/hooks";
import { resetToBarcode, selectRecord } from "@/store/slices/activation";
import { ExtrasPayment } from "@/components/kits/activation/payment/load-extras-payment";
import type { OpenActivation } from "@/components/kits/activation/use-activation";
import type { ShopThunk } from "@/store/state";
import { activatedPath } from "@/lib/navigation/activation-paths";
import { typedBarcodes } from "@/components/kits/activation/activation-values";
import { noteActivation } from "@/components/kits/activation/kit-list/kit-list";
import { redirectTo } from "@/components/orders/public/redirect-to";
import { ReviewSections } from "./review-sections";
import type { StepProps } from "@/components/kits/activation/activation-props";
import { UsedKit } from "./load-used-kit";
import { failureMessage } from "@/store/api/failure-message";
import type { ActivationStep } from "@/lib/domain/kits/activation-steps";

/** Everything once more, checked by the backend, and the button that activates the kit. */
export function ReviewStep(props: StepProps) {
  const t = useTranslator("activation");

  const { activation } = props;
  const dispatch = useShopDispatch();
  const { error, isChecking, check } = useReview(
    activation.rules?.createActivationBody(activation.record, activation, activation.email),
  );
  const { activating, usedKit, activate, activatePaid, checkKit } = useActivate(props, check);
  const unpaid = unpaidTests(activation);
  const used = usedKit ?? usedKitOf(error);
  if (used !== undefined)
    return <UsedKit kit={used} activation={activation} onOther={() => dispatch(resetToBarcode())} />;
  return (
    <div className="grid gap-6">
      <p className="text-quiet">{t("review.intro")}</p>
      <ReviewSections {...props} />
      {isChecking && <Skeleton label={t("review.checking")} lines={1} />}
      {/* What cannot be reached is said once. */}
      {error && (error.kind === "fields" || activating.failure === undefined) && (
        <ReviewProblem {...props} error={error} />
      )}
      <FormFailure message={activating.failure} />
      {unpaid.length > 0 && !activating.isSending ? (
        <Suspense fallback={<Skeleton label={t("payment.preparing")} lines={3} />}>
          <ExtrasPayment activation={activation} tests={unpaid} onPaid={activatePaid} onCheck={checkKit} />
        </Suspense>
      ) : (
        <Button
          onClick={() => void activate()}
          pending={activating.isSending && t("review.submitting")}
          className="min-h-14 text-lead wide:justify-self-start wide:px-10"
        >
          {t("review.submit")}
        </Button>
      )}
      {/* What is being activated cannot be changed. */}
      {!activating.isSending && (
        <Button kind="quiet" className="wide:-ml-5 wide:justify-self-start" onClick={activation.back}>
          {t("back")}
        </Button>
      )}
    </div>
  );
}

function useActivate({ activation }: StepProps, onFailed: () => void) {
  const dispatch = useShopDispatch();
  const [usedKit, setUsedKit] = useState<UsedKitFacts>();
  const activating = useMutationCall({
    onRefusal: (refusal) => setUsedKit(usedKitOf(refusal)),
    failure: activationRoutes.activate.failure,
    staysBusy: true,
  });

  async function activate() {
    // From the store: a payment may have been added since this was displayed.
    const body = dispatch(readActivationBody(activation));
    if (body === undefined) return;
    const outcome = await activating.run(activateKit(body));
    if (outcome.ok) redirectTo(pathAfter(activation, outcome.data.token));
    else onFailed();
  }

  /** Paid tests belong to the kit: from then on it is only to be activated. */
  const readKit = () => {
    const { record } = activation;
    return dispatch(validateBarcode({ barcodes: typedBarcodes(record), type: "step", id: record.id }));
  };

  return {
    activating,
    usedKit,
    activate,
    checkKit: async () => {
      const read = await readKit();
      return read.ok ? undefined : messageOf(read.error);
    },
    activatePaid: async () => {
      await readKit();
      await activate();
    },
  };
}

/** The next kit of a pasted list; without one, the page of the activation. */
function pathAfter({ record, user }: OpenActivation, token: string): string {
  const [barcode = ""] = typedBarcodes(record);
  return noteActivation(user?.id ?? null, { barcode, token, record }) ?? activatedPath(token);
}

/** Tests that were chosen and are not paid yet. */
const unpaidTests = ({ record: { extras = [] }, kit }: OpenActivation) =>
  extras.filter(({ id }) => !kit?.extras.some((paid) => paid.id === id));

const readActivationBody =
  (activation: OpenActivation): ShopThunk<ActivationBody | undefined> =>
  (_dispatch, getState) =>
    activation.rules?.createActivationBody(selectRecord(getState()), activation, activation.email);

/** Has the backend check the whole record, on arrival and after a failure. */
function useReview(body: ActivationBody | undefined) {
  const dispatch = useShopDispatch();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ readonly key: string; readonly error: CallError | undefined }>();
  const text = JSON.stringify(body);
  const key = `${attempt} ${text}`;
  useEffect(() => {
    if (text === undefined) return;
    let isOver = false;
    void dispatch(sendReview(JSON.parse(text) as ActivationBody)).then((result) => {
      if (!isOver) setState({ key, error: result.ok ? undefined : result.error });
    });
    return () => {
      isOver = true;
    };
  }, [dispatch, key, text]);
  return { isChecking: state === undefined, error: state?.error, check: () => setAttempt(attempt + 1) };
}

interface ReviewProblemProps extends Pick<StepProps, "activation"> {
  readonly error: CallError;
}

/** What the check has found, with the way to the step that corrects it. */
function ReviewProblem({ activation, error }: ReviewProblemProps) {
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
