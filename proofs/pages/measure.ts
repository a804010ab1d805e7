import autocannon from "autocannon";

interface Options {
  readonly rounds: number;
  readonly seconds: number;
  readonly connections: number;
}

/** Measures each URL in turns, so that a slow minute slows all of them. */
export async function measureInTurns<Name extends string>(
  urls: Readonly<Record<Name, string>>,
  { rounds, seconds, connections }: Options,
) {
  const entries = (Object.entries<string>(urls) as [Name, string][]).map(([name, url]) => ({
    name,
    url,
    perSecond: [] as number[],
  }));
  let failed = 0;
  for (const { url } of entries) await autocannon({ url, connections, amount: 3000 });
  for (let round = 0; round < rounds; round += 1) {
    // Alternating order: the same server must not always follow the busiest one.
    for (const { url, perSecond } of round % 2 ? entries.toReversed() : entries) {
      const result = await autocannon({ url, connections, duration: seconds });
      perSecond.push(result.requests.average);
      failed += result.non2xx + result.errors;
    }
  }
  const perSecond = Object.fromEntries(entries.map((entry) => [entry.name, entry.perSecond]));
  return { perSecond: perSecond as Record<Name, number[]>, failed };
}
