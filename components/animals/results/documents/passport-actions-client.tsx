"use client";

import { useRef, useState } from "react";
import { useMessages, useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { passportsRoutes } from "@/lib/contract/animals/results/passports/passports.routes";
import { paths } from "@/lib/navigation/paths";
import { callApi } from "@/store/api/call-api";
import { failureMessage } from "@/store/api/failure-message";
import { useShopDispatch } from "@/store/hooks";
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
            className="px-0 text-small font-normal"
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
  const formMessages = useMessages("form");
  const dispatch = useShopDispatch();
  const [isHidden, setHidden] = useState(issued.isHidden);
  const [isSaving, setSaving] = useState(false);
  const [status, setStatus] = useState("");
  const [failure, setFailure] = useState<string>();
  const isBusy = useRef(false);
  const path = paths.passport(issued.token);

  async function copy() {
    setFailure(undefined);
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${path}`);
      setStatus(messages.copied);
    } catch {
      setFailure(messages.notCopied);
    }
  }

  async function change() {
    if (isBusy.current) return;
    isBusy.current = true;
    setSaving(true);
    setFailure(undefined);
    const input = { params: { token: issued.token }, body: { isHidden: !isHidden } };
    const result = await dispatch(callApi(passportsRoutes.changeVisibility, input));
    isBusy.current = false;
    setSaving(false);
    if (!result.ok)
      return setFailure(
        failureMessage(result.error, {
          messages: formMessages,
          failure: messages.failed,
          failuresByCode: { acting: messages.acting },
        }),
      );
    setHidden(result.data.isHidden);
    setStatus(result.data.isHidden ? messages.hidden : messages.shown);
  }

  return { path, copy, change, isHidden, isSaving, status, failure };
}
