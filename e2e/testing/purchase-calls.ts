import { readFileSync } from "node:fs";

export interface PurchaseCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
}

/** The calls of a guest's purchase, from the table of the documentation. */
export function listPurchaseCalls(): readonly PurchaseCall[] {
  const text = readFileSync(new URL("../../docs/your-own-backend.md", import.meta.url), "utf8");
  const rows = text.matchAll(/^\| \w+ +\| `([\w.]+)` +\| `(GET|POST|PUT) (\S+)`/gm);
  return [...rows].map(([, name = "", method = "", path = ""]) => ({ name, method, path }));
}
