"use client";

import { useState } from "react";
import { useRouteCall } from "@/components/form/use-route-call";
import { useMessages, useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { passportsRoutes } from "@/lib/contract/animals/results/passports/passports.routes";
import { paths } from "@/lib/navigation/paths";
import type { Issued } from "./document-types";

interface PassportActionsProps {
  readonly issued: Issued;
  readonly title: string;
  readonly isOwner: boolean;
}

const linkStyles = "inline-flex min-h-11 items-center text-small underline underline-offset-4";

/** The public page of a document: open it, copy its link, hide or show what it says. */
export function PassportActions({ issued, title, isOwner }: PassportActionsProps) {
  const t = useTranslator("documents.actions");
  const { path, copy, change, isHidden, isSaving, status, failure } = usePassport({ issued });
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-5">
        <Link href={path} className={linkStyles} aria-label={t("pageName", { title })}>
          {t("page")}
        </Link>
        <button
          type="button"
          className={linkStyles}
          aria-label={t("copyName", { title })}
          onClick={() => void copy()}
        >
          {t("copy")}
        </button>
        {isOwner && (
          <Button
            kind="quiet"
            className="-ml-5.5 text-small font-normal"
            aria-label={isSaving ? undefined : t(isHidden ? "showName" : "hideName", { title })}
            pending={isSaving && t("changing")}
            onClick={() => void change()}
          >
            {isHidden ? t("show") : t("hide")}
          </Button>
        )}
      </div>
      <p role="status" className="text-small text-quiet empty:hidden">
        {status}
      </p>
      <FormFailure message={failure} />
    </div>
  );
}

function usePassport({ issued }: Pick<PassportActionsProps, "issued">) {
  const messages = useMessages("documents.actions");
  const [isHidden, setHidden] = useState(issued.isHidden);
  const [status, setStatus] = useState("");
  const [notCopied, setNotCopied] = useState<string>();
  const changing = useRouteCall(passportsRoutes.changeVisibility, {
    failure: messages.failed,
    failuresByCode: { acting: messages.acting },
  });
  const path = paths.passport(issued.token);

  async function copy() {
    setNotCopied(undefined);
    changing.reset();
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${path}`);
      setStatus(messages.copied);
    } catch {
      setNotCopied(messages.notCopied);
    }
  }

  async function change() {
    setNotCopied(undefined);
    const result = await changing.send({ params: { token: issued.token }, body: { isHidden: !isHidden } });
    if (!result.ok) return;
    setHidden(result.data.isHidden);
    setStatus(result.data.isHidden ? messages.hidden : messages.shown);
  }

  const { isSending: isSaving, failure = notCopied } = changing;
  return { path, copy, change, isHidden, isSaving, status, failure };
}
