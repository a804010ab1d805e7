export const userTypes = ["breeder", "owner", "vet", "guest"] as const;

/** User types with an account. */
export const registeredTypes = ["breeder", "owner", "vet"] as const satisfies readonly UserType[];

export type RegisteredType = (typeof registeredTypes)[number];

export type UserType = (typeof userTypes)[number];
