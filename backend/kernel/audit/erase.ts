import type { Tx } from "@/backend/db/client";

export interface AccountOwner {
  readonly id: number;
  readonly email: string;
}

/** Erases the rows or columns of one table that are about the user. */
export type Erase = (tx: Tx, owner: AccountOwner) => Promise<unknown>;

/** In place of the name. */
export const deletedAccount = "deleted account";
