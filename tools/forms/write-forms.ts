import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "oxfmt";
import { drawForms } from "./draw-forms";

const folder = fileURLToPath(new URL("../../public/forms", import.meta.url));
const sizesFile = fileURLToPath(new URL("../../lib/domain/shop/form-sizes.json", import.meta.url));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { files, sizes } = await drawForms();
for (const [file, drawn] of files) writeFileSync(join(folder, file), drawn);
writeFileSync(sizesFile, (await format(sizesFile, JSON.stringify(sizes), { printWidth: 110 })).code);
