/** Numbers from 0 to 1, without 1. */
export type Random = () => number;

/** The same numbers for the same seed: FNV-1a hashes the seed, mulberry32 draws. Not for secrets. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  // Similar seeds, such as "pup-1" and "pup-2", would start close together.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) | 0;
}

/** An item by its share; the shares add up to 1. */
export function pickByShare<T>(
  random: Random,
  shares: readonly [readonly [T, number], ...(readonly [T, number])[]],
): T {
  let rest = random();
  for (const [item, share] of shares) {
    rest -= share;
    if (rest < 0) return item;
  }
  return shares[0][0];
}
