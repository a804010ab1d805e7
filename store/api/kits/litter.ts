import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import type { ActivationKit } from "@/store/slices/activation";
import type { ShopThunk } from "@/store/state";
import { callApi } from "@/store/api/call-api";
import type { CallError } from "@/store/api/call-error";
import { usedKitOf } from "./used-kit";
import type { Body } from "@/lib/contract/calls";

export type LitterBody = Body<"activation.litter">;

export type TubeCheck =
  | { readonly state: "ready"; readonly kit: ActivationKit }
  | { readonly state: "wrong"; readonly message: string }
  | { readonly state: "used"; readonly activation: string | undefined };

/** By normalized barcode. */
export type TubeChecks = Readonly<Record<string, TubeCheck>>;

/**
 * Checks the tubes of a litter. The call accepts all or none, so it is repeated without the ones that it has refused. What
 * could not be checked is left out: the backend checks everything again.
 */
export const checkTubes =
  (barcodes: readonly string[]): ShopThunk<Promise<TubeChecks>> =>
  async (dispatch) => {
    const checks: Record<string, TubeCheck> = {};
    let left = [...new Set(barcodes.map(normalizeBarcode))].filter((barcode) => barcode !== "");
    while (left.length > 0) {
      const body = { barcodes: left, type: "step" } as const;
      const result = await dispatch(callApi(activationRoutes.barcode, { body }, { showsFields: true }));
      if (result.ok) {
        for (const kit of result.data.kits) checks[normalizeBarcode(kit.barcode)] = { state: "ready", kit };
        break;
      }
      const refused = refusedTubes(result.error, left);
      if (Object.keys(refused).length === 0) break;
      Object.assign(checks, refused);
      left = left.filter((barcode) => refused[barcode] === undefined);
    }
    return checks;
  };

function refusedTubes(error: CallError, barcodes: readonly string[]): TubeChecks {
  const used = usedKitOf(error);
  if (used !== undefined) {
    const { barcode = "", activation } = used;
    const normalized = normalizeBarcode(barcode);
    return barcodes.includes(normalized) ? { [normalized]: { state: "used", activation } } : {};
  }
  if (error.kind !== "fields") return {};
  const wrong = Object.entries(error.fields).flatMap(([path, message]) => {
    const barcode = barcodes[Number(/(\d+)\]?$/.exec(path)?.[1])];
    return barcode === undefined ? [] : [[barcode, { state: "wrong", message: String(message) }] as const];
  });
  return Object.fromEntries(wrong);
}
