import PDFDocument from "pdfkit";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { acmCollectorTypes } from "@/lib/config/community/acm-forms";
import { defaultLanguage, type Language, languages } from "@/lib/config/languages";
import { seller } from "@/lib/config/orders/seller";
import { resultOutcomes } from "@/lib/domain/animals/report-content";
import type { DocumentContent } from "@/lib/domain/kernel/document-content";
import type { DocumentTask } from "@/backend/kernel/documents/document-kind";
import { sampleContent, sampleTest } from "@/backend/kernel/documents/issued/testing/sample-content";
import { findTextProblems } from "@/tools/testing/text-problems";
import { renderTask } from "./document-kinds";

const address = "https://shop.example/r/token";
const at = "2027-05-03T12:00:00.000Z";
const { animal } = sampleContent();

/** Words that a document gets, which no translation changes. */
const data = [
  ...[
    "Total (EUR)",
    "Łatka",
    "Łucja",
    "Żuk",
    "Łódź",
    "Geno Pet",
    "Border Collie",
    "PL61 1090",
    "KC AB01234501",
  ],
  ...[seller.name, ...seller.lines, seller.taxNumber, address],
];

const issued = (language: Language, changes: Partial<DocumentContent>): DocumentTask => ({
  name: "issued",
  data: {
    language,
    paper: "A4",
    address,
    content: sampleContent({
      issuedOn: "2027-05-03",
      assayVersion: "7",
      collector: "Łucja",
      animal: { ...animal, name: "Łatka", registrationName: "Łatka Żuk", bornOn: "2022-05-03" },
      tests: resultOutcomes.map((outcome) => sampleTest(outcome, "Łódź", outcome, "N/N")),
      ...changes,
    }),
  },
});

function issuedDocuments(language: Language): DocumentTask[] {
  const breeds = [{ breed: "Border Collie", percent: 41.5 }];
  const markers = { AHT121: ["97", "103"] } as const;
  const match = [
    { marker: "AHT121", dam: "match", sire: "mismatch" },
    { marker: "AHT137", dam: "missing", sire: null },
  ] as const;
  return [
    issued(language, { key: "full", breeds, markers }),
    issued(language, { key: "vet", tests: [sampleTest("mdr1", "Łódź", "at-risk-one", "N/N")] }),
    issued(language, { kind: "single", key: "mdr1", barcode: null, collector: "" }),
    issued(language, { kind: "certificate", key: "" }),
    issued(language, { kind: "breed-certificate", key: "", tests: [], breeds }),
    issued(language, {
      kind: "parentage",
      key: "",
      tests: [],
      parentage: { outcome: "insufficient-data", dam: "Żuk", sire: null, markers: match },
    }),
  ];
}

function invoice(language: Language, changes: object): DocumentTask {
  const buyer = { firstName: "Łucja", lastName: "Żuk", address: "Łódź 12", city: "Łódź" };
  return {
    name: "invoice",
    data: {
      language,
      number: "1042",
      orderNumber: "T-1042",
      state: "open",
      issuedAt: at,
      dueAt: at,
      paidAt: at,
      currency: { code: "EUR", symbol: "€" },
      seller,
      buyer: {
        name: "Łucja Żuk",
        email: "a@b.pl",
        address: { ...buyer, postalCode: "90-001", country: "PL" },
      },
      lines: [
        { name: "Geno Pet", patientReference: "4711", quantity: 2, unitAmount: "617.25", amount: "1234.50" },
      ],
      ...{ total: "1221.50", due: "1221.50", subtotal: "1234.50", shipping: "0.00", discount: "10.50" },
      ...{ pointsValue: "2.50", refunded: "5.00", taxes: [{ rateBps: 2550, net: "991.50", tax: "230.00" }] },
      transfer: { lines: ["PL61 1090"], reference: "T-1042" },
      ...changes,
    },
  };
}

