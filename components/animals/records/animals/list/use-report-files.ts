import { useRef, useState } from "react";
import { saveFile } from "@/components/form/save-file";
import { reportsRoutes } from "@/lib/contract/animals/results/reports/reports.routes";
import type { ListedAnimal } from "@/store/api/animals/animals";
import { messageOf } from "@/store/api/call-error";
import { download } from "@/store/api/download";
import { translateFailure } from "@/store/api/translate-failure";
import { useShopDispatch } from "@/store/hooks";

export const hasReport = ({ sample }: ListedAnimal): boolean => sample?.state === "ready";

/** Saves the full reports of several animals as one zip file. The first time, each is issued and signed. */
export function useReportFiles(fileName: string) {
  const dispatch = useShopDispatch();
  /** The number of the report that is being fetched. */
  const [at, setAt] = useState<number>();
  const [failure, setFailure] = useState<string>();
  // State is updated by the next render: a second click may come before that.
  const isBusy = useRef(false);

  async function save(animals: readonly ListedAnimal[]): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(undefined);
    const files = await fetchAll(animals.filter(hasReport));
    if (files !== undefined) {
      const { zipSync } = await import("fflate");
      // PDFs are compressed already.
      saveFile(new Blob([zipSync(files, { level: 0 })], { type: "application/zip" }), fileName);
    }
    setAt(undefined);
    isBusy.current = false;
  }

  /** By file name; undefined after a failure: half of the reports would be taken for all. */
  async function fetchAll(animals: readonly ListedAnimal[]) {
    const files: Record<string, Uint8Array> = {};
    for (const [index, { id, name, sample }] of animals.entries()) {
      setAt(index + 1);
      const result = await dispatch(
        download(reportsRoutes.report, {
          params: { id, barcode: sample?.barcode ?? "" },
          query: { report_type: "full" },
        }),
      );
      if (!result.ok) {
        setFailure(`${name}: ${translateFailure(messageOf(result.error))}`);
        return undefined;
      }
      // Two animals can have the same name.
      files[`${id}-${result.data.name}`] = new Uint8Array(await result.data.file.arrayBuffer());
    }
    return files;
  }

  return { save, at, failure };
}
