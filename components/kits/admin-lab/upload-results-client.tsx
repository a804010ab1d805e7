"use client";

import { type SyntheticEvent, useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import { createIdempotencyKey } from "@/components/orders/public/idempotency-key";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { Button } from "@/components/ui/button";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { adminLabRoutes } from "@/lib/contract/kits/admin-lab/admin-lab.routes";
import type { Response } from "@/lib/contract/calls";

type Outcome = Response<"adminLab.uploadResults">;

interface Upload {
  readonly file: File;
  readonly actionId: string;
  readonly assayVersion: string;
}

/** Uploads a file and shows its wrong rows. Nothing is saved then, unless the admin chooses the valid rows. */
export function UploadResults() {
  const t = useTranslator("adminLab.upload");
  const input = useRef<HTMLInputElement>(null);
  const [upload, setUpload] = useState<Upload>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [fileError, setFileError] = useState<string>();
  const sending = useRouteCall(adminLabRoutes.uploadResults);

  async function send({ file, ...query }: Upload, validRowsOnly: boolean) {
    // Browsers disagree about the type of a CSV file.
    const body = new Blob([file], { type: "text/csv" });
    const result = await sending.send({ query: { ...query, validRowsOnly }, body });
    setOutcome(result.ok ? result.data : undefined);
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const [file] = input.current?.files ?? [];
    const error = file === undefined ? t("noFile") : file.size > limits.resultsFileBytes && t("tooLarge");
    setFileError(error || undefined);
    if (error || file === undefined) return input.current?.focus();
    const assayVersion = String(new FormData(event.currentTarget).get("assayVersion")).trim();
    const next = { file, assayVersion, actionId: createIdempotencyKey() };
    setUpload(next);
    void send(next, false);
  }

  return (
    <>
      <form method="post" className={cn(cardStyles, "grid max-w-form gap-4")} onSubmit={submit}>
        <TextField
          ref={input}
          name="file"
          type="file"
          accept=".csv,text/csv"
          label={t("file")}
          hint={t("fileHint", { size: limits.resultsFileBytes / 1024 / 1024, rows: limits.resultsRows })}
          onChange={() => setOutcome(undefined)}
          error={fileError}
        />
        <AssayVersionField label={t("assayVersion")} hint={t("assayHint")} />
        <FormFailure message={sending.failure} />
        <Button type="submit" pending={sending.isSending && t("sending")}>
          {t("submit")}
        </Button>
      </form>
      {outcome && upload && (
        <UploadOutcome
          outcome={outcome}
          isSending={sending.isSending}
          onSaveValid={() => void send(upload, true)}
        />
      )}
    </>
  );
}

interface UploadOutcomeProps {
  readonly outcome: Outcome;
  readonly isSending: boolean;
  readonly onSaveValid: () => void;
}

function UploadOutcome({ outcome, isSending, onSaveValid }: UploadOutcomeProps) {
  const t = useTranslator("adminLab.upload");
  const { rows, saved, tubes, wrong, errors } = outcome;
  const summary = [
    saved > 0 ? t("saved", { rows: saved, tubes }) : t("notSaved", { wrong }),
    saved > 0 && wrong > 0 && t("rest", { wrong }),
    errors.length < wrong && t("more", { count: errors.length }),
  ];
  return (
    <div className="grid grid-cols-1 gap-4">
      <p role="status" className={cn("font-medium", saved > 0 ? "text-clear" : "text-affected")}>
        {summary.filter(Boolean).join(" ")}
      </p>
      {saved === 0 && wrong < rows && (
        <div>
          <Button kind="secondary" pending={isSending && t("saving")} onClick={onSaveValid}>
            {t("saveValid", { count: rows - wrong })}
          </Button>
        </div>
      )}
      {errors.length > 0 && (
        <ul aria-label={t("errors")} className={cn(cardStyles, "grid gap-3")}>
          {errors.map(({ row, column, value, problem }) => (
            <li key={row} className="wide:grid wide:grid-cols-[16rem_1fr] wide:gap-4">
              <span className="font-medium wrap-anywhere">
                {t("row", { row, column, value: value || t("empty") })}
              </span>{" "}
              <span className="block">{t(`problems.${problem}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function AssayVersionField(texts: { readonly label: string; readonly hint: string }) {
  return <TextField name="assayVersion" {...texts} maxLength={limits.assayVersionLength} required />;
}
