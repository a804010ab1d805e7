import { useEffect, useEffectEvent, useState } from "react";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import { checkTubes, type TubeChecks } from "@/store/api/kits/litter";
import { useShopDispatch } from "@/store/hooks";

/** What the backend says about the tubes. Those of a stored draft are checked again. */
export function useTubeChecks(stored: readonly string[], onChecked: (checks: TubeChecks) => void) {
  const dispatch = useShopDispatch();
  const [checks, setChecks] = useState<TubeChecks>({});
  const [running, setRunning] = useState(0);
  const add = (found: TubeChecks) => setChecks((previous) => ({ ...previous, ...found }));

  async function check(barcodes: readonly string[]): Promise<void> {
    const unknown = barcodes.filter((barcode) => checks[normalizeBarcode(barcode)] === undefined);
    if (unknown.length === 0) return;
    setRunning((count) => count + 1);
    const found = await dispatch(checkTubes(unknown));
    setRunning((count) => count - 1);
    add(found);
    onChecked(found);
  }
  const onStoredChecked = useEffectEvent((found: TubeChecks) => {
    add(found);
    onChecked(found);
  });
  const [first] = useState(stored);
  useEffect(() => {
    void dispatch(checkTubes(first)).then((found) => onStoredChecked(found));
  }, [dispatch, first]);
  return {
    checkOf: (barcode: string) => checks[normalizeBarcode(barcode)],
    isChecking: running > 0,
    check,
    markUsed: (barcode: string, activation: string | undefined) =>
      add({ [normalizeBarcode(barcode)]: { state: "used", activation } }),
  };
}

export type TubeChecker = ReturnType<typeof useTubeChecks>;
