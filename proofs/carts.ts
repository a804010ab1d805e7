import { checkRandomCarts } from "@/lib/domain/testing/random-carts";

/** Checks random carts: totals are the sum of their parts, and both providers get the same amount. */
const count = Number(process.env["CARTS"] ?? 100_000);
const startedAt = performance.now();
const checked = checkRandomCarts(count);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
process.stdout.write(`${checked} random carts: every total is the sum of its parts (${seconds} s)\n`);
