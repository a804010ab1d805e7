import { Skeleton } from "@/components/ui/skeleton";
import type { Translator } from "@/lib/i18n/translator";
import type { StepName } from "./steps/steps";

interface CheckoutSkeletonProps {
  readonly step: StepName;
  readonly t: Translator<"checkout">;
}

export function CheckoutSkeleton({ step, t }: CheckoutSkeletonProps) {
  return (
    <div className="mx-auto grid w-full max-w-text gap-6">
      <h1>{t(`titles.${step}`)}</h1>
      <Skeleton label={t("loading")} lines={5} />
    </div>
  );
}
