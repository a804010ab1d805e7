"use client";

// oxlint-disable-next-line no-restricted-imports -- fills the page: without it the error page is right
import { lazy, Suspense } from "react";
import { useTranslator } from "#use-messages";
import { Skeleton } from "@/components/ui/skeleton";
import { useAccount } from "@/store/api/account/use-account";
import type { AddAnimalPageProps } from "./add-animal-client";

const AddAnimal = lazy(async () => ({ default: (await import("./add-animal-client")).AddAnimal }));

/** The form depends on the visitor and on what they typed before: both are known in the browser only. */
export function AddAnimalPage(props: AddAnimalPageProps) {
  const t = useTranslator("addAnimal");
  const { user, isReady } = useAccount();
  const loading = <Skeleton label={t("loading")} lines={6} />;
  return (
    // The height of a window: the footer does not move when the form appears.
    <div className="min-h-dvh">
      {isReady ? (
        <Suspense fallback={loading}>
          {/* Another user has another draft. */}
          <AddAnimal key={user?.id} {...props} user={user} />
        </Suspense>
      ) : (
        loading
      )}
    </div>
  );
}
