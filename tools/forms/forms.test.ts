import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { allForms, type PrintedForm } from "./all-forms";
import formSizes from "@/lib/domain/shop/form-sizes.json" with { type: "json" };
import { drawForm } from "./draw-form";
import { drawForms } from "./draw-forms";

const folder = fileURLToPath(new URL("../../public/forms/", import.meta.url));

it("public/forms has the files of all forms and no others", () => {
  expect(readdirSync(folder).toSorted()).toEqual([...allForms.keys()].toSorted());
});

it("the sizes that pages show are those of the files (npm run forms)", async () => {
  expect((await drawForms()).sizes).toEqual(formSizes);
});

const namesOf = ({ parts }: PrintedForm) =>
  parts.flatMap(({ fields = [], table }) => [
    ...fields.flat().map(({ name }) => name),
    ...Array.from({ length: table?.rows ?? 0 }, (_, row) =>
      (table?.columns ?? []).map((column) => `${table?.name}-${row + 1}-${column.name}`),
    ).flat(),
  ]);

/** The objects of a PDF that is not compressed, by their numbers. */
const objectsOf = (pdf: string) =>
  new Map([...pdf.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)].map(([, id, body = ""]) => [id, body]));

const referencesIn = (text = "") => [...text.matchAll(/(\d+) 0 R/g)].map(([, id = ""]) => id);

describe.each([...allForms])("%s", (file, form) => {
  it("matches the drawn form (npm run forms)", async () => {
    const drawn = Buffer.from(await drawForm(form));
    expect(drawn.equals(readFileSync(folder + file))).toBe(true);
  });

  it("is one tagged page in English with fields that can be filled in and have a name", () => {
    const pdf = readFileSync(folder + file, "latin1");
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    for (const part of ["/StructTreeRoot", "/Lang (en)", "/NeedAppearances true", `(${form.title})`])
      expect(pdf).toContain(part);
    const objects = objectsOf(pdf);
    const annotations = new Set(referencesIn(/\/Annots \[([^\]]*)\]/.exec(pdf)?.[1]));
    const fields = referencesIn(/\/Fields \[([^\]]*)\]/.exec(pdf)?.[1]).map((id) => objects.get(id) ?? "");
    expect(fields.map((field) => /\/T \(([^)]*)\)/.exec(field)?.[1])).toEqual(namesOf(form));
    for (const field of fields) {
      expect(field).toMatch(/\/FT \/(Tx|Ch)\b/);
      expect(field).toMatch(/\/TU \(.+\)/);
      // Read only would be bit 1.
      expect(Number(/\/Ff (\d+)/.exec(field)?.[1] ?? 0) & 1).toBe(0);
      const [widget = ""] = referencesIn(/\/Kids \[([^\]]*)\]/.exec(field)?.[1]);
      expect(annotations.has(widget)).toBe(true);
      expect(objects.get(widget)).toMatch(/\/Subtype \/Widget[\s\S]*\/StructParent \d+/);
    }
  });

  it("has each name of a field once", () => {
    expect(new Set(namesOf(form)).size).toBe(namesOf(form).length);
  });
});
