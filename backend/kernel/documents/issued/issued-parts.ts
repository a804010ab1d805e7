import { brand } from "@/lib/config/brand";
import type { Language } from "@/lib/config/languages";
import { formatLongDay } from "@/lib/domain/format";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import { getTranslator } from "@/lib/i18n/messages";
import type { IssuedDocumentData } from "./issued-document";
import { drawBrandMark, drawQrCode } from "./symbols";
import {
  colours,
  decorate,
  ensureRoom,
  heightOf,
  pageMargin,
  paragraph,
  tag,
  type Tagged,
  type TaggedLayout,
  write,
} from "./tagged-layout";

export const translatorOf = (language: Language) => getTranslator(language, "documentPdf");

/** What the document is called: a report by its type. */
export function titleOf({ content: { kind, key }, language }: IssuedDocumentData): string {
  const t = translatorOf(language);
  if (kind !== "report") return t(`titles.${kind}`);
  switch (key) {
    case "health":
    case "traits":
    case "dna-profile":
    case "breed":
    case "vet":
      return t(`titles.${key}`);
    default:
      return t("titles.full");
  }
}

/** Mark and name of the shop above a line in its colour. */
export function drawLetterhead(pdf: TaggedLayout, { language }: IssuedDocumentData): void {
  const top = 34;
  decorate(pdf, () => {
    drawBrandMark(pdf.doc, { x: pageMargin, y: top - 3, size: 24 });
    write(pdf, brand.name, { x: pageMargin + 30, y: top, width: 200, size: 15, isBold: true });
    const right = { x: pageMargin + pdf.width - 260, y: top + 5, width: 260, align: "right" } as const;
    write(pdf, getTranslator(language, "mail")("tagline"), { ...right, size: 8.5, colour: colours.quiet });
    pdf.doc.rect(pageMargin, top + 28, pdf.width, 2).fill(colours.brand);
  });
  pdf.y = top + 46;
}

/** Facts about animal and sample below the animal's name. */
function factsOf({ content, language }: IssuedDocumentData): readonly (readonly [string, string])[] {
  const t = translatorOf(language);
  const { animal, barcode, collector, assayVersion, panel } = content;
  const facts: readonly (readonly [string, string | null])[] = [
    [t("facts.registrationName"), animal.registrationName],
    [t("facts.registrationNumber"), animal.registrationNumber],
    // A parentage report may be about somebody else's animal.
    [t("facts.chipNumber"), animal.chipNumber ?? (content.kind === "parentage" ? null : t("facts.none"))],
    [t("facts.species"), t(`species.${animal.species}`)],
    [t("facts.breed"), animal.breed],
    [t("facts.sex"), sexOf(content.animal.sex, language)],
    [t("facts.bornOn"), animal.bornOn && formatLongDay(language, dayOf(animal.bornOn))],
    [t("facts.barcode"), barcode && formatBarcode(barcode)],
    [
      t("facts.collector"),
      barcode && (collector === "" ? t("facts.owner") : t("facts.certified", { name: collector })),
    ],
    [t("facts.issuedOn"), formatLongDay(language, dayOf(content.issuedOn))],
    [t("facts.version"), String(content.version)],
    [t("facts.assayVersion"), assayVersion],
    [t("facts.panel"), panel],
  ];
  return facts.flatMap(([label, value]) => (value === null || value === "" ? [] : [[label, value] as const]));
}

export const dayOf = (day: string) => new Date(`${day.slice(0, 10)}T12:00:00Z`);

export function sexOf(sex: string, language: Language): string {
  const t = translatorOf(language);
  return sex === "male" || sex === "female" ? t(`sexes.${sex}`) : t("sexes.unknown");
}

const factColumns = 4;

