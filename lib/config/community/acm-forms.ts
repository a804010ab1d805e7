/** Steps of an Animal Collection and Microchip form. */
export const acmFormStates = ["requested", "issued", "signed", "attached"] as const;

export type AcmFormState = (typeof acmFormStates)[number];

/** Owners and breeders cannot certify their own animals. */
export const acmCollectorTypes = ["vet", "agent"] as const;

export type AcmCollectorType = (typeof acmCollectorTypes)[number];

export const acmSigners = ["owner", "collector"] as const;

export type AcmSigner = (typeof acmSigners)[number];

/** Area in which a signature is drawn. */
export const signatureSize = { width: 600, height: 200 } as const;

export const acmLimits = {
  strokes: 60,
  /** Two numbers for each point of a stroke. */
  strokeNumbers: 800,
  scanBytes: 10 * 1024 * 1024,
  pdfBytes: 5 * 1024 * 1024,
  /** Longest side of a stored photo of a form, in pixels. */
  scanPixels: 2_200,
  /** Forms of one user that are not signed yet. */
  openForms: 100,
} as const;

/** What the signed form can be uploaded as. Photos are stored as WebP. */
export const acmScanTypes = ["application/pdf", "image/jpeg", "image/png", "image/webp"] as const;

/** A line for each stroke: x and y of its points in turn. */
export type Strokes = readonly (readonly number[])[];

/** Drawn, or the typed name where there are no strokes. */
export interface Signature {
  readonly name: string;
  readonly strokes: Strokes | null;
  readonly at: string;
}
