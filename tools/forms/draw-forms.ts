import { allForms } from "./all-forms";
import { drawForm } from "./draw-form";

/** Every form as a PDF, and what a page says about each file before it is downloaded. */
export async function drawForms() {
  const files = new Map<string, Buffer>();
  for (const [file, form] of allForms) files.set(file, Buffer.from(await drawForm(form)));
  const sizes = Object.fromEntries(
    [...files].map(([file, drawn]) => [
      file,
      { pages: drawn.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0, bytes: drawn.length },
    ]),
  );
  return { files, sizes };
}
