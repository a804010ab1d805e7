"use client";

import { lazy, Suspense } from "react";
import { useTranslator } from "#use-messages";
import { Skeleton } from "@/components/ui/skeleton";
import type { ActivationPageProps } from "./activation-props";

const Activation = lazy(() =>
  import("./activation-client").then(({ Activation: activation }) => ({ default: activation })),
);

/** Entry of kit activation: loads everything else on demand. */
export function ActivationPage(props: ActivationPageProps) {
  const t = useTranslator("activation");
  return (
    <Suspense
      fallback={
        <div className="mx-auto grid w-full max-w-text gap-6">
          {/* The content has the heading: in the served HTML both are present. */}
          <p className="text-title-1 font-bold tracking-[-0.015em]">{t("metaTitle")}</p>
          <Skeleton label={t("loading")} lines={5} />
        </div>
      }
    >
      <Activation {...props} />
    </Suspense>
  );
}
