import { readFileSync } from "node:fs";

/** Letters of all European names, in the document itself: whoever opens it needs none of their own. */
export const fonts = {
  regular: () => (kept.regular ??= read("regular")),
  bold: () => (kept.bold ??= read("bold")),
};

const kept: { regular?: Buffer; bold?: Buffer } = {};

function read(name: "regular" | "bold"): Buffer {
  return readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url));
}
