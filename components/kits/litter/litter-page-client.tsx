"use client";

// oxlint-disable-next-line no-restricted-imports -- fills the page: without it the error page is right
import { lazy, Suspense } from "react";
import { useTranslator } from "#use-messages";
import { Skeleton } from "@/components/ui/skeleton";
import { useAccount } from "@/store/api/account/use-account";
import type { LitterPageProps } from "./litter-props";

const LitterView = lazy(async () => ({ default: (await import("./litter-client")).Litter }));

/** The form depends on the user and on what was typed before: both are known in the browser only. */
export function LitterPage(props: LitterPageProps) {
  const t = useTranslator("litter");
  const { user, isReady } = useAccount();
  const loading = <Skeleton label={t("loading")} lines={6} />;
  return (
    <div className="grid gap-6 wide:gap-8">
      {!isReady ? (
        loading
      ) : (
        <Suspense fallback={loading}>
          <LitterView {...props} user={user} />
        </Suspense>
      )}
    </div>
  );
}
