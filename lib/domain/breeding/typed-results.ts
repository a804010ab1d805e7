/** A result that was typed in: code of a test or name of a coat gene, and a genotype. */
export interface TypedResult {
  readonly code: string;
  readonly genotype: string;
}

const entry = /^([A-Za-z0-9-]{1,40}):([A-Za-z0-9+./-]{1,40})$/;

/** "prcd:N/N,dilute:D/d" and so on; undefined for other texts, such as a barcode. */
export function parseTypedResults(text: string): readonly TypedResult[] | undefined {
  const results = text.split(",").map((part) => {
    const [, code = "", genotype = ""] = entry.exec(part.trim()) ?? [];
    return { code, genotype };
  });
  return results.every(({ code }) => code !== "") ? results : undefined;
}

export const formatTypedResults = (results: readonly TypedResult[]): string =>
  results.map(({ code, genotype }) => `${code}:${genotype}`).join(",");
