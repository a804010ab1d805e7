import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ESLint } from "eslint";
import { afterEach, describe, expect, it } from "vitest";
import { openFolders, publicModules } from "./feature-zones.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Lints files written to a temporary folder below the given one, and returns the ids of the rules they violate. */
async function violatedRules(parent: string, files: (folder: string) => Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(root, parent, ".lint-"));
  folders.push(folder);
  for (const [name, text] of Object.entries(files(`@/${parent}/${basename(folder)}`)))
    writeFileSync(join(folder, name), text);
  const eslint = new ESLint({
    cwd: root,
    ruleFilter: ({ ruleId }: { ruleId: string }) => ruleId.startsWith("import-x/"),
  });
  const results = await eslint.lintFiles([`${folder}/*.ts`]);
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
}

describe("lint rules", () => {
  it("report an import against the layers", async () => {
    const rules = await violatedRules("lib/config", () => ({
      "a.ts": 'import { slug } from "@/lib/domain/slug";\nexport const a = slug("a");\n',
    }));
    expect(rules).toEqual(["import-x/no-restricted-paths"]);
  });

  it("report an import of another feature's private module, and allow its public ones", async () => {
    const importing = (name: string) => () => ({
      "a.ts": `import * as orders from "@/backend/modules/orders/${name}";\nexport const a = orders;\n`,
    });
    expect(await violatedRules("backend/modules/cart", importing("handlers"))).toEqual([
      "import-x/no-restricted-paths",
    ]);
    expect(await violatedRules("backend/modules/cart", importing("place-order"))).toEqual([]);
  });

  it.each(Object.keys(publicModules))("know every feature of %s", (base) => {
    const features = readdirSync(join(root, base), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "testing")
      .map(({ name }) => name);
    const listed = Object.keys(publicModules[base] ?? {});
    const open = openFolders.filter((path) => dirname(path) === base).map((path) => basename(path));
    expect([...listed, ...open].toSorted()).toEqual(features.toSorted());
  });
}, 60_000);
