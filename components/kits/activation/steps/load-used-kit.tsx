import { Suspense } from "react";
import { useTranslator } from "#use-messages";
import { Skeleton } from "@/components/ui/skeleton";
import type { UsedKitProps } from "./used-kit";
import { lazyPart } from "@/components/ui/lazy-part";

const LazyUsedKit = lazyPart(async () => (await import("./used-kit")).UsedKit);

/** Loaded for the few kits that have been activated before. */
export function UsedKit(props: UsedKitProps) {
  const t = useTranslator("activation");
  return (
    <Suspense fallback={<Skeleton label={t("loading")} lines={4} />}>
      <LazyUsedKit {...props} />
    </Suspense>
  );
}
