const deadlock = "40P01";
const serialisation = "40001";
const mostTries = 4;

/** The database ends one of two transactions that wait for each other; done again from the start, it goes through. */
export async function retrying<T>(run: () => Promise<T>, tried = 1): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const code = sqlStateOf(error);
    if ((code !== deadlock && code !== serialisation) || tried >= mostTries) throw error;
    return retrying(run, tried + 1);
  }
}

function sqlStateOf(error: unknown): unknown {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  return cause instanceof Error && "code" in cause ? cause.code : undefined;
}
