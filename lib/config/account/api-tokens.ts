/** How long a token is valid, in days. Null: until it is revoked. */
export const tokenDays = [30, 90, 365] as const;

export const apiTokenLimits = { perUser: 20, nameLength: 60 } as const;

/** What a token begins with, so that leaked ones can be found. */
export const tokenPrefix = "tm_";

export const apiTokenFormat = /^tm_[A-Za-z0-9_-]{43}$/;

/** Files of an animal's data. The genotype table is described in docs/genotype-table.md. */
export const exportFormats = ["json", "csv", "vcf"] as const;

export type ExportFormat = (typeof exportFormats)[number];
