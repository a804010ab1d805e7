import { createRequire } from "node:module";
import type * as Argon2 from "@node-rs/argon2";

/*
 * Takes the place of `@node-rs/argon2` in tests of the backend, which sign in thousands of times: the same hashes at the
 * least cost. `passwords.test.ts` tests the cost of the shop.
 */

// Past the alias.
const argon2 = createRequire(import.meta.url)("@node-rs/argon2") as typeof Argon2;

export const { verify } = argon2;

export const hash = (password: string): Promise<string> =>
  argon2.hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
