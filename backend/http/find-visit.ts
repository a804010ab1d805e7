import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import { regionOf } from "@/lib/config/markets";
import type { Db } from "@/backend/db/client";
import { findSession } from "@/backend/modules/people/sessions";
import type { Visit } from "./visit";

/** Reads who is asking from the headers that the storefront's door sets. */
export async function findVisit(db: Db, request: FastifyRequest): Promise<Visit> {
  const country = countryOf(request.headers["x-country"]);
  const token = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? "")?.[1];
  const session = token === undefined ? undefined : await findSession(db, token);
  return {
    person: session?.person,
    tokenHash: session?.tokenHash,
    country,
    region: regionOf(country),
    clientAddress: addressOf(request.headers["x-client-address"]),
  };
}

function addressOf(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === "string" && isIP(header) > 0 ? header : undefined;
}

function countryOf(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === "string" && /^[A-Z]{2}$/.test(header) ? header : undefined;
}
