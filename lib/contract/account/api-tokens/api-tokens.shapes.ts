import { string } from "yup";
import { apiTokenScopes } from "@/lib/config/animals/documents";
import { noContent, type Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { apiTokenForm } from "./api-tokens.forms";
import type { apiTokensRoutes } from "./api-tokens.routes";

/** All times are ISO 8601, UTC. */
const facts = {
  id: f.id(),
  name: f.responseText(),
  /** First characters of the token. */
  prefix: f.responseText(),
  scopes: f.listOf(string().oneOf(apiTokenScopes).required()),
  createdAt: f.instant(),
  expiresAt: f.nullableInstant(),
  lastUsedAt: f.nullableInstant(),
};

export const apiTokensShapes = {
  list: {
    summary: "The user's API tokens, without their secrets.",
    response: f.listOf(f.responseObject(facts)),
  },
  create: {
    summary: "Creates an API token; its secret is only in this response.",
    body: apiTokenForm,
    response: f.responseObject({ ...facts, token: f.responseText() }),
  },
  revoke: { summary: "Revokes an API token.", params: f.castObject({ id: f.id() }), response: noContent },
} as const satisfies Shapes<typeof apiTokensRoutes>;
