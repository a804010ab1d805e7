import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ESLint } from "eslint";
import { afterEach, describe, expect, it } from "vitest";

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
  it("report a cycle of imports", async () => {
    const rules = await violatedRules("lib/domain", () => ({
      "a.ts": 'import { b } from "./b";\nexport const a = (): number => b();\n',
      "b.ts": 'import { a } from "./a";\nexport const b = (): number => a();\n',
    }));
    expect(rules).toContain("import-x/no-cycle");
  });

  it("report a cycle through the path alias", async () => {
    const rules = await violatedRules("lib/domain", (folder) => ({
      "a.ts": `import { b } from "${folder}/b";\nexport const a = (): number => b();\n`,
      "b.ts": 'import { a } from "./a";\nexport const b = (): number => a();\n',
    }));
    expect(rules).toContain("import-x/no-cycle");
  });

  it("report an import against the layers", async () => {
    const rules = await violatedRules("lib/config", () => ({
      "a.ts": 'import { slug } from "@/lib/domain/slug";\nexport const a = slug("a");\n',
    }));
    expect(rules).toEqual(["import-x/no-restricted-paths"]);
  });
}, 60_000);
