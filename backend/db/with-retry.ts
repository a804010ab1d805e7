const deadlock = "40P01";
const serialisation = "40001";
const mostTries = 4;

/** Runs again when PostgreSQL aborted the transaction because of a deadlock or serialization failure. */
export async function withRetry<T>(run: () => Promise<T>, tried = 1): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const code = sqlStateOf(error);
    if ((code !== deadlock && code !== serialisation) || tried >= mostTries) throw error;
    return withRetry(run, tried + 1);
  }
}

function sqlStateOf(error: unknown): unknown {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  return cause instanceof Error && "code" in cause ? cause.code : undefined;
}
