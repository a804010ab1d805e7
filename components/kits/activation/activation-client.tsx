"use client";

// oxlint-disable-next-line no-restricted-imports -- fills the page: without it the error page is right
import { type ComponentType, lazy, Suspense } from "react";
import { useTranslator } from "#use-messages";
import { StepProgress } from "@/components/form/step-progress";
import { useHeadingFocus } from "@/components/form/use-heading-focus";
import { Button } from "@/components/ui/button";
import { FailedState } from "@/components/ui/failed-state";
import { Skeleton } from "@/components/ui/skeleton";
import { geographyRoutes } from "@/lib/contract/kernel/geography/geography.routes";
import { errorText } from "@/store/api/error-texts";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import type { ActivationStep } from "@/lib/domain/kits/activation-steps";
import { selectActivation } from "@/store/slices/activation";
import type { ActivationPageProps, StepProps } from "./activation-props";
import { BarcodeStep } from "./steps/barcode-step";
import { EmailStep } from "./steps/email-step";
import { KitListSlot } from "./kit-list/kit-list-slot";
import { parseStep } from "./steps/steps";
import {
  continueHere,
  useActivation,
  useStoredActivation,
  type OpenActivation,
  type StoredStatus,
} from "./use-activation";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import { typedBarcodes } from "./activation-values";

const loadStep = {
  email: async () => EmailStep,
  barcode: async () => BarcodeStep,
  test: async () => (await import("./steps/test-step")).TestStep,
  pet: async () => (await import("./steps/pet-step")).PetStep,
  extras: async () => (await import("./steps/extras-step")).ExtrasStep,
  person: async () => (await import("./steps/person-step")).PersonStep,
  sample: async () => (await import("./steps/sample-step")).SampleStep,
  review: async () => (await import("./steps/review-step")).ReviewStep,
} satisfies Readonly<Record<ActivationStep, () => Promise<ComponentType<StepProps>>>>;

const lazyStep = (name: ActivationStep) => lazy(async () => ({ default: await loadStep[name]() }));

const stepComponents = {
  // One of these comes first, and the server renders it.
  email: EmailStep,
  barcode: BarcodeStep,
  test: lazyStep("test"),
  pet: lazyStep("pet"),
  extras: lazyStep("extras"),
  person: lazyStep("person"),
  sample: lazyStep("sample"),
  review: lazyStep("review"),
} satisfies Readonly<Record<ActivationStep, ComponentType<StepProps>>>;

/** The wizard that assigns a kit to an animal. */
export function Activation(props: ActivationPageProps) {
  const t = useTranslator("activation");
  const { barcode, beginsAtFirstStep } = props;
  const stored = useStoredActivation(barcode);
  const isChangedElsewhere = useShopSelector((shop) => selectActivation(shop).isChangedElsewhere);
  const isActivated = useShopSelector((shop) => selectActivation(shop).activateKitResponse !== null);
  // The record is about to be read: what another tab wrote until then is in it.
  if (stored === "unread" && !beginsAtFirstStep) return <Loading label={t("loading")} />;
  if (isChangedElsewhere) return <ChangedElsewhere />;
  // Until the page of the activation opens.
  return isActivated ? <Loading label={t("review.submitting")} /> : <Wizard {...props} stored={stored} />;
}

interface WizardProps extends ActivationPageProps {
  readonly stored: StoredStatus;
}

function Wizard({ countries, termsPaths, country, user, stored }: WizardProps) {
  const t = useTranslator("activation");
  const state = useActivation({ country, user, isRead: stored !== "unread" });
  const heading = useHeadingFocus(state.status === "open" ? state.activation.step : "");
  if (state.status === "loading") return <Loading label={t("loading")} />;
  if (state.status === "failed")
    return (
      <Frame>
        <h1>{t("metaTitle")}</h1>
        <FailedState message={state.message} retryLabel={t("retry")} onRetry={state.retry} />
      </Frame>
    );
  const { activation } = state;
  const { steps, step, open } = activation;
  const Step = stepComponents[step];
  const current = steps.indexOf(step);
  const next = steps[current + 1];
  const needsCountries = step === "person" && countries.length === 0;
  return (
    <Frame>
      <KitListSlot activation={activation} />
      <StepProgress
        label={t("progress")}
        position={t("stepOf", { step: current + 1, count: steps.length })}
        doneLabel={t("done")}
        steps={steps.map((name) => ({ name, label: t(`steps.${name}`) }))}
        current={current}
        onOpen={(name) => open(parseStep(name) ?? step)}
      />
      <div className="grid gap-3">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {t(`titles.${step}`)}
        </h1>
        <KitLine activation={activation} />
      </div>
      {needsCountries ? (
        <FailedState
          message={errorText(geographyRoutes.countries.failure)}
          retryLabel={t("retry")}
          onRetry={() => window.location.reload()}
        />
      ) : (
        // Who begins to fill in a step will soon need the next one.
        <div onFocus={() => void (next && loadStep[next]())}>
          <Suspense fallback={<Skeleton label={t("loading")} lines={5} />}>
            {/* What was typed before nothing was found in storage stays in the form. */}
            <Step
              key={stored === "restored" ? `${step} restored` : step}
              activation={activation}
              countries={countries}
              termsPaths={termsPaths}
            />
          </Suspense>
        </div>
      )}
    </Frame>
  );
}

function Frame({ children }: { readonly children: React.ReactNode }) {
  return <div className="mx-auto grid w-full max-w-text gap-6 wide:gap-8">{children}</div>;
}

function Loading({ label }: { readonly label: string }) {
  const t = useTranslator("activation");
  return (
    <Frame>
      <h1>{t("metaTitle")}</h1>
      <Skeleton label={label} lines={5} />
    </Frame>
  );
}

/** Two tabs must not mix two kits: only the one that wrote last goes on by itself. */
function ChangedElsewhere() {
  const t = useTranslator("activation.elsewhere");
  const dispatch = useShopDispatch();
  return (
    <Frame>
      <h1>{t("title")}</h1>
      <p role="status" className="text-lead">
        {t("text")}
      </p>
      <Button className="justify-self-start" onClick={() => dispatch(continueHere())}>
        {t("continue")}
      </Button>
    </Frame>
  );
}

interface KitLineProps {
  readonly activation: OpenActivation;
}

/** Which of several kits on the table this is about. */
function KitLine({ activation: { kit, product, step, record, open } }: KitLineProps) {
  const t = useTranslator("activation.kit");
  if (kit === undefined || step === "barcode" || step === "email" || step === "review") return null;
  const [first = "", second] = typedBarcodes(record);
  const name = typeof record.pet?.["petName"] === "string" && step !== "pet" ? record.pet["petName"] : "";
  const parts = [name, product?.name ?? t("blank")].filter(Boolean);
  return (
    <div role="group" aria-label={t("label")} className="text-small text-quiet">
      <p>{parts.join(" · ")}</p>
      <p className="flex flex-wrap items-center gap-x-4 tabular-nums">
        {formatBarcode(first)} {second && t("second", { barcode: formatBarcode(second) })}
        <button
          type="button"
          onClick={() => open("barcode")}
          className="min-h-8 underline underline-offset-4 hover:text-ink"
        >
          {t("other")}
        </button>
      </p>
    </div>
  );
}
