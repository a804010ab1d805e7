import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { allForms } from "./all-forms";
import { drawForm } from "./draw-form";

const folder = fileURLToPath(new URL("../../public/forms", import.meta.url));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [file, form] of allForms) writeFileSync(join(folder, file), await drawForm(form));
