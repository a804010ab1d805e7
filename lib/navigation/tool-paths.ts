import { fixedPaths } from "./fixed-paths";

/** Paths of the tools that browser code links to with a barcode. */
export const toolPaths = {
  sampleTracker: "/tools/sample-tracker",
  reportAuthentication: "/tools/report-authentication",
} as const;

const withBarcode = (path: string, barcode: string) =>
  `${path}?${new URLSearchParams({ barcode }).toString()}`;

const trackSample = (barcode: string) => withBarcode(toolPaths.sampleTracker, barcode);

export const barcodePaths = {
  activateKit: (barcode: string) => withBarcode(fixedPaths.activate, barcode),
  trackSample,
  /** Results of one tube of an animal. */
  results: (animalId: number, barcode: string) =>
    `/my/animals/${animalId}/results/${encodeURIComponent(barcode)}`,
  /** Where an owner who did not activate the kit corrects the animal. */
  correctAnimal: (animalId: number) => `/my/animals/${animalId}/edit`,
  /** Signs in and comes back. */
  loginToTrack: (barcode: string) =>
    `${fixedPaths.login}?${new URLSearchParams({ next: trackSample(barcode) }).toString()}`,
  authenticateReport: (barcode: string) => withBarcode(toolPaths.reportAuthentication, barcode),
} as const;
