import type { FastifyRequest } from "fastify";
import { regionOf } from "@/lib/config/markets";
import type { Db } from "@/backend/db/client";
import { findSession } from "@/backend/modules/auth/sessions";
import type { Visit } from "./visit";

/** Reads who is asking from the headers that the storefront's door sets. */
export async function findVisit(db: Db, request: FastifyRequest): Promise<Visit> {
  const country = countryOf(request.headers["x-country"]);
  const token = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? "")?.[1];
  const session = token === undefined ? undefined : await findSession(db, token);
  const { person, admin, tokenHash } = session ?? {};
  return {
    person,
    admin,
    tokenHash,
    requestId: request.id,
    country,
    region: regionOf(country),
    clientAddress: clientAddressOf(request.headers["x-client-address"]),
    idempotencyKey: idempotencyKeyOf(request.headers["idempotency-key"]),
  };
}

function countryOf(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === "string" && /^[A-Z]{2}$/.test(header) ? header : undefined;
}

function clientAddressOf(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === "string" && /^[0-9a-fA-F:.]{2,45}$/.test(header) ? header : undefined;
}

function idempotencyKeyOf(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === "string" && /^[\w-]{8,128}$/.test(header) ? header : undefined;
}
