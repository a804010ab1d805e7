import crypto, { createHash } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/** Imported before everything else, so that demo data and what is made from it are the same each time. */
const now = Date.parse("2026-11-20T09:30:00Z");

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now] : args, newTarget),
  get: (target, key) => (key === "now" ? () => now : Reflect.get(target, key)),
});

let count = 0;

/** @param {number} size */
function nextBytes(size) {
  const parts = Array.from({ length: Math.ceil(size / 32) }, () =>
    createHash("sha256").update(`example ${count++}`).digest(),
  );
  return Buffer.concat(parts).subarray(0, size);
}

/** @param {number} first @param {number} [end] */
function nextInt(first, end) {
  const [from, to] = end === undefined ? [0, first] : [first, end];
  return from + (nextBytes(6).readUIntBE(0, 6) % (to - from));
}

function nextUuid() {
  const hex = nextBytes(16).toString("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}

Object.assign(crypto, { randomBytes: nextBytes, randomInt: nextInt, randomUUID: nextUuid });
syncBuiltinESMExports();

// For the thread of the database.
process.env["NODE_OPTIONS"] = `--import=${import.meta.url}`;
