import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "oxfmt";
import { drawLogoPngs, listDrawnBreeds, readFlags, renderPictures } from "./draw-all";

const folder = fileURLToPath(new URL("../../public", import.meta.url));
const drawnBreeds = fileURLToPath(new URL("../../lib/domain/shop/drawn-breeds.json", import.meta.url));

rmSync(join(folder, "pictures"), { recursive: true, force: true });
for (const [path, drawn] of [...renderPictures(), ...readFlags(), ...(await drawLogoPngs())]) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, drawn);
}
const { code } = await format(drawnBreeds, JSON.stringify(listDrawnBreeds()), { printWidth: 110 });
writeFileSync(drawnBreeds, code);
