import type { FastifyRequest } from "fastify";
import { apiTokenFormat } from "@/lib/config/account/api-tokens";
import { defaultLanguage, isLanguage } from "@/lib/config/languages";
import { storeOf } from "@/lib/config/markets/markets";
import type { Db } from "@/backend/db/client";
import { findSession } from "@/backend/kernel/users/sessions";
import type { Caller } from "./caller";

/** Builds the caller from the headers that the storefront's BFF sets. Malformed headers count as absent. */
export async function authenticate(db: Db, request: FastifyRequest): Promise<Caller> {
  const { headers } = request;
  const country = headerMatching(headers["x-country"], /^[A-Z]{2}$/);
  const language = headerMatching(headers["accept-language"], /^[\w-]{2,8}$/);
  const token = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(headers.authorization ?? "")?.[1];
  const session = token === undefined ? undefined : await findSession(db, token);
  const { user, admin, tokenHash } = session ?? {};
  return {
    user,
    admin,
    tokenHash,
    requestId: request.id,
    country,
    store: storeOf(country),
    language: isLanguage(language) ? language : defaultLanguage,
    clientAddress: headerMatching(headers["x-client-address"], /^[0-9a-fA-F:.]{2,45}$/),
    apiToken: apiTokenOf(headers.authorization),
    deviceToken: headerMatching(headers["x-device"], /^[\w-]{22}\.[\w-]{43}$/),
    idempotencyKey: headerMatching(headers["idempotency-key"], /^[\w-]{8,128}$/),
  };
}

function apiTokenOf(authorization: string | undefined): string | undefined {
  const token = authorization?.replace(/^Bearer /, "");
  return token !== undefined && apiTokenFormat.test(token) ? token : undefined;
}

function headerMatching(header: string | readonly string[] | undefined, pattern: RegExp): string | undefined {
  return typeof header === "string" && pattern.test(header) ? header : undefined;
}
