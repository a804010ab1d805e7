import { useRef, useState } from "react";
import { createIdempotencyKey } from "@/components/orders/public/idempotency-key";
import { redirectTo } from "@/components/orders/public/redirect-to";
import { useMutationCall } from "@/components/form/use-mutation-call";
import { limits } from "@/lib/config/limits";
import { sheetTypes } from "@/lib/config/animals/spreadsheets";
import { spreadsheetsRoutes } from "@/lib/contract/animals/records/spreadsheets/spreadsheets.routes";
import { sheetPaths } from "@/lib/navigation/sheet-paths";
import { callApi } from "@/store/api/call-api";

export interface Sheet {
  readonly name: string;
  readonly content: Blob;
}

/** Sends a sheet and opens its import. The same sheet sent again is the same import. */
export function useUpload() {
  const id = useRef<string>(undefined);
  const [error, setError] = useState<string>();
  const { run, isSending, failure, reset } = useMutationCall({
    failure: spreadsheetsRoutes.upload.failure,
    staysBusy: true,
  });

  async function send({ name, content }: Sheet): Promise<void> {
    setError(undefined);
    id.current ??= createIdempotencyKey();
    // Browsers disagree about the type of a CSV file. The backend looks at the content.
    const type = /\.xls\w?$/i.test(name) ? sheetTypes.xlsx : sheetTypes.csv;
    const query = { id: id.current, name: name.slice(0, limits.shortTextLength) };
    const body = new Blob([content], { type });
    const result = await run(callApi(spreadsheetsRoutes.upload, { query, body }));
    if (result.ok) redirectTo(sheetPaths.import(result.data.id));
  }

  /** For a changed field: what is sent next is another sheet. */
  function clear(): void {
    id.current = undefined;
    setError(undefined);
    reset();
  }

  return { send, clear, error, setError, isSending, failure };
}
