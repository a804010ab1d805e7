import "server-only";
import { readAsVisitor } from "./visitor-calls";

/** Units that the visitor can still redeem or give away. */
export async function readPackBalance() {
  const { results } = await readAsVisitor("activation.kitBalance", {});
  return results;
}
