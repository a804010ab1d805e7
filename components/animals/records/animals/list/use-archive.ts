import { useState } from "react";
import { useBusy } from "@/components/form/use-busy";
import { animalsRoutes } from "@/lib/contract/animals/records/animals/animals.routes";
import { callApi } from "@/store/api/call-api";
import { messageOf } from "@/store/api/call-error";
import { useShopDispatch } from "@/store/hooks";

type Change = "archive" | "restore";

/** Archives animals one after the other, or brings them back. */
export function useArchive() {
  const dispatch = useShopDispatch();
  const [failure, setFailure] = useState<string>();
  const { isBusy, run } = useBusy();

  async function changeAll(change: Change, ids: readonly number[]): Promise<readonly number[]> {
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
    return done;
  }

  return {
    /** Returns the animals that were changed: those before the first failure. */
    run: async (change: Change, ids: readonly number[]) => (await run(() => changeAll(change, ids))) ?? [],
    isSending: isBusy,
    failure,
  };
}
