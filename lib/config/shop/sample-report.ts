import { defaultLanguage, type Language, pseudoLocale } from "@/lib/config/languages";

/** Pictures of the first page of a report in every language, made by `npm run sample-report`. */
export const sampleReport = {
  preview: { width: 560, height: 700 },
  page: { width: 1240, height: 1754 },
  /** What the QR code on the sample says: it is not an issued document. */
  checkAddress: "https://tailmark.test/sample",
} as const;

export const sampleReportPicture = (size: "preview" | "page", language: Language): string =>
  `/sample-report/${language === pseudoLocale ? defaultLanguage : language}-${size}.avif`;
