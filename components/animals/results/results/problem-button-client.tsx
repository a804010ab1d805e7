"use client";

import { Suspense } from "react";
import { useTranslator } from "#use-messages";
import { DialogButton } from "@/components/ui/dialog-button-client";
import { Spinner } from "@/components/ui/spinner";
import { lazyPart } from "@/components/ui/lazy-part";

// Few readers report a problem: the code of forms is loaded with the dialog.
const ProblemForm = lazyPart(async () => (await import("./problem-form-client")).ProblemForm);

interface ProblemButtonProps {
  readonly barcode: string;
  readonly email: string;
  /** Name of the animal. */
  readonly name: string;
}

/** Opens the form that reports a problem with results. */
export function ProblemButton({ name, ...form }: ProblemButtonProps) {
  const t = useTranslator("results.problem");
  return (
    <DialogButton
      kind="quiet"
      label={t("title")}
      title={t("title")}
      description={t("text", { name })}
      closeLabel={t("close")}
    >
      <Suspense fallback={<Spinner />}>
        <ProblemForm {...form} />
      </Suspense>
    </DialogButton>
  );
}