/** The facts in a box, side by side. */
export function drawFacts(pdf: TaggedLayout, data: IssuedDocumentData): void {
  const t = translatorOf(data.language);
  const facts = factsOf(data);
  const section = tag(pdf, pdf.root, "Sect");
  const width = (pdf.width - 24) / factColumns;
  const rows = Array.from({ length: Math.ceil(facts.length / factColumns) }, (_, row) =>
    facts.slice(row * factColumns, (row + 1) * factColumns),
  );
  const heights = rows.map(
    (row) => 17 + Math.max(...row.map(([, value]) => heightOf(pdf, value, { width: width - 12, size: 10 }))),
  );
  const height = heights.reduce((sum, row) => sum + row, 16);
  const { y } = pdf;
  decorate(pdf, () => pdf.doc.roundedRect(pageMargin, y, pdf.width, height, 8).fill(colours.sand));
  const list = tag(pdf, section, "L", undefined, { alt: t("facts.title") });
  rows.forEach((row, index) => {
    const top = y + 11 + heights.slice(0, index).reduce((sum, part) => sum + part, 0);
    row.forEach(([label, value], column) => {
      const at = { x: pageMargin + 12 + column * width, width: width - 12 };
      const item = tag(pdf, list, "LI");
      const [labelStyle, valueStyle] = [{ size: 8, colour: colours.quiet }, { size: 10 }];
      tag(pdf, item, "Lbl", () => write(pdf, label, { ...at, ...labelStyle, y: top }));
      tag(pdf, item, "LBody", () => write(pdf, value, { ...at, ...valueStyle, y: top + 11 }));
    });
  });
  pdf.y = y + height + 12;
}

const codeSize = 84;

/** The QR code of the passport beside its address. */
export function drawCheck(pdf: TaggedLayout, { address, language }: IssuedDocumentData): void {
  const t = translatorOf(language);
  const height = codeSize + 16;
  ensureRoom(pdf, height);
  const section = tag(pdf, pdf.root, "Sect");
  const { y, doc } = pdf;
  decorate(pdf, () => doc.roundedRect(pageMargin, y, pdf.width, height, 8).fill(colours.brandSoft));
  const place = { x: pageMargin + 8, y: y + 8, size: codeSize };
  tag(pdf, section, "Figure", () => drawQrCode(doc, address, place), { alt: t("check.alt", { address }) });
  const at = { x: pageMargin + codeSize + 22, width: pdf.width - codeSize - 34 };
  tag(pdf, section, "H2", () => write(pdf, t("check.title"), { ...at, y: y + 18, size: 12, isBold: true }));
  tag(pdf, section, "P", () => write(pdf, t("check.text"), { ...at, y: y + 37, size: 9.5 }));
  const style = { size: 8.5, colour: colours.brand } as const;
  tag(pdf, section, "P", () => write(pdf, address, { ...at, ...style, y: y + 68 }));
  pdf.y = y + height + 14;
}

/** A heading and the sentence below it, on one page with what follows. */
export function heading(pdf: TaggedLayout, parent: Tagged, text: string, hint?: string): void {
  paragraph(pdf, parent, text, { tag: "H2", size: 13, isBold: true, gap: 2, keep: 70 });
  if (hint !== undefined) paragraph(pdf, parent, hint, { size: 9.5, colour: colours.quiet, gap: 4 });
}

/** Name and page number below; the animal above every page but the first. */
export function drawFrame(
  pdf: TaggedLayout,
  data: IssuedDocumentData,
  [page, pages]: readonly [number, number],
): void {
  const t = translatorOf(data.language);
  const title = titleOf(data);
  const { name } = data.content.animal;
  const y = pdf.doc.page.height - 40;
  const style = { size: 8, colour: colours.quiet } as const;
  const version = String(data.content.version);
  const foot = t("foot", { brand: brand.name, title, name: shorten(name), version });
  write(pdf, foot, { x: pageMargin, y, width: pdf.width - 90, ...style });
  const right = { x: pageMargin + pdf.width - 86, width: 86, align: "right" } as const;
  write(pdf, t("page", { page, pages }), { ...right, y, ...style });
  if (page === 1) return;
  write(pdf, t("titleFor", { title, name: shorten(name) }), {
    x: pageMargin,
    y: 34,
    width: pdf.width,
    ...style,
  });
  pdf.doc.rect(pageMargin, 50, pdf.width, 1).fill(colours.brand);
}

/** One line of head and foot. */
const shorten = (name: string) => (name.length > 40 ? `${name.slice(0, 39)}…` : name);
