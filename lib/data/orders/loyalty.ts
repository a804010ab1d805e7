import "server-only";
import { tryReadAsVisitor } from "@/lib/data/visitor-calls";

/** The number of points; 0 on a failure, because an order can be paid without them. */
export async function readBalance(): Promise<number> {
  const points = await tryReadAsVisitor("loyalty.points", { query: { size: 1 } });
  return points?.balance ?? 0;
}
