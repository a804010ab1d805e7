import type { Db, Tx } from "@/backend/db/client";
import { Refusal } from "./refusals";

class RolledBack extends Error {
  constructor(readonly refusal: Refusal) {
    super("refused");
  }
}

/** One verb, one transaction. A refusal undoes what the verb did before it refused. */
export async function runInTransaction<T>(
  db: Db,
  verb: (tx: Tx) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  try {
    return await db.transaction(async (tx) => {
      const result = await verb(tx);
      if (result instanceof Refusal) throw new RolledBack(result);
      return result;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    throw error;
  }
}
