import { type ChangeEvent, useRef, useState } from "react";
import { ScanButton } from "@/components/scan/scan-button-client";
import { Button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/text-area";
import { limits } from "@/lib/config/limits";
import { parseLitterList } from "@/lib/domain/litter-list";
import type { LitterSectionProps } from "./litter-props";

/** Far above a list of the largest litter. */
const maxFileBytes = 200_000;

/** Three ways to add tubes: the camera, typing or pasting, and a file. */
export function AddTubes({ litter, t, messages }: LitterSectionProps) {
  const [message, setMessage] = useState("");
  const { error, ...list } = litter.field("list");

  function add(text: string): boolean {
    const listed = parseLitterList(text);
    if (listed.length === 0) {
      setMessage(t("tubes.nothing"));
      return false;
    }
    const { added, repeated, tooMany } = litter.add(listed);
    const parts = [
      t("tubes.added", { count: added }),
      repeated > 0 && t("tubes.repeated", { count: repeated }),
      tooMany > 0 && t("tubes.tooMany", { count: tooMany, max: limits.litterRows }),
    ];
    setMessage(parts.filter(Boolean).join(" "));
    return true;
  }

  return (
    <section aria-labelledby="litter-tubes" className="grid max-w-text gap-4">
      <h2 id="litter-tubes">{t("tubes.title")}</h2>
      <p className="text-quiet">{t("tubes.intro", { max: limits.litterRows })}</p>
      <ScanButton messages={messages.scan} fieldName="list" isContinuous onScan={add} />
      <TextArea
        {...list}
        {...((error ?? litter.errors["rows"]) && { error: error ?? litter.errors["rows"] })}
        label={t("tubes.list")}
        rows={4}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <div className="flex flex-col gap-3 wide:flex-row">
        <Button
          kind="secondary"
          pending={litter.tubes.isChecking && t("tubes.checking")}
          onClick={() => add(litter.text("list")) && litter.change({ list: "" })}
        >
          {t("tubes.add")}
        </Button>
        <UploadButton
          label={t("tubes.upload")}
          onText={(text) => (text === undefined ? setMessage(t("tubes.unreadable")) : add(text))}
        />
      </div>
      <p role="status" className="font-medium empty:hidden">
        {message}
      </p>
    </section>
  );
}

interface UploadButtonProps {
  readonly label: string;
  /** Undefined for what is no text. */
  readonly onText: (text: string | undefined) => void;
}

function UploadButton({ label, onText }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  async function read({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (file === undefined) return;
    const text = file.size > maxFileBytes ? undefined : await file.text().catch(() => undefined);
    // So that the same file can be chosen again.
    currentTarget.value = "";
    // What is not UTF-8 text, such as a spreadsheet, has other characters.
    onText(text !== undefined && /[\0\uFFFD]/.test(text) ? undefined : text);
  }
  return (
    <>
      <Button kind="secondary" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={label}
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        onChange={(event) => void read(event)}
      />
    </>
  );
}
