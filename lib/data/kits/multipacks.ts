import "server-only";
import { readAsVisitor } from "@/lib/data/visitor-calls";

/** Units that the visitor can still redeem or give away. */
export async function readPackBalance() {
  const { results } = await readAsVisitor("activation.kitBalance", {});
  return results;
}
