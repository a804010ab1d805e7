import { expect, test } from "vitest";
import { serialiseError } from "./serialise-error";

test("a database error keeps code, constraint and query name, and loses values", () => {
  const cause = Object.assign(new Error('duplicate key: Key (email)=(jo@private.test) in "users"'), {
    code: "23505",
    severity: "ERROR",
    constraint: "users_email_unique",
    detail: "Key (email)=(jo@private.test)",
  });
  const error = Object.assign(
    new Error('Failed query: insert into "users" values ($1)\nparams: jo@private.test', { cause }),
    { query: 'insert into "users" ("email") values ($1)', params: ["jo@private.test"] },
  );
  const serialised = serialiseError(error);
  expect(serialised).toMatchObject({
    type: "Error",
    query: "insert users",
    cause: { code: "23505", constraint: "users_email_unique" },
  });
  expect(serialised.stack).toContain("serialise-error.test.ts");
  expect(JSON.stringify(serialised)).not.toContain("private");
});

test("another error keeps its message without addresses and tokens", () => {
  const token = "A".repeat(43);
  const message = `550 <jo@private.test> refused, see /orders/${token}`;
  expect(serialiseError(new TypeError(message)).message).toBe("550 <[address]> refused, see /orders/[token]");
  expect(serialiseError("jo@private.test")).toEqual({ type: "string" });
});
