"use client";

import { type SyntheticEvent, useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { sheetLimits, sheetTypes } from "@/lib/config/animals/spreadsheets";
import { createIdempotencyKey } from "@/components/orders/public/idempotency-key";
import { redirectTo } from "@/components/orders/public/redirect-to";
import { useRouteCall } from "@/components/form/use-route-call";
import { limits } from "@/lib/config/limits";
import { spreadsheetsRoutes } from "@/lib/contract/animals/records/spreadsheets/spreadsheets.routes";
import { sheetPaths } from "@/lib/navigation/sheet-paths";

const size = sheetLimits.fileBytes / 1024 / 1024;

export function FileForm() {
  const t = useTranslator("spreadsheets.upload");
  const input = useRef<HTMLInputElement>(null);
  const { send, clear, error, setError, isSending, failure } = useUpload();

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const [file] = input.current?.files ?? [];
    const isTooLarge = file !== undefined && file.size > sheetLimits.fileBytes;
    if (file === undefined || isTooLarge) {
      setError(isTooLarge ? t("tooLarge", { size }) : t("noFile"));
      return input.current?.focus();
    }
    void send({ name: file.name, content: file });
  }

  return (
    <form method="post" className="grid gap-4" onSubmit={submit}>
      <TextField
        ref={input}
        name="file"
        type="file"
        accept=".xlsx,.csv,.tsv,.txt"
        label={t("file")}
        hint={t("fileHint", { rows: sheetLimits.rows, size })}
        onChange={clear}
        error={error}
      />
      <FormFailure message={failure} />
      <div>
        <Button type="submit" pending={isSending && t("sending")}>
          {t("sendFile")}
        </Button>
      </div>
    </form>
  );
}

export function PasteForm() {
  const t = useTranslator("spreadsheets.upload");
  const area = useRef<HTMLTextAreaElement>(null);
  const { send, clear, error, setError, isSending, failure } = useUpload();

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const content = new Blob([area.current?.value ?? ""]);
    const isEmpty = area.current?.value.trim() === "";
    if (isEmpty || content.size > sheetLimits.fileBytes) {
      setError(isEmpty ? t("noRows") : t("tooLarge", { size }));
      return area.current?.focus();
    }
    void send({ name: "", content });
  }

  return (
    <form method="post" className="grid gap-4" onSubmit={submit}>
      <TextArea
        ref={area}
        name="rows"
        rows={6}
        wrap="off"
        autoComplete="off"
        spellCheck={false}
        label={t("paste")}
        hint={t("pasteHint")}
        onChange={clear}
        error={error}
      />
      <FormFailure message={failure} />
      <div>
        <Button type="submit" kind="secondary" pending={isSending && t("sending")}>
          {t("sendPaste")}
        </Button>
      </div>
    </form>
  );
}

interface Sheet {
  readonly name: string;
  readonly content: Blob;
}

/** Sends a sheet and opens its import. The same sheet sent again is the same import. */
function useUpload() {
  const id = useRef<string>(undefined);
  const [error, setError] = useState<string>();
  const upload = useRouteCall(spreadsheetsRoutes.upload, { staysBusy: true });

  async function send({ name, content }: Sheet): Promise<void> {
    setError(undefined);
    id.current ??= createIdempotencyKey();
    // Browsers disagree about the type of a CSV file. The backend looks at the content.
    const type = /\.xls\w?$/i.test(name) ? sheetTypes.xlsx : sheetTypes.csv;
    const query = { id: id.current, name: name.slice(0, limits.shortTextLength) };
    const body = new Blob([content], { type });
    const result = await upload.send({ query, body });
    if (result.ok) redirectTo(sheetPaths.import(result.data.id));
  }

  /** For a changed field: what is sent next is another sheet. */
  function clear(): void {
    id.current = undefined;
    setError(undefined);
    upload.reset();
  }

  const { isSending, failure } = upload;
  return { send, clear, error, setError, isSending, failure };
}
