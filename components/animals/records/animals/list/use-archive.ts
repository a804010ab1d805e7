import { useRef, useState } from "react";
import { animalsRoutes } from "@/lib/contract/animals/records/animals/animals.routes";
import { callApi } from "@/store/api/call-api";
import { messageOf } from "@/store/api/call-error";
import { useShopDispatch } from "@/store/hooks";

type Change = "archive" | "restore";

/** Archives animals one after the other, or brings them back. */
export function useArchive() {
  const dispatch = useShopDispatch();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  // State is updated by the next render: a second click may come before that.
  const isBusy = useRef(false);

  /** Returns the animals that were changed: those before the first failure. */
  async function run(change: Change, ids: readonly number[]): Promise<readonly number[]> {
    if (isBusy.current) return [];
    isBusy.current = true;
    setIsSending(true);
    setFailure(undefined);
    const done: number[] = [];
    for (const id of ids) {
      const result = await dispatch(callApi(animalsRoutes[change], { params: { id } }));
      if (!result.ok) {
        setFailure(messageOf(result.error));
        break;
      }
      done.push(id);
    }
    isBusy.current = false;
    setIsSending(false);
    return done;
  }

  return { run, isSending, failure };
}
