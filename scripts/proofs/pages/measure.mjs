import autocannon from "autocannon";

/**
 * Asks each address in turns, so that a slow minute slows all of them.
 * @param {Record<string, string>} addresses
 * @param {{rounds: number, seconds: number, connections: number}} options
 */
export async function measureInTurns(addresses, { rounds, seconds, connections }) {
  const names = Object.keys(addresses);
  const perSecond = Object.fromEntries(names.map((name) => [name, /** @type {number[]} */ ([])]));
  let failed = 0;
  for (const name of names) await autocannon({ url: addresses[name], connections, amount: 3000 });
  for (let round = 0; round < rounds; round += 1) {
    // Every other round in the other order: whoever comes after the busiest is not always the same.
    for (const name of round % 2 ? names.toReversed() : names) {
      const result = await autocannon({ url: addresses[name], connections, duration: seconds });
      perSecond[name].push(result.requests.average);
      failed += result.non2xx + result.errors;
    }
  }
  return { perSecond, failed };
}
