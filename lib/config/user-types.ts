export const userTypes = ["breeder", "owner", "vet", "guest"] as const;

export type UserType = (typeof userTypes)[number];
