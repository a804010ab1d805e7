"use client";

import { lazy, Suspense } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import type { Option } from "@/components/ui/select";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { useTranslator } from "@/lib/i18n/use-translator";
import type { FormMessages } from "@/store/api/failure-message";
import { useAccount } from "@/store/api/account/use-account";

const LitterView = lazy(() => import("./litter-client").then(({ Litter }) => ({ default: Litter })));

export interface LitterPageProps {
  /** Country of the visitor's market. */
  readonly country: string;
  readonly countries: readonly Option[];
  readonly termsPaths: { readonly terms: string; readonly privacy: string };
  readonly loginPath: string;
  readonly messages: {
    readonly litter: Messages["litter"];
    readonly activation: Messages["activation"];
    readonly form: FormMessages;
    readonly scan: Messages["scan"]["button"];
  };
}

/** The form depends on the user and on what was typed before: both are known in the browser only. */
export function LitterPage(props: LitterPageProps) {
  const t = useTranslator(props.messages.litter);
  const { user, isReady } = useAccount();
  const loading = <Skeleton label={t("loading")} lines={6} />;
  return (
    <div className="grid gap-6 wide:gap-8">
      {!isReady ? (
        loading
      ) : (
        <Suspense fallback={loading}>
          <LitterView {...props} t={t} user={user} />
        </Suspense>
      )}
    </div>
  );
}
