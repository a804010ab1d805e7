/** Values of `report_type` of a report. */
export const reportTypes = ["health", "traits", "full", "dna-profile", "breed", "vet"] as const;

export type ReportType = (typeof reportTypes)[number];

/** Kinds of issued documents. A report has a report type, a single report the code of its test. */
export const documentKinds = ["report", "single", "certificate", "breed-certificate", "parentage"] as const;

export type DocumentKind = (typeof documentKinds)[number];

export const documentStates = ["current", "superseded", "revoked"] as const;

export type DocumentState = (typeof documentStates)[number];

export const signingKeyStates = ["active", "retired", "compromised"] as const;

export type SigningKeyState = (typeof signingKeyStates)[number];

export const apiTokenScopes = ["animals", "results", "genotypes"] as const;

export type ApiTokenScope = (typeof apiTokenScopes)[number];
