import type { Db, Tx } from "@/backend/db/client";
import { Refusal } from "./refusals";

class RolledBack extends Error {
  constructor(readonly refusal: Refusal) {
    super("refused");
  }
}

/** Runs a use case in one transaction. A refusal rolls it back. */
export async function runInTransaction<T>(
  db: Db,
  useCase: (tx: Tx) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  try {
    return await db.transaction(async (tx) => {
      const result = await useCase(tx);
      if (result instanceof Refusal) throw new RolledBack(result);
      return result;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    throw error;
  }
}
