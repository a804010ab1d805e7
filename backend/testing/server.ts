import { afterAll, beforeAll, expect } from "vitest";
import type { SQL } from "drizzle-orm";
import type { PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import pino from "pino";
import { buildApp } from "@/backend/app";
import type { Db } from "@/backend/db/client";
import { demoEmail, demoPassword } from "@/backend/db/seed/seed-demo-accounts";
import { createProviders } from "@/backend/payment-providers/providers";
import { createSandboxSetup } from "@/backend/payment-providers/sandbox/sandbox-provider";
import type { Settings } from "@/backend/http/settings";
import { createTestDatabase } from "@/backend/testing/database";
import type { CallName, Response as ResponseBody } from "@/lib/contract/calls";
import { isJsonResponse } from "@/lib/contract/contract";
import { parseResponse } from "@/lib/contract/parse";
import { type CallInput, callPath } from "@/lib/contract/request";
import { listInternalRoutes, listRoutes } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";

export interface CallOptions {
  readonly token?: string | undefined;
  readonly country?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly clientAddress?: string;
}

export interface TestResponse {
  readonly status: number;
  /** Parsed JSON, or text. */
  readonly body: unknown;
  readonly headers: Headers;
}

/** Starts a backend with its own database for the test file. Tests call it over HTTP by route name. */
export function startTestBackend(settings?: (db: Db) => Partial<Settings>) {
  let address = "";
  let db: Db | undefined;
  let stop = async () => {};
  beforeAll(async () => {
    const { database } = await createTestDatabase();
    db = database.db;
    const appOrigin = "http://localhost:3000";
    const sandbox = createProviders(
      [createSandboxSetup(database.db, appOrigin)],
      "an account that does not exist",
    );
    // Tests run in the same event loop, and may keep it busy themselves.
    const usual = { appOrigin, providers: sandbox, createsDocumentKeys: true, maxEventLoopDelayMs: 0 };
    const app = await buildApp(database, pino({ level: "silent" }), { ...usual, ...settings?.(database.db) });
    address = await app.listen({ host: "127.0.0.1", port: 0 });
    stop = () => app.close();
  });
  afterAll(() => stop());

  async function callRoute(
    name: string,
    input: CallInput = {},
    options: CallOptions = {},
  ): Promise<TestResponse> {
    const named = [...listRoutes(), ...listInternalRoutes()].find((known) => known.name === name);
    if (named === undefined) throw new Error(`Unknown route ${name}.`);
    const response = await send(named.route.method, callPath(named.route, input), input.body, options);
    const shape = shapeOf(named.area, named.call);
    if (response.status === 200 && isJsonResponse(shape.response))
      expect(parseResponse(shape.response, response.body), `${name} responds in its shape`).toEqual({
        ok: true,
        value: response.body,
      });
    return response;
  }

  /** The body of a call that succeeds. */
  async function readRoute<Name extends CallName>(
    name: Name,
    input: CallInput = {},
    options: CallOptions = {},
  ): Promise<ResponseBody<Name>> {
    const { status, body } = await callRoute(name, input, options);
    expect(status, `${name} responds with ${JSON.stringify(body)}`).toBe(200);
    return body as ResponseBody<Name>;
  }

  async function send(
    method: string,
    path: string,
    body: unknown,
    { token, country, clientAddress, headers = {} }: CallOptions = {},
  ): Promise<TestResponse> {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(country && { "x-country": country }),
        ...headers,
        ...(clientAddress && { "x-client-address": clientAddress }),
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: isJson(response) ? JSON.parse(text) : text || undefined,
      headers: response.headers,
    };
  }

  async function signIn(role: string): Promise<string> {
    const body = { username: demoEmail(role), password: demoPassword };
    const { status, headers } = await callRoute("auth.login", { body });
    expect(status).toBe(200);
    return headers.get("x-session") ?? "";
  }

  /** Signs demo accounts in before the tests of the file, because sign-ins are limited. */
  function signInAll(...roles: readonly string[]) {
    const tokens = new Map<string, string>();
    beforeAll(async () => {
      for (const role of roles) tokens.set(role, await signIn(role));
    });
    return (role: string) => ({ token: tokens.get(role) });
  }

  /** For checks that no response allows. */
  function database(): Db {
    if (db === undefined) throw new Error("The backend runs only while a test does.");
    return db;
  }

  /** Prepares a state that no call leads to. */
  async function updateRows<Table extends PgTable>(
    table: Table,
    values: PgUpdateSetSource<Table>,
    where: SQL | undefined,
  ): Promise<void> {
    await database().update(table).set(values).where(where);
  }

  return { callRoute, readRoute, send, signIn, signInAll, database, updateRows, address: () => address };
}

/** File responses are not JSON: tests fetch them with `send`. */
const isJson = ({ headers }: Response) => headers.get("content-type")?.includes("json") ?? false;
