import "server-only";
import { tryReadAsVisitor } from "./visitor-calls";

/** Undefined on a failure: the rest of the page does without. */
export async function readNewsletterSetting() {
  return tryReadAsVisitor("newsletter.getMine", {});
}
