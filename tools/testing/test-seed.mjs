/** Chooses all random samples of the tests. The same in every run, so that a failure can be repeated. */
export const testSeed = Number(process.env.TEST_SEED ?? 20_261_127);
