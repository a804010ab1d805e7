import type { DocumentContent, DocumentTest } from "@/lib/domain/kernel/document-content";
import { isTreatmentTest } from "@/lib/config/animals/treatment-tests";
import type { IssuedDocumentData } from "./issued-document";
import { heading, translatorOf } from "./issued-parts";
import { drawSymbol, groupColours, type GroupName, groupOf } from "./symbols";
import { table } from "./table";
import {
  colours,
  decorate,
  ensureRoom,
  pageMargin,
  tag,
  type Tagged,
  type TaggedLayout,
  widthOf,
  write,
} from "./tagged-layout";

const groupNames = ["at-risk", "carrier", "clear", "trait", "not-reported"] as const;

/** Tests of each group; for a vet those that matter for treatment first. */
export function drawTests(pdf: TaggedLayout, data: IssuedDocumentData): void {
  const { kind, key, tests } = data.content;
  if (tests.length === 0) return;
  drawCounts(pdf, data);
  const rank = ({ outcome }: DocumentTest) => groupNames.indexOf(groupOf[outcome]);
  const sorted = tests.toSorted((a, b) => rank(a) - rank(b));
  if (kind === "certificate") return drawCertified(pdf, data, sorted);
  const isFirst = ({ code }: DocumentTest) => key === "vet" && isTreatmentTest(code);
  const first = tests.filter(isFirst).toSorted((a, b) => rank(a) - rank(b));
  drawGroup(pdf, data, "treatment", first);
  for (const name of groupNames)
    drawGroup(
      pdf,
      data,
      name,
      tests.filter((test) => !isFirst(test) && groupOf[test.outcome] === name),
    );
}

/** How many tests each group has, as coloured labels. */
function drawCounts(pdf: TaggedLayout, { content, language }: IssuedDocumentData): void {
  const t = translatorOf(language);
  const section = tag(pdf, pdf.root, "P");
  ensureRoom(pdf, 66);
  let { y } = pdf;
  let x = pageMargin;
  for (const group of groupNames) {
    const count = content.tests.filter(({ outcome }) => groupOf[outcome] === group).length;
    if (count === 0) continue;
    const text = t("countOf", { group: t(`groups.${group}`), count });
    const style = { size: 9.5, isBold: true, colour: groupColours[group].text };
    const width = widthOf(pdf, text, style) + 32;
    if (x + width > pageMargin + pdf.width) {
      x = pageMargin;
      y += 26;
    }
    const [left, top] = [x, y];
    decorate(pdf, () => {
      pdf.doc.roundedRect(left, top, width, 20, 10).fill(groupColours[group].soft);
      drawSymbol(pdf.doc, group, { x: left + 10, y: top + 6, size: 8 });
    });
    tag(pdf, section, "Span", () => write(pdf, text, { x: left + 23, y: top + 4.5, width, ...style }));
    x += width + 8;
  }
  pdf.y = y + 34;
}

function drawGroup(
  pdf: TaggedLayout,
  data: IssuedDocumentData,
  name: GroupName | "treatment",
  tests: readonly DocumentTest[],
): void {
  if (tests.length === 0) return;
  const t = translatorOf(data.language);
  const section = tag(pdf, pdf.root, "Sect");
  // Traits have theirs in a column.
  const shared = name === "trait" ? undefined : sharedMeaning(tests);
  heading(pdf, section, t(`groups.${name}`), shared ?? t(`hints.${name}`));
  if (name === "trait") drawTraits(pdf, section, data, tests);
  else if (name === "clear" && tests.length > mostInRows) drawPairs(pdf, section, data, tests);
  else drawTable(pdf, section, data, shared === undefined ? tests : tests.map(withoutMeaning));
}

const withoutMeaning = ({ meaning: _, ...test }: DocumentTest): DocumentTest => test;

/** What several tests mean alike: said once above them. */
function sharedMeaning([first, ...others]: readonly DocumentTest[]): string | undefined {
  const text = first?.meaning?.join(" ");
  return others.length > 0 && others.every(({ meaning }) => meaning?.join(" ") === text) ? text : undefined;
}

