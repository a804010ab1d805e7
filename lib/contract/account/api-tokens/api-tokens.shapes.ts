import { string } from "yup";
import { apiTokenScopes } from "@/lib/config/documents";
import { noContent, type Shapes } from "@/lib/contract/contract";
import { castObject, id, listOf, nullableText, responseObject, responseText } from "@/lib/contract/fields";
import { apiTokenForm } from "./api-tokens.forms";
import type { apiTokensRoutes } from "./api-tokens.routes";

/** All times are ISO 8601, UTC. */
const facts = {
  id: id(),
  name: responseText(),
  /** First characters of the token. */
  prefix: responseText(),
  scopes: listOf(string().oneOf(apiTokenScopes).required()),
  createdAt: responseText(),
  expiresAt: nullableText(),
  lastUsedAt: nullableText(),
};

export const apiTokensShapes = {
  list: { response: listOf(responseObject(facts)) },
  create: { body: apiTokenForm, response: responseObject({ ...facts, token: responseText() }) },
  revoke: { params: castObject({ id: id() }), response: noContent },
} as const satisfies Shapes<typeof apiTokensRoutes>;
