import { useState } from "react";
import { useTranslator } from "#use-messages";
import { FileButton } from "@/components/form/file-button";
import { ScanButton } from "@/components/kits/scan/scan-button-client";
import { Button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/text-area";
import { limits } from "@/lib/config/limits";
import { parseLitterList } from "@/lib/domain/kits/litter-list";
import type { LitterSectionProps } from "./litter-props";

/** Far above a list of the largest litter. */
const maxFileBytes = 200_000;

const fileTypes = [".csv", ".txt", "text/csv", "text/plain"];

/** Three ways to add tubes: the camera, typing or pasting, and a file. */
export function AddTubes({ litter }: LitterSectionProps) {
  const t = useTranslator("litter.tubes");
  const [message, setMessage] = useState("");
  const { error, ...list } = litter.field("list");

  function add(text: string): boolean {
    const listed = parseLitterList(text);
    if (listed.length === 0) {
      setMessage(t("nothing"));
      return false;
    }
    const { added, repeated, tooMany } = litter.add(listed);
    const parts = [
      t("added", { count: added }),
      repeated > 0 && t("repeated", { count: repeated }),
      tooMany > 0 && t("tooMany", { count: tooMany, max: limits.litterRows }),
    ];
    setMessage(parts.filter(Boolean).join(" "));
    return true;
  }

  async function upload(file: File): Promise<void> {
    const text = await readText(file);
    if (text === undefined) setMessage(t("unreadable"));
    else add(text);
  }

  return (
    <section aria-labelledby="litter-tubes" className="grid max-w-text gap-4">
      <h2 id="litter-tubes">{t("title")}</h2>
      <p className="text-quiet">{t("intro", { max: limits.litterRows })}</p>
      <ScanButton fieldName="list" isContinuous onScan={add} />
      <TextArea
        {...list}
        error={error ?? litter.errors["rows"]}
        label={t("list")}
        rows={4}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <div className="flex flex-col gap-3 wide:flex-row">
        <Button
          kind="secondary"
          pending={litter.tubes.isChecking && t("checking")}
          onClick={() => add(litter.text("list")) && litter.change({ list: "" })}
        >
          {t("add")}
        </Button>
        <FileButton label={t("upload")} accept={fileTypes} onFile={upload} />
      </div>
      <p role="status" className="font-medium empty:hidden">
        {message}
      </p>
    </section>
  );
}

/** Undefined for what is no text: other than UTF-8, such as a spreadsheet, has other characters. */
async function readText(file: File): Promise<string | undefined> {
  if (file.size > maxFileBytes) return undefined;
  const text = await file.text().catch(() => undefined);
  return text !== undefined && /[\0\uFFFD]/.test(text) ? undefined : text;
}
