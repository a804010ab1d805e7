import Fastify from "fastify";
import pg from "pg";
import { expect, it } from "vitest";
import { deadAddress } from "@/lib/server/testing/fake-upstream";
import { loadSheddingHeader } from "@/lib/config/load-shedding";
import { errorCodesHeader } from "@/lib/domain/error-codes";
import { handleErrors } from "./error-handling";

async function responseTo(fail: () => unknown) {
  const app = Fastify();
  handleErrors(app);
  app.get("/", async () => fail());
  return app.inject("/");
}

const withCode = (code: string) => Object.assign(new Error("failed"), { code });

it("returns 503 with Retry-After when the database cannot be reached", async () => {
  const { port } = new URL(await deadAddress());
  const pool = new pg.Pool({ host: "127.0.0.1", port: Number(port) });
  const response = await responseTo(() => pool.query("select 1"));
  await pool.end();
  expect(response.statusCode).toBe(503);
  expect(response.headers).toMatchObject({ "retry-after": "5" });
  // An outage, which opens the circuit, and no refusal of this request alone.
  expect(response.headers).not.toHaveProperty(loadSheddingHeader);
  expect(response.json()).toMatchObject({ code: "unavailable", message: "operation failed" });
});

it.each([
  [withCode("57P01"), 503],
  [withCode("08006"), 503],
  [withCode("53300"), 503],
  [new Error("query failed", { cause: withCode("57P03") }), 503],
  [new Error("query failed", { cause: new Error("Connection terminated unexpectedly") }), 503],
  [withCode("23505"), 500],
  [withCode("40001"), 500],
  [new Error("query failed", { cause: withCode("57014") }), 500],
  [new Error("a fault of ours"), 500],
])("returns for %s status %i", async (error, status) => {
  const response = await responseTo(() => {
    throw error;
  });
  expect(response.statusCode).toBe(status);
});

it("sends the code of an error in a header", async () => {
  const response = await responseTo(() => {
    throw Object.assign(new Error("x"), { statusCode: 413, code: "FST_ERR_CTP_BODY_TOO_LARGE" });
  });
  expect(response.json()).toMatchObject({ message: "That is more than this call accepts." });
  expect(response.headers[errorCodesHeader]).toBe('{"message":"refusals.bodyTooLarge"}');
});
