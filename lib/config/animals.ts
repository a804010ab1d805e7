export const sexes = ["female", "male", "unknown"] as const;

export type Sex = (typeof sexes)[number];
