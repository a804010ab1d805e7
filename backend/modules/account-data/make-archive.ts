import { strToU8, zipSync } from "fflate";
import { createTranslator } from "use-intl/core";
import { brand } from "@/lib/config/brand";
import messages from "@/messages/en/export.json" with { type: "json" };
import { csvOf } from "./csv";
import { exported, type KindName, kindNames } from "./exported";
import type { Row } from "./exported-kind";

const words = createTranslator({ locale: "en", messages: { export: messages }, namespace: "export" });

export type Everything = Readonly<Record<KindName, readonly Row[]>>;

/** All of it twice: as JSON for programs, as CSV for people. */
export function makeArchive(everything: Everything, madeAt: Date): Uint8Array {
  const json = JSON.stringify({ madeAt, ...everything }, null, 2);
  const files: Record<string, Uint8Array> = {
    "read-me.txt": strToU8(readMe(everything, madeAt)),
    "everything.json": strToU8(`${json}\n`),
  };
  for (const kind of kindNames)
    files[`${kind}.csv`] = strToU8(csvOf(Object.keys(exported[kind].columns), everything[kind]));
  return zipSync(files);
}

function readMe(everything: Everything, madeAt: Date): string {
  const parts = kindNames.map(
    (kind) => `${kind}.csv (${everything[kind].length})\n  ${words(`kinds.${kind}`)}`,
  );
  const date = madeAt.toISOString().slice(0, 10);
  const blocks = [
    words("title", { brand: brand.name, date }),
    words("json"),
    words("csv"),
    ...parts,
    words("leftOut"),
    words("apostrophe"),
  ];
  return `${blocks.join("\n\n")}\n`;
}
