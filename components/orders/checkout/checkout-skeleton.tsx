import { useTranslator } from "#use-messages";
import { Skeleton } from "@/components/ui/skeleton";
import type { StepName } from "@/components/orders/checkout/steps/steps";

interface CheckoutSkeletonProps {
  readonly step: StepName;
  /** In place of Suspense content that has the heading: in the served HTML both are present. */
  readonly isFallback?: boolean;
}

export function CheckoutSkeleton({ step, isFallback = false }: CheckoutSkeletonProps) {
  const t = useTranslator("checkout");
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