/** Findings in rows, and many clear tests two in a row, so that a certificate is a page where it can be. */
function drawCertified(pdf: TaggedLayout, data: IssuedDocumentData, tests: readonly DocumentTest[]): void {
  const section = tag(pdf, pdf.root, "Sect");
  const withoutNotes = tests.map(withoutMeaning);
  const clear = withoutNotes.filter(({ outcome }) => outcome === "clear");
  if (clear.length <= mostInRows) return drawTable(pdf, section, data, withoutNotes);
  const others = withoutNotes.filter(({ outcome }) => outcome !== "clear");
  if (others.length > 0) drawTable(pdf, section, data, others);
  heading(pdf, section, translatorOf(data.language)("groups.clear"));
  drawPairs(pdf, section, data, clear);
}

/** Clear tests that have a row each; more stand beside each other. */
const mostInRows = 12;

function drawPairs(
  pdf: TaggedLayout,
  section: Tagged,
  { language }: IssuedDocumentData,
  tests: readonly DocumentTest[],
): void {
  const t = translatorOf(language);
  const pair = [
    { title: t("columns.test"), share: 6 },
    { title: t("columns.genotype"), share: 2 },
  ];
  const cellsOf = (test: DocumentTest | undefined) => [
    { text: test?.name ?? "", isPlain: true, ...(test && { group: groupOf[test.outcome] }) },
    { text: test?.genotype ?? "" },
  ];
  const half = Math.ceil(tests.length / 2);
  // Read down the first column, then the second.
  const rows = tests.slice(0, half).map((test, row) => [...cellsOf(test), ...cellsOf(tests[half + row])]);
  table(pdf, section, { columns: [...pair, ...pair], rows, size: 8.5 });
}

/** With what the genotype means, where the document has it. */
function drawTraits(
  pdf: TaggedLayout,
  section: Tagged,
  data: IssuedDocumentData,
  tests: readonly DocumentTest[],
): void {
  if (tests.every(({ meaning }) => meaning === undefined)) return drawTable(pdf, section, data, tests);
  const t = translatorOf(data.language);
  table(pdf, section, {
    columns: [
      { title: t("columns.test"), share: 9 },
      { title: t("columns.genotype"), share: 3 },
      { title: t("columns.meaning"), share: 12 },
    ],
    rows: tests.map(({ name, genotype, meaning = [] }) => [
      { text: name, isBold: true },
      { text: genotype ?? "–" },
      { text: meaning.join(" ") },
    ]),
  });
}

function drawTable(
  pdf: TaggedLayout,
  section: Tagged,
  { language }: IssuedDocumentData,
  tests: readonly DocumentTest[],
): void {
  const t = translatorOf(language);
  table(pdf, section, {
    columns: [
      { title: t("columns.test"), share: 6 },
      { title: t("columns.genotype"), share: 2 },
      { title: t("columns.result"), share: 3 },
    ],
    rows: tests.map((test) => [
      { text: test.name, isBold: true, ...(test.meaning && { note: test.meaning.join(" ") }) },
      { text: test.genotype ?? "–" },
      { text: t(`outcomes.${test.outcome}`), group: groupOf[test.outcome] },
    ]),
  });
}

/** Each breed with its share as a bar. */
export function drawBreeds(pdf: TaggedLayout, { content: { breeds }, language }: IssuedDocumentData): void {
  if (breeds.length === 0) return;
  const t = translatorOf(language);
  const section = tag(pdf, pdf.root, "Sect");
  heading(pdf, section, t("breeds.title"));
  const list = tag(pdf, section, "L");
  const most = Math.max(...breeds.map(({ percent }) => percent), 1);
  const room = pdf.width - 250;
  for (const { breed, percent } of breeds) {
    ensureRoom(pdf, 26);
    const { y } = pdf;
    decorate(pdf, () => {
      pdf.doc.roundedRect(pageMargin + 190, y + 3, room, 10, 5).fill(colours.sand);
      const bar = Math.max(10, (room * percent) / most);
      pdf.doc.roundedRect(pageMargin + 190, y + 3, bar, 10, 5).fill(colours.brand);
    });
    const item = tag(pdf, list, "LI");
    const share = t("breeds.share", { percent });
    const right = { x: pageMargin + pdf.width - 54, width: 54, align: "right", isBold: true } as const;
    tag(pdf, item, "LBody", () => write(pdf, breed, { x: pageMargin, y, width: 184, size: 10.5 }));
    tag(pdf, item, "LBody", () => write(pdf, share, { ...right, y, size: 10.5 }));
    pdf.y = y + 24;
  }
  pdf.y += 8;
}

