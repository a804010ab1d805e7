"use client";

import { useRouter } from "next/navigation";
import { type ChangeEvent, useRef, useState } from "react";
import { FormFailure } from "@/components/form/form-failure";
import { useMutationCall } from "@/components/form/use-mutation-call";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { acmLimits, acmScanTypes } from "@/lib/config/acm-forms";
import { acmFormsRoutes } from "@/lib/contract/acm-forms/acm-forms.routes";
import type { Messages } from "@/lib/i18n/message-types";
import { useTranslator } from "@/lib/i18n/use-translator";
import { callApi } from "@/store/api/call-api";
import type { FormMessages } from "@/store/api/failure-message";

interface ScanUploadProps {
  readonly id: number;
  readonly messages: Messages["acmForms"]["upload"];
  readonly formMessages: FormMessages;
}

const size = acmLimits.scanBytes / 1024 / 1024;

/** Uploads the form that was signed on paper. */
export function ScanUpload({ id, messages, formMessages }: ScanUploadProps) {
  const t = useTranslator(messages);
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const { failure } = acmFormsRoutes.uploadScan;
  const sending = useMutationCall({ failure, messages: formMessages });

  async function upload(file: File): Promise<void> {
    setProblem(undefined);
    if (file.size > acmLimits.scanBytes) return setProblem(t("tooLarge", { size }));
    // The content decides, not the name: what cannot be read gets the message of the call.
    const type = acmScanTypes.find((known) => known === file.type) ?? acmScanTypes[0];
    const body = new Blob([file], { type });
    const call = callApi(acmFormsRoutes.uploadScan, { params: { id }, body });
    const outcome = await sending.run(call, ["scan"]);
    if (outcome.ok) router.refresh();
    else setProblem(outcome.fields["scan"]);
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (file !== undefined) void upload(file);
    // The same file can be chosen again.
    currentTarget.value = "";
  }

  return (
    <Card>
      <section aria-labelledby="upload" className="grid justify-items-start gap-3">
        <h2 id="upload">{t("title")}</h2>
        <p className="text-quiet">{t("text", { size })}</p>
        <input
          ref={input}
          type="file"
          accept={acmScanTypes.join(",")}
          aria-label={t("choose")}
          tabIndex={-1}
          className="sr-only"
          onChange={choose}
        />
        <Button
          kind="secondary"
          pending={sending.isSending && t("sending")}
          onClick={() => input.current?.click()}
        >
          {t("choose")}
        </Button>
        <FormFailure message={problem ?? sending.failure} />
      </section>
    </Card>
  );
}
