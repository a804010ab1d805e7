/** Pictures of the first page of a report, made by `npm run sample-report`. */
export const sampleReport = {
  preview: { src: "/sample-report/preview.avif", width: 560, height: 700 },
  full: { src: "/sample-report/page.avif", width: 1240, height: 1754 },
  /** What the QR code on the sample says: it is not an issued document. */
  checkAddress: "https://tailmark.test/sample",
} as const;
