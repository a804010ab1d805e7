"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { useMessages, useTranslator } from "#use-messages";
import { saveFile } from "@/components/form/save-file";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { download } from "@/store/api/download";
import { failureMessage } from "@/store/api/failure-message";
import { useShopDispatch } from "@/store/hooks";
import type { DocumentKind } from "@/lib/config/animals/documents";
import type { Route } from "@/lib/contract/contract";
import { parentageRoutes } from "@/lib/contract/animals/results/parentage/parentage.routes";
import { reportsRoutes } from "@/lib/contract/animals/results/reports/reports.routes";
import type { CallInput } from "@/lib/contract/request";

interface FileActionsProps {
  readonly document: DownloadableDocument;
  /** What the document is called. */
  readonly title: string;
  /** Email of the signed-in user. */
  readonly email: string;
}

type Action = "download" | "mail";

/** Saves the PDF, or mails it to the user. The first time it is issued and then has a public page. */
export function FileActions({ document, title, email }: FileActionsProps) {
  const messages = useMessages("documents.actions");
  const formMessages = useMessages("form");
  const t = useTranslator("documents.actions");
  const dispatch = useShopDispatch();
  const router = useRouter();
  const [running, setRunning] = useState<Action>();
  const [outcome, setOutcome] = useState<{ readonly mailed?: true; readonly failure?: string }>({});
  // The state changes with the next render; a second click can come before it.
  const isBusy = useRef(false);

  async function run(action: Action) {
    if (isBusy.current) return;
    isBusy.current = true;
    setRunning(action);
    setOutcome({});
    const { route, input } = documentCall(document, action === "mail");
    const result = await dispatch(download(route, input));
    isBusy.current = false;
    setRunning(undefined);
    if (!result.ok) {
      const failure = failureMessage(result.error, { messages: formMessages, failure: messages.failed });
      return setOutcome({ failure });
    }
    if (action === "mail") setOutcome({ mailed: true });
    else saveFile(result.data.file, result.data.name);
    router.refresh();
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          kind="secondary"
          aria-label={running === "download" ? undefined : t("downloadName", { title })}
          pending={running === "download" && messages.preparing}
          onClick={() => void run("download")}
        >
          {messages.download}
        </Button>
        <Button
          kind="quiet"
          aria-label={running === "mail" ? undefined : t("mailName", { title })}
          pending={running === "mail" && messages.mailing}
          onClick={() => void run("mail")}
        >
          {messages.mail}
        </Button>
      </div>
      <p role="status" className="text-small empty:hidden">
        {outcome.mailed && t("mailed", { email })}
      </p>
      <FormFailure message={outcome.failure} />
    </div>
  );
}

/** A document that can be downloaded and mailed. */
type DownloadableDocument = DocumentOfReport | DocumentOfRequest;

interface DocumentOfRequest {
  readonly kind: "parentage";
  readonly requestId: number;
}

interface DocumentOfReport {
  readonly animalId: number;
  readonly barcode: string;
  readonly kind: Exclude<DocumentKind, "parentage">;
  readonly key: string;
}

interface FileCall {
  readonly route: Route;
  readonly input: CallInput;
}

/** The call whose response is the PDF. With `isMailed` it is mailed to the user too. */
function documentCall(document: DownloadableDocument, isMailed: boolean): FileCall {
  const mail = isMailed ? { send_email: true } : {};
  if (document.kind === "parentage")
    return {
      route: parentageRoutes.document,
      input: { params: { id: document.requestId }, query: mail },
    };
  const { animalId: id, barcode, kind, key } = document;
  switch (kind) {
    case "report":
      return {
        route: reportsRoutes.report,
        input: { params: { id, barcode }, query: { report_type: key, ...mail } },
      };
    case "single":
      return {
        route: reportsRoutes.singleReport,
        input: { params: { id, key }, query: { barcode, ...mail } },
      };
    case "certificate":
      return { route: reportsRoutes.certificate, input: { params: { id }, query: { barcode, ...mail } } };
    case "breed-certificate":
      return { route: reportsRoutes.breedCertificate, input: { params: { id, barcode }, query: mail } };
  }
}