/** Alleles by marker, three markers side by side. */
export function drawMarkers(pdf: TaggedLayout, { content, language }: IssuedDocumentData): void {
  const markers = Object.entries(content.markers).toSorted(([a], [b]) => a.localeCompare(b, "en"));
  if (markers.length === 0) return;
  const t = translatorOf(language);
  const section = tag(pdf, pdf.root, "Sect");
  const text = t("markers.text", { count: markers.length, name: content.animal.name });
  heading(pdf, section, t("markers.title"), text);
  const perRow = 3;
  const pair = [
    { title: t("columns.marker"), share: 3 },
    { title: t("columns.alleles"), share: 2 },
  ];
  const rows = Array.from({ length: Math.ceil(markers.length / perRow) }, (_, row) =>
    Array.from({ length: perRow }, (_, column) => markers[row * perRow + column]).flatMap((entry) => {
      const [marker = "", alleles = []] = entry ?? [];
      return [{ text: marker, isBold: true }, { text: alleles.join(" / ") }];
    }),
  );
  table(pdf, section, { columns: Array.from({ length: perRow }, () => pair).flat(), rows });
}

/** Whether the stated parents fit, and how each marker compares. Alleles of other animals are not shown. */
export function drawParentage(pdf: TaggedLayout, { content, language }: IssuedDocumentData): void {
  const { parentage, animal } = content;
  if (parentage === null) return;
  const t = translatorOf(language);
  drawOutcome(pdf, parentage.outcome, {
    title: t(`parentage.outcomes.${parentage.outcome}`),
    text: t(`parentage.texts.${parentage.outcome}`, { name: animal.name }),
  });
  const section = tag(pdf, pdf.root, "Sect");
  const notStated = t("parentage.notStated");
  table(pdf, section, {
    columns: [
      { title: t("columns.dam"), share: 1 },
      { title: t("columns.sire"), share: 1 },
    ],
    rows: [
      [
        { text: parentage.dam ?? notStated, isBold: parentage.dam !== null },
        { text: parentage.sire ?? notStated, isBold: parentage.sire !== null },
      ],
    ],
  });
  if (parentage.markers.length === 0) return;
  heading(pdf, section, t("parentage.markers"));
  const groups = { match: "clear", mismatch: "at-risk", missing: "not-reported" } as const;
  const cell = (match: keyof typeof groups | null) =>
    match === null ? { text: "–" } : { text: t(`parentage.${match}`), group: groups[match] };
  table(pdf, section, {
    columns: [
      { title: t("columns.marker"), share: 2 },
      { title: t("columns.dam"), share: 2 },
      { title: t("columns.sire"), share: 2 },
    ],
    rows: parentage.markers.map(({ marker, dam, sire }) => [
      { text: marker, isBold: true },
      cell(dam),
      cell(sire),
    ]),
  });
}

type Outcome = NonNullable<DocumentContent["parentage"]>["outcome"];

function drawOutcome(
  pdf: TaggedLayout,
  outcome: Outcome,
  { title, text }: { readonly title: string; readonly text: string },
): void {
  const groups = { qualifies: "clear", excluded: "at-risk" } as const;
  const group = outcome === "qualifies" || outcome === "excluded" ? groups[outcome] : "not-reported";
  ensureRoom(pdf, 70);
  const { y } = pdf;
  decorate(pdf, () => {
    pdf.doc.roundedRect(pageMargin, y, pdf.width, 56, 8).fill(groupColours[group].soft);
    drawSymbol(pdf.doc, group, { x: pageMargin + 16, y: y + 14, size: 11 });
  });
  const section = tag(pdf, pdf.root, "Sect");
  const at = { x: pageMargin + 36, width: pdf.width - 48 };
  const style = { size: 14, isBold: true, colour: groupColours[group].text };
  tag(pdf, section, "H2", () => write(pdf, title, { ...at, ...style, y: y + 10 }));
  tag(pdf, section, "P", () => write(pdf, text, { ...at, y: y + 31, size: 10 }));
  pdf.y = y + 70;
}
