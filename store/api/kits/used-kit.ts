import { alreadyActivatedCode } from "@/lib/config/kits/activation";
import type { CallError } from "@/store/api/call-error";

/** Details of a used kit in the refusal. */
export interface UsedKitFacts {
  readonly barcode: string | undefined;
  /** The token of an activation that the user may read. */
  readonly activation: string | undefined;
}

/** The kit of a refusal, if that is why the call was refused. */
export function usedKitOf(error: CallError | undefined): UsedKitFacts | undefined {
  if (error?.kind !== "refusal" || error.code !== alreadyActivatedCode) return undefined;
  const { barcode, activation } = error.details;
  return { barcode: textOf(barcode), activation: textOf(activation) };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
