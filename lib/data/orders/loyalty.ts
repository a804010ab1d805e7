import "server-only";
import type { Market } from "@/lib/config/markets/market";
import { readAsVisitor, tryReadAsVisitor } from "@/lib/data/visitor-calls";

export async function readOwnPoints(page: number, { store, language }: Market) {
  return readAsVisitor("loyalty.points", { query: { page } }, { country: store, language });
}

/** The number of points; 0 on a failure, because an order can be paid without them. */
export async function readBalance(): Promise<number> {
  const points = await tryReadAsVisitor("loyalty.points", { query: { size: 1 } });
  return points?.balance ?? 0;
}
