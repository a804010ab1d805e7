interface Measured<Result> {
  readonly result: Result;
  /** The longest pause of the event loop, as a share of the time that the work took. Work in this thread is one pause. */
  readonly pauseShare: number;
}

/** Measures how long the work keeps the event loop of this thread busy at once. */
export async function measureLongestPause<Result>(work: () => Promise<Result>): Promise<Measured<Result>> {
  let longestMs = 0;
  const startedAt = performance.now();
  let lastAt = startedAt;
  const measurePause = () => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - lastAt);
    lastAt = now;
  };
  const timer = setInterval(measurePause, 5);
  const result = await work();
  measurePause();
  clearInterval(timer);
  return { result, pauseShare: longestMs / (lastAt - startedAt) };
}
