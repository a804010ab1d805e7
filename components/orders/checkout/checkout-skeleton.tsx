import { Skeleton } from "@/components/ui/skeleton";
import type { Translator } from "@/lib/i18n/translator";
import type { StepName } from "@/components/orders/checkout/steps/steps";

interface CheckoutSkeletonProps {
  readonly step: StepName;
  readonly t: Translator<"checkout">;
  /** In place of Suspense content that has the heading: in the served HTML both are present. */
  readonly isFallback?: boolean;
}

export function CheckoutSkeleton({ step, t, isFallback = false }: CheckoutSkeletonProps) {
  return (
    <div className="mx-auto grid w-full max-w-text gap-6">
      {isFallback ? (
        <p className="text-title-1 font-bold tracking-[-0.015em]">{t(`titles.${step}`)}</p>
      ) : (
        <h1>{t(`titles.${step}`)}</h1>
      )}
      <Skeleton label={t("loading")} lines={5} />
    </div>
  );
}
