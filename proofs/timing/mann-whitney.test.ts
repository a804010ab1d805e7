import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mannWhitney } from "./mann-whitney";

const samples = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 40 });

describe("Mann-Whitney", () => {
  // By hand: mean m·n/2, variance m·n/12·(N+1 − Σ(t³−t)/(N(N−1))), half a step towards the mean.
  it.each([
    ["all of one below all of the other", [1, 2, 3, 4, 5], [6, 7, 8, 9, 10], 0, 0.0121858],
    ["with ties", [1, 2, 2, 3], [2, 3, 3, 4], 3, 0.1720288],
    ["interleaved", [1, 3, 5, 7], [2, 4, 6, 8], 6, 0.6650055],
    ["the same values", [1, 2, 3], [1, 2, 3], 4.5, 1],
    ["one value alone", [7, 7, 7], [7, 7], 3, 1],
  ])("compares samples: %s", (_case, first, second, u, p) => {
    const compared = mannWhitney(first, second);
    expect(compared.u).toBeCloseTo(u, 10);
    expect(compared.p).toBeCloseTo(p, 4);
  });

  it("is symmetric and depends on ranks only", () => {
    fc.assert(
      fc.property(samples, samples, (first, second) => {
        const [forward, reverse] = [mannWhitney(first, second), mannWhitney(second, first)];
        expect(forward.u + reverse.u).toBeCloseTo(first.length * second.length, 8);
        expect(forward.p).toBeCloseTo(reverse.p, 10);
        const stretched = (values: readonly number[]) => values.map((value) => value ** 3);
        expect(mannWhitney(stretched(first), stretched(second))).toEqual(forward);
        expect(forward.p).toBeGreaterThan(0);
        expect(forward.p).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("detects half a millisecond in two hundred noisy timings, and no difference without one", () => {
    const noisy = (shift: number) =>
      Array.from({ length: 200 }, (_, at) => 10 + ((at * 37) % 101) / 50 + shift);
    expect(mannWhitney(noisy(0), noisy(0.5)).p).toBeLessThan(0.001);
    expect(mannWhitney(noisy(0), noisy(0)).p).toBeGreaterThan(0.9);
  });

  it("throws for an empty sample", () => {
    expect(() => mannWhitney([], [1])).toThrow("empty");
  });
});
