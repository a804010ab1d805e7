import { afterAll, beforeAll, expect } from "vitest";
import pino from "pino";
import { buildApp } from "@/backend/app";
import type { Db } from "@/backend/db/client";
import { demoEmail, demoPassword } from "@/backend/db/seed/seed-demo-accounts";
import { providersOf } from "@/backend/payments/providers";
import { sandboxSetup } from "@/backend/payments/sandbox";
import type { Settings } from "@/backend/http/settings";
import { freshDatabase } from "@/backend/testing/database";
import { isJsonAnswer } from "@/lib/contract/contract";
import { parseAnswer } from "@/lib/contract/parse";
import { type CallInput, callPath } from "@/lib/contract/request";
import { listInternalRoutes, listRoutes } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";

export interface Asker {
  readonly token?: string | undefined;
  readonly country?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly clientAddress?: string;
}

export interface Answer {
  readonly status: number;
  /** JSON as it came; tests say themselves what they expect in it. */
  readonly body: unknown;
  readonly headers: Headers;
}

/** A backend of the test file's own, on a database of its own, asked over HTTP by the names of the contract. */
export function runBackend(settings?: (db: Db) => Partial<Settings>) {
  let address = "";
  let db: Db | undefined;
  let stop = async () => {};
  beforeAll(async () => {
    const { database } = await freshDatabase();
    db = database.db;
    const appOrigin = "http://localhost:3000";
    const sandbox = providersOf([sandboxSetup(database.db, appOrigin)], "an account that does not exist");
    const usual = { appOrigin, providers: sandbox };
    const app = await buildApp(database, pino({ level: "silent" }), { ...usual, ...settings?.(database.db) });
    address = await app.listen({ host: "127.0.0.1", port: 0 });
    stop = () => app.close();
  });
  afterAll(() => stop());

  async function ask(name: string, input: CallInput = {}, asker: Asker = {}): Promise<Answer> {
    const named = [...listRoutes(), ...listInternalRoutes()].find((known) => known.name === name);
    if (named === undefined) throw new Error(`There is no call ${name}.`);
    const answer = await send(named.route.method, callPath(named.route, input), input.body, asker);
    const shape = shapeOf(named.area, named.call);
    if (answer.status === 200 && shape && isJsonAnswer(shape.answer))
      expect(parseAnswer(shape.answer, answer.body), `${name} answers in its shape`).toEqual({
        ok: true,
        value: answer.body,
      });
    return answer;
  }

  async function send(
    method: string,
    path: string,
    body: unknown,
    { token, country, clientAddress, headers = {} }: Asker = {},
  ): Promise<Answer> {
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
    const { status, headers } = await ask("auth.login", { body });
    expect(status).toBe(200);
    return headers.get("x-session") ?? "";
  }

  /** For looking at what no answer tells. */
  function database(): Db {
    if (db === undefined) throw new Error("The backend runs only while a test does.");
    return db;
  }

  return { ask, send, signIn, database, address: () => address };
}

/** A file's answer is none: tests that look into one fetch it themselves. */
const isJson = ({ headers }: Response) => headers.get("content-type")?.includes("json") ?? false;
