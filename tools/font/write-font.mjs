import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildPageFontFiles } from "./page-font.mjs";

const folder = fileURLToPath(new URL("../../components/ui/fonts", import.meta.url));

mkdirSync(folder, { recursive: true });
for (const [name, content] of await buildPageFontFiles()) writeFileSync(join(folder, name), content);
