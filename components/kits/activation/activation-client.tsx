"use client";

import type { ComponentType } from "react";
import { useTranslator } from "#use-messages";
import { StepProgress } from "@/components/form/step-progress";
import { useHeadingFocus } from "@/components/form/use-heading-focus";
import { Button } from "@/components/ui/button";
import { FailedState } from "@/components/ui/failed-state";
import { Skeleton } from "@/components/ui/skeleton";
import { geographyRoutes } from "@/lib/contract/kernel/geography/geography.routes";
import { restoreActivation } from "@/store/api/kits/activation";
import { translateFailure } from "@/store/api/translate-failure";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import type { ActivationStep } from "@/lib/domain/activation-steps";
import { BarcodeStep } from "@/components/kits/activation/steps/barcode-step";
import { EmailStep } from "@/components/kits/activation/steps/email-step";
import { ExtrasStep } from "@/components/kits/activation/steps/extras-step";
import { PersonStep } from "@/components/kits/activation/steps/person-step";
import { PetStep } from "@/components/kits/activation/steps/pet-step";
import { ReviewStep } from "@/components/kits/activation/steps/review-step";
import { SampleStep } from "@/components/kits/activation/steps/sample-step";
import type { StepProps } from "@/components/kits/activation/steps/step-props";
import { parseStep } from "@/components/kits/activation/steps/steps";
import { TestStep } from "@/components/kits/activation/steps/test-step";
import type { ActivationPageProps } from "./activation-props";
import { KitLine } from "./kit-line";
import { useActivation } from "./use-activation";
import { useStoredActivation } from "./use-stored-activation";

type ActivationProps = ActivationPageProps;

const stepComponents: Readonly<Record<ActivationStep, ComponentType<StepProps>>> = {
  email: EmailStep,
  barcode: BarcodeStep,
  test: TestStep,
  pet: PetStep,
  extras: ExtrasStep,
  person: PersonStep,
  sample: SampleStep,
  review: ReviewStep,
};

/** The wizard that assigns a kit to an animal. */
export function Activation(props: ActivationProps) {
  const t = useTranslator("activation");
  const { barcode } = props;
  const isReady = useStoredActivation(barcode);
  const isChangedElsewhere = useShopSelector(({ activation }) => activation.isChangedElsewhere);
  const isActivated = useShopSelector(({ activation }) => activation.activateKitResponse !== null);
  // The record is about to be read: what another tab wrote until then is in it.
  if (!isReady) return <Loading label={t("loading")} />;
  if (isChangedElsewhere) return <ChangedElsewhere />;
  // Until the page of the activation opens.
  return isActivated ? <Loading label={t("review.submitting")} /> : <Wizard {...props} />;
}

function Wizard({ countries, termsPaths, ...options }: ActivationProps) {
  const t = useTranslator("activation");

  const state = useActivation(options);
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
  const needsCountries = step === "person" && countries.length === 0;
  return (
    <Frame>
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
          message={translateFailure(geographyRoutes.countries.failure)}
          retryLabel={t("retry")}
          onRetry={() => window.location.reload()}
        />
      ) : (
        <Step key={step} activation={activation} countries={countries} termsPaths={termsPaths} />
      )}
    </Frame>
  );
}

function Frame({ children }: { readonly children: React.ReactNode }) {
  return <div className="mx-auto grid w-full max-w-text gap-6 wide:gap-8">{children}</div>;
}

function Loading({ label }: Pick<ActivationProps, never> & { readonly label: string }) {
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
      <Button className="justify-self-start" onClick={() => dispatch(restoreActivation())}>
        {t("continue")}
      </Button>
    </Frame>
  );
}
