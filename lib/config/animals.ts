export const sexes = ["female", "male"] as const;

export type Sex = (typeof sexes)[number];
