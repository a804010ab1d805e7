"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTranslator } from "#use-messages";
import { FileButton } from "@/components/form/file-button";
import { FormFailure } from "@/components/form/form-failure";
import { uploadBody } from "@/components/form/upload-body";
import { useRouteCall } from "@/components/form/use-route-call";
import { Card } from "@/components/ui/card";
import { acmLimits, acmScanTypes } from "@/lib/config/community/acm-forms";
import { acmFormsRoutes } from "@/lib/contract/community/acm-forms/acm-forms.routes";

const size = acmLimits.scanBytes / 1024 / 1024;

/** Uploads the form that was signed on paper. */
export function ScanUpload({ id }: { readonly id: number }) {
  const t = useTranslator("acmForms.upload");
  const router = useRouter();
  const [problem, setProblem] = useState<string>();
  const sending = useRouteCall(acmFormsRoutes.uploadScan);

  async function upload(file: File): Promise<void> {
    setProblem(undefined);
    if (file.size > acmLimits.scanBytes) return setProblem(t("tooLarge", { size }));
    const body = uploadBody(file, acmScanTypes);
    const outcome = await sending.send({ params: { id }, body }, ["scan"]);
    if (outcome.ok) router.refresh();
    else setProblem(outcome.fields["scan"]);
  }

  return (
    <Card>
      <section aria-labelledby="upload" className="grid justify-items-start gap-3">
        <h2 id="upload">{t("title")}</h2>
        <p className="text-quiet">{t("text", { size })}</p>
        <FileButton
          label={t("choose")}
          accept={acmScanTypes}
          pending={sending.isSending && t("sending")}
          onFile={upload}
        />
        <FormFailure message={problem ?? sending.failure} />
      </section>
    </Card>
  );
}
