"use client";

import { useRef, useState } from "react";
import { FormFailure } from "@/components/form/form-failure";
import type { SendingWords } from "@/components/form/failure-words";
import { failureOf } from "@/components/form/failure-words";
import { Button } from "@/components/ui/button";
import { useShopDispatch } from "@/store/hooks";
import { downloadMyData } from "@/store/my-data";
import type { DataWords } from "./data-words";
import { keepFile } from "./keep-file";

interface DownloadProps {
  readonly words: DataWords["download"];
  readonly sendingWords: SendingWords;
}

type State =
  | { readonly at: "rest" | "preparing" }
  | { readonly at: "ready"; readonly name: string }
  | { readonly at: "failed"; readonly message: string };

export function DownloadClient({ words, sendingWords }: DownloadProps) {
  const said = { words: sendingWords, failed: words.failed, refusals: { acting: words.acting } };
  const dispatch = useShopDispatch();
  const [state, setState] = useState<State>({ at: "rest" });
  // The state is of the last painting; a second press may come before the next one.
  const isBusy = useRef(false);

  async function prepare() {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ at: "preparing" });
    const downloaded = await dispatch(downloadMyData());
    isBusy.current = false;
    if (!downloaded.ok) return setState({ at: "failed", message: failureOf(downloaded.error, said) });
    keepFile(downloaded.file, downloaded.name);
    setState({ at: "ready", name: downloaded.name });
  }

  return (
    <>
      <FormFailure message={state.at === "failed" ? state.message : undefined} />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          kind="secondary"
          pending={state.at === "preparing" && words.preparing}
          onClick={() => void prepare()}
        >
          {state.at === "failed" ? words.retry : words.get}
        </Button>
        <p role="status" className="min-w-0 font-medium break-words">
          {state.at === "ready" && words.ready.replace("{name}", () => state.name)}
        </p>
      </div>
    </>
  );
}