function acmForm(language: Language, type: (typeof acmCollectorTypes)[number]): DocumentTask {
  const owner = { name: "Łucja", at, strokes: null };
  return {
    name: "acmForm",
    data: {
      id: 7,
      language,
      address,
      createdAt: at,
      owner: "Łucja",
      animal: { ...animal, name: "Łatka", registrationName: "Łatka Żuk", speciesId: 1, bornOn: "2022-05-03" },
      collector: { type, name: "Żuk", clinic: null },
      ...{ place: "Łódź", plannedOn: "2027-05-03", collectedOn: null, chipNumber: null },
      barcodes: ["TM1234567890123"],
      signatures: { owner: type === "vet" ? owner : null, collector: null },
    },
  };
}

/** One of every kind that customers get. Packing slips and labels are for the staff. */
const allDocuments = (language: Language): DocumentTask[] => [
  ...issuedDocuments(language),
  invoice(language, {}),
  invoice(language, { state: "paid", taxes: [] }),
  ...acmCollectorTypes.map((type) => acmForm(language, type)),
];

interface Written {
  readonly text: string;
  readonly lacksLetters: boolean;
  readonly page: PDFKit.PDFPage;
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
}

type TextCall = [text: string, x: number, y: number, options?: PDFKit.Mixins.TextOptions];

/** Of the font that pdfkit has chosen, which it does not document. */
interface FontLetters {
  readonly hasGlyphForCodePoint: (code: number | undefined) => boolean;
}

/** What documents write, and where. */
async function readTexts(tasks: readonly DocumentTask[]): Promise<Written[]> {
  const texts: Written[] = [];
  const write = PDFDocument.prototype.text;
  const spy = vi.spyOn(PDFDocument.prototype, "text");
  spy.mockImplementation(function (this: PDFKit.PDFDocument, ...args: unknown[]) {
    const [text, x, y, options = {}] = args as TextCall;
    const room = options.width ?? 0;
    const width = Math.min(room, this.widthOfString(text));
    const spaces: Partial<Record<string, number>> = { center: (room - width) / 2, right: room - width };
    const left = x + (spaces[options.align ?? "left"] ?? 0);
    const height = this.heightOfString(text, options) - (options.lineGap ?? 0);
    const { font } = (this as unknown as { readonly _font: { readonly font: FontLetters } })._font;
    const lacksLetters = [...text].some(
      (letter) => letter !== "\n" && !font.hasGlyphForCodePoint(letter.codePointAt(0)),
    );
    texts.push({ text, lacksLetters, page: this.page, x: [left, left + width], y: [y, y + height] });
    return write.call(this, text, x, y, options);
  });
  // Embedding the fonts takes most of the time.
  const end = vi.spyOn(PDFDocument.prototype, "end");
  end.mockImplementation(function (this: PDFKit.PDFDocument) {
    this.emit("end");
  });
  try {
    for (const task of tasks) await renderTask(task);
  } finally {
    for (const mock of [spy, end]) mock.mockRestore();
  }
  return texts;
}

const meet = ([from, to]: Written["x"], [otherFrom, otherTo]: Written["x"]) =>
  Math.min(to, otherTo) - Math.max(from, otherFrom) > 1;

/** Texts that are drawn over each other: one has more lines than there is room for. */
function findCovered(texts: readonly Written[]): string[] {
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => other.page === one.page && meet(one.x, other.x) && meet(one.y, other.y))
      .map((other) => `"${one.text}" and "${other.text}"`),
  );
}

const others = languages.filter((language) => language !== defaultLanguage);

let english: Written[];
beforeAll(async () => void (english = await readTexts(allDocuments(defaultLanguage))));

describe.each(others)("documents in %s", (language) => {
  it("are in the language, with all their values, days and amounts, and fit", async () => {
    const inEnglish = english.flatMap(({ text }) => text.split("\n"));
    const texts = await readTexts(allDocuments(language));
    const lines = [...new Set(texts.flatMap(({ text }) => text.split("\n")))];
    expect(findTextProblems({ language, lines, english: inEnglish, data })).toEqual([]);
    const textsThat = (has: (text: Written) => boolean) => texts.filter(has).map(({ text }) => text);
    expect(textsThat(({ lacksLetters }) => lacksLetters)).toEqual([]);
    expect(textsThat(({ x, page }) => x[1] > page.width - 40)).toEqual([]);
    expect([...new Set(findCovered(texts))]).toEqual([]);
  });
});
