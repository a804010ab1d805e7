"use client";

import { useRef, useState } from "react";
import { useMessages, useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { failureMessage } from "@/store/api/failure-message";
import { Button } from "@/components/ui/button";
import { useShopDispatch } from "@/store/hooks";
import { accountDataRoutes } from "@/lib/contract/top/account-data/account-data.routes";
import { download } from "@/store/api/download";
import { saveFile } from "@/components/form/save-file";

type State =
  | { readonly status: "idle" | "preparing" }
  | { readonly status: "ready"; readonly name: string }
  | { readonly status: "failed"; readonly message: string };

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
  const [state, setState] = useState<State>({ status: "idle" });
  // The state changes with the next render; a second click can come before it.
  const isBusy = useRef(false);

  async function prepare() {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ status: "preparing" });
    const downloaded = await dispatch(download(accountDataRoutes.download));
    isBusy.current = false;
    if (!downloaded.ok)
      return setState({ status: "failed", message: failureMessage(downloaded.error, failureOptions) });
    saveFile(downloaded.data.file, downloaded.data.name);
    setState({ status: "ready", name: downloaded.data.name });
  }

  return (
    <>
      <FormFailure message={state.status === "failed" ? state.message : undefined} />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          kind="secondary"
          pending={state.status === "preparing" && messages.preparing}
          onClick={() => void prepare()}
        >
          {state.status === "failed" ? messages.retry : messages.get}
        </Button>
        <p role="status" className="min-w-0 font-medium break-words">
          {state.status === "ready" && t("ready", { name: state.name })}
        </p>
      </div>
    </>
  );
}
