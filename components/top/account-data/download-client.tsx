"use client";

import { useState } from "react";
import { useBusy } from "@/components/form/use-busy";
import { useMessages, useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { failureMessage } from "@/store/api/failure-message";
import { Button } from "@/components/ui/button";
import { useShopDispatch } from "@/store/hooks";
import { accountDataRoutes } from "@/lib/contract/top/account-data/account-data.routes";
import { download } from "@/store/api/download";
import { saveFile } from "@/components/form/save-file";

interface Outcome {
  /** Of the file that was saved. */
  readonly name?: string;
  readonly failure?: string;
}

export function DownloadClient() {
  const messages = useMessages("accountData.download");
  const formMessages = useMessages("form");
  const t = useTranslator("accountData.download");
  const failureOptions = {
    messages: formMessages,
    failure: messages.failed,
    failuresByCode: { acting: messages.acting },
  };
  const dispatch = useShopDispatch();
  const [{ name, failure }, setOutcome] = useState<Outcome>({});
  const { isBusy, run } = useBusy();

  async function prepare() {
    setOutcome({});
    const downloaded = await dispatch(download(accountDataRoutes.download));
    if (!downloaded.ok) return setOutcome({ failure: failureMessage(downloaded.error, failureOptions) });
    saveFile(downloaded.data.file, downloaded.data.name);
    setOutcome({ name: downloaded.data.name });
  }

  return (
    <>
      <FormFailure message={failure} />
      <div className="flex flex-wrap items-center gap-4">
        <Button kind="secondary" pending={isBusy && messages.preparing} onClick={() => void run(prepare)}>
          {failure === undefined ? messages.get : messages.retry}
        </Button>
        <p role="status" className="min-w-0 font-medium break-words">
          {name !== undefined && t("ready", { name })}
        </p>
      </div>
    </>
  );
}
