import {
  closeLayout,
  colours,
  createTaggedLayout,
  decorate,
  ensureRoom,
  pageMargin,
  paragraph,
  tag,
  type Tagged,
  type TaggedLayout,
  write,
} from "@/backend/kernel/documents/issued/tagged-layout";
import { brand } from "@/lib/config/brand";
import type { FormField, FormTable, PrintedForm } from "./all-forms";

const lineHeight = 20;
const labelHeight = 13;
const gap = 12;
/** Every run writes the same file. */
const createdAt = new Date("2026-11-29T00:00:00Z");

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A form as a PDF of one page that can be filled in on a screen or by hand. */
export async function drawForm(form: PrintedForm): Promise<Uint8Array> {
  const { title, intro, parts, footer } = form;
  const pdf = createTaggedLayout({ title, language: "en", paper: "A4", createdAt, isForm: true });
  // Not embedded: readers have it, and an embedded one would lack the letters that somebody types.
  pdf.doc.font("Helvetica").initForm();
  paragraph(pdf, pdf.root, brand.name, { size: 10, isBold: true, colour: colours.brand, gap: 4 });
  paragraph(pdf, pdf.root, title, { tag: "H1", size: 20, isBold: true, gap: 4 });
  paragraph(pdf, pdf.root, intro, { colour: colours.quiet, gap: 10 });
  for (const part of parts) {
    if (part.heading) paragraph(pdf, pdf.root, part.heading, { tag: "H2", size: 12, isBold: true, gap: 5 });
    for (const point of part.points ?? []) paragraph(pdf, pdf.root, `• ${point}`, { gap: 3 });
    if (part.text) paragraph(pdf, pdf.root, part.text, { size: 9, colour: colours.quiet, gap: 6 });
    for (const row of part.fields ?? []) drawRow(pdf, row);
    if (part.table) drawTable(pdf, part.table);
    if (part.signatures) drawSignatures(pdf, part.signatures);
    pdf.y += 6;
  }
  return closeLayout(pdf, () => drawFooter(pdf, footer));
}

function drawRow(pdf: TaggedLayout, row: readonly FormField[]): void {
  const width = (pdf.width - gap * (row.length - 1)) / row.length;
  const lines = Math.max(...row.map((field) => field.lines ?? 1));
  ensureRoom(pdf, labelHeight + lines * lineHeight);
  const { y } = pdf;
  row.forEach((field, index) => {
    const x = pageMargin + index * (width + gap);
    const group = tag(pdf, pdf.root, "Div");
    tag(pdf, group, "P", () => write(pdf, field.label, { x, y, width, size: 9 }));
    addField(pdf, group, field, { x, y: y + labelHeight, width, height: lines * lineHeight });
  });
  pdf.y = y + labelHeight + lines * lineHeight + 8;
}

function drawTable(pdf: TaggedLayout, { name, rows, columns }: FormTable): void {
  ensureRoom(pdf, labelHeight + rows * lineHeight);
  const { y } = pdf;
  const table = tag(pdf, pdf.root, "Table");
  const head = tag(pdf, table, "TR");
  const shares = columns.map(({ share }) => share);
  const lefts = shares.map(
    (_, at) => pageMargin + pdf.width * shares.slice(0, at).reduce((sum, share) => sum + share, 0),
  );
  columns.forEach(({ label, share }, at) => {
    const box = { x: (lefts[at] ?? 0) + 2, y, width: pdf.width * share - 4, size: 9 };
    tag(pdf, head, "TH", () => write(pdf, label, box), { scope: "Column" });
  });
  for (let row = 1; row <= rows; row++) {
    const line = tag(pdf, table, "TR");
    columns.forEach((column, at) => {
      const cell = tag(pdf, line, "TD");
      const field = { name: `${name}-${row}-${column.name}`, label: `${column.label}, line ${row}` };
      const top = y + labelHeight + (row - 1) * lineHeight;
      addField(pdf, cell, field, {
        x: lefts[at] ?? 0,
        y: top,
        width: pdf.width * column.share,
        height: lineHeight,
      });
    });
  }
  pdf.y = y + labelHeight + rows * lineHeight + 8;
}

/** Signed by hand: no field. */
function drawSignatures(pdf: TaggedLayout, signatures: readonly string[]): void {
  const width = (pdf.width - gap) / 2;
  ensureRoom(pdf, 44);
  const y = pdf.y + 28;
  signatures.forEach((text, index) => {
    const x = pageMargin + index * (width + gap);
    decorate(pdf, () => {
      pdf.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.8)
        .strokeColor(colours.quiet)
        .stroke();
    });
    tag(pdf, pdf.root, "P", () => write(pdf, text, { x, y: y + 3, width, size: 9, colour: colours.quiet }));
  });
  pdf.y = y + 18;
}

/** A field with its name for screen readers, and its box for those who print it. */
function addField(pdf: TaggedLayout, parent: Tagged, field: FormField, box: Box): void {
  const { name, label, lines = 1, choices } = field;
  const { x, y, width, height } = box;
  decorate(pdf, () => {
    pdf.doc.rect(x, y, width, height).lineWidth(0.8).strokeColor(colours.quiet).stroke();
  });
  pdf.doc.font("Helvetica");
  const { doc } = pdf;
  const reference = doc.formField(name, { multiline: lines > 1, combo: choices !== undefined });
  // The fields that pdfkit makes have no name for screen readers and no place in the structure.
  const data = reference.data as Record<string, unknown>;
  data["FT"] = choices ? "Ch" : "Tx";
  data["TU"] = new String(label);
  if (choices) data["Opt"] = ["", ...choices].map((choice) => new String(choice));
  const form = tag(pdf, parent, "Form");
  const inside = [x + 1, y + 1, width - 2, height - 2] as const;
  // The types know links only.
  const widget: object = { Subtype: "Widget", F: 4, Parent: reference, structParent: form };
  doc.annotate(...inside, widget);
  data["Kids"] = doc.page.annotations.slice(-1);
}

function drawFooter(pdf: TaggedLayout, text: string): void {
  const { height } = pdf.doc.page;
  write(pdf, text, { x: pageMargin, y: height - 40, width: pdf.width, size: 9, colour: colours.quiet });
}
