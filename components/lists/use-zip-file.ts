import { useState } from "react";
import { useBusy } from "@/components/form/use-busy";
import { saveFile } from "@/components/form/save-file";
import type { Route } from "@/lib/contract/contract";
import type { CallInput } from "@/lib/contract/request";
import { messageOf, networkError } from "@/store/api/call-error";
import { download } from "@/store/api/download";
import { useShopDispatch } from "@/store/hooks";

interface FileToFetch {
  readonly id: number;
  /** Whose file it is, in the message of a failure. */
  readonly name: string;
  readonly input: CallInput;
}

/** Saves the files of several calls as one zip file. */
export function useZipFile(route: Route, fileName: string) {
  const dispatch = useShopDispatch();
  /** The number of the file that is being fetched. */
  const [at, setAt] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const { run } = useBusy();

  async function save(wanted: readonly FileToFetch[]): Promise<void> {
    setFailure(undefined);
    const zip = await import("fflate").catch(() => undefined);
    if (zip === undefined) setFailure(messageOf(networkError));
    const files = zip && (await fetchAll(wanted));
    // PDFs are compressed already.
    if (files) saveFile(new Blob([zip.zipSync(files, { level: 0 })], { type: "application/zip" }), fileName);
    setAt(undefined);
  }

  /** By file name; undefined after a failure: half of the files would be taken for all. */
  async function fetchAll(wanted: readonly FileToFetch[]) {
    const files: Record<string, Uint8Array> = {};
    for (const [index, { id, name, input }] of wanted.entries()) {
      setAt(index + 1);
      const result = await dispatch(download(route, input));
      if (!result.ok) {
        setFailure(`${name}: ${messageOf(result.error)}`);
        return undefined;
      }
      // Two of them can have the same name.
      files[`${id}-${result.data.name}`] = new Uint8Array(await result.data.file.arrayBuffer());
    }
    return files;
  }

  return { save: (wanted: readonly FileToFetch[]) => run(() => save(wanted)), at, failure };
}
