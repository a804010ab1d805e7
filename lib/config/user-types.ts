export const userTypes = ["breeder", "owner", "vet", "guest"] as const;

/** Whoever has an account is one of these. */
export const registeredTypes = ["breeder", "owner", "vet"] as const satisfies readonly UserType[];

export type RegisteredType = (typeof registeredTypes)[number];

export type UserType = (typeof userTypes)[number];
