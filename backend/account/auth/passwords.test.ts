import { expect, it } from "vitest";
import { hashPassword, matchesPassword } from "./passwords";

it("passwords are hashed by argon2id at the cost that OWASP asks for, with a salt each", async () => {
  const [first, second] = [await hashPassword("a password"), await hashPassword("a password")];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
  expect(await matchesPassword(first, "a password")).toBe(true);
  expect(await matchesPassword(first, "another password")).toBe(false);
});

it("an unknown account takes the time of a known one and never matches", async () => {
  expect(await matchesPassword(undefined, "nobody has this password")).toBe(false);
});
