import "server-only";
import { readAsVisitor } from "./visitor-calls";

export async function readApiTokens() {
  return readAsVisitor("apiTokens.list", {});
}
