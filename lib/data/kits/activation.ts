import "server-only";
import type { Response } from "@/lib/contract/calls";
import { callAsVisitor, tryReadAsVisitor, valueOrThrow } from "@/lib/data/visitor-calls";

type StoredActivation = Response<"activation.get">;

/** An activation by its secret token. Undefined for an unknown one, and for one of another account. */
export async function readActivation(token: string): Promise<StoredActivation | undefined> {
  const result = await callAsVisitor("activation.get", { params: { token } });
  return result.status === 404 ? undefined : valueOrThrow("activation.get", result);
}

/** Working days in the laboratory. Null where unknown: the page then names no dates. */
export async function readTurnaround(productId: number) {
  const product = await tryReadAsVisitor("products.get", { params: { id: productId } });
  return product?.turnaroundDays ?? null;
}
