/** Collector mode: agents record animals on their phone without a network. */
export const collectorLimits = {
  /** Records of one request. */
  batch: 20,
  /** Swabs of one animal. */
  barcodes: 4,
  /** The owner's signature as PNG. */
  signatureBytes: 20_000,
  /** The same in base64. */
  signatureLength: 26_800,
  /** A whole batch with signatures. */
  batchBytes: 700_000,
} as const;
