import { formatLongDay } from "@/lib/domain/format";
import { drawBreeds, drawMarkers, drawParentage, drawTests } from "./draw-results";
import type { IssuedDocumentData } from "./issued-document";
import {
  dayOf,
  drawCheck,
  drawFacts,
  drawFrame,
  drawLetterhead,
  sexOf,
  titleOf,
  translatorOf,
} from "./issued-parts";
import {
  closeLayout,
  colours,
  createTaggedLayout,
  pageMargin,
  paragraph,
  type TaggedLayout,
} from "./tagged-layout";

/** Renders a signed document: who, what was found, and where to check it. */
export async function renderIssued(data: IssuedDocumentData): Promise<Uint8Array> {
  const { content, language, paper } = data;
  const t = translatorOf(language);
  const title = t("titleFor", { title: titleOf(data), name: content.animal.name });
  const pdf = createTaggedLayout({ title, language, paper, createdAt: dayOf(content.issuedOn) });
  const isCertificate = content.kind === "certificate" || content.kind === "breed-certificate";
  if (isCertificate) drawCertificate(pdf, data);
  else drawReport(pdf, data);
  return closeLayout(pdf, (page, pages) => {
    if (isCertificate && page === 1) drawBorder(pdf);
    drawFrame(pdf, data, [page, pages]);
  });
}

function drawReport(pdf: TaggedLayout, data: IssuedDocumentData): void {
  const t = translatorOf(data.language);
  drawLetterhead(pdf, data);
  paragraph(pdf, pdf.root, titleOf(data), { tag: "H1", size: 24, isBold: true, gap: 0 });
  paragraph(pdf, pdf.root, lineOf(data), { size: 12, colour: colours.quiet, gap: 12 });
  drawFacts(pdf, data);
  drawParentage(pdf, data);
  drawTests(pdf, data);
  drawBreeds(pdf, data);
  drawMarkers(pdf, data);
  if (data.content.tests.length > 0)
    paragraph(pdf, pdf.root, t("about"), { size: 8.5, colour: colours.quiet, gap: 12 });
  drawCheck(pdf, data);
}

/** Animal, breed and sex in a line. */
function lineOf({ content: { animal }, language }: IssuedDocumentData): string {
  const breed = animal.breed ?? translatorOf(language)(`species.${animal.species}`);
  return [animal.name, breed, ...(animal.sex === "unknown" ? [] : [sexOf(animal.sex, language)])].join(" · ");
}

function drawCertificate(pdf: TaggedLayout, data: IssuedDocumentData): void {
  const { content, language } = data;
  const t = translatorOf(language);
  const { animal } = content;
  const centred = { align: "center" } as const;
  drawLetterhead(pdf, data);
  pdf.y += 4;
  paragraph(pdf, pdf.root, titleOf(data), { ...centred, tag: "H1", size: 30, isBold: true, gap: 12 });
  paragraph(pdf, pdf.root, t("certificate.states"), { ...centred, size: 11, colour: colours.quiet, gap: 6 });
  const style = { ...centred, isBold: true, colour: colours.brand };
  paragraph(pdf, pdf.root, animal.registrationName ?? animal.name, { ...style, size: 26, gap: 4 });
  paragraph(pdf, pdf.root, lineOf(data), { ...centred, size: 12, gap: 8 });
  const isBreed = content.kind === "breed-certificate";
  const text = t(isBreed ? "certificate.breed" : "certificate.tested");
  paragraph(pdf, pdf.root, text, { ...centred, size: 11, colour: colours.quiet, gap: 10 });
  drawFacts(pdf, data);
  drawTests(pdf, data);
  drawBreeds(pdf, data);
  const date = formatLongDay(language, dayOf(content.issuedOn));
  const signed = t("certificate.signed", { date, version: content.version });
  paragraph(pdf, pdf.root, signed, { ...centred, size: 10, isBold: true, gap: 10, keep: 112 });
  drawCheck(pdf, data);
}

/** A double line around the first page. */
function drawBorder(pdf: TaggedLayout): void {
  const { width, height } = pdf.doc.page;
  const inset = pageMargin / 2 - 4;
  pdf.doc.roundedRect(inset, inset, width - 2 * inset, height - 2 * inset, 10);
  pdf.doc.lineWidth(1.5).stroke(colours.brand);
  pdf.doc.roundedRect(inset + 4, inset + 4, width - 2 * inset - 8, height - 2 * inset - 8, 7);
  pdf.doc.lineWidth(0.5).stroke(colours.line);
}
