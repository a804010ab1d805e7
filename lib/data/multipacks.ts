import "server-only";
import { readAsVisitor } from "./visitor-calls";

/** Units that the visitor can still redeem or give away. */
export async function readPackBalance() {
  const { results } = await readAsVisitor("activation.kitBalance", {});
  return results;
}

/** The newest transfers. */
export async function readPackTransfers(size: number) {
  return readAsVisitor("multipacks.transfers", { query: { size } });
}
