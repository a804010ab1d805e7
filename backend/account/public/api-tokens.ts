import { errorCode } from "@/lib/domain/error-codes";
import { createHash } from "node:crypto";
import { addDays } from "date-fns";
import { and, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { apiTokenLimits, tokenPrefix } from "@/lib/config/account/api-tokens";
import type { ApiTokenScope } from "@/lib/config/animals/documents";
import type { Db, Tx } from "@/backend/db/client";
import { apiTokens } from "@/backend/db/schema/documents";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import type { Caller } from "@/backend/http/caller";
import { notFound, Refusal } from "@/backend/http/refusals";
import { lockUser } from "@/backend/kernel/users/lock-user";
import { insertedRow } from "@/backend/db/inserted-row";
import { randomToken } from "@/backend/db/random-token";

type ApiToken = typeof apiTokens.$inferSelect;

/** Characters that a list shows, to recognise a token. */
const shownLength = 9;

const isLive = and(
  isNull(apiTokens.revokedAt),
  or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, sql`now()`)),
);

/** The user's tokens that work, newest first. */
export async function listTokens({ tx, caller: { user } }: SignedInContext) {
  const rows = await tx
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.userId, user.id), isLive))
    .orderBy(desc(apiTokens.id));
  return rows.map(describe);
}

function describe({ id, name, prefix, scopes, createdAt, expiresAt, lastUsedAt }: ApiToken) {
  return {
    id,
    name,
    prefix,
    scopes,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

/** The token has 256 random bits. Only its hash is stored. */
export async function createToken(
  { tx, caller: { user } }: SignedInContext,
  { body: { name, scopes, days } }: Input<"apiTokens.create">,
) {
  await lockUser(tx, user.id);
  const live = await tx
    .select({ id: apiTokens.id })
    .from(apiTokens)
    .where(and(eq(apiTokens.userId, user.id), isLive));
  if (live.length >= apiTokenLimits.perUser)
    return new Refusal(409, {
      code: "tokens_full",
      message: errorCode("fields.apiTokensFull", { count: apiTokenLimits.perUser }),
    });
  const token = `${tokenPrefix}${randomToken()}`;
  const row = insertedRow(
    await tx
      .insert(apiTokens)
      .values({
        userId: user.id,
        name: name.trim(),
        scopes: [...new Set(scopes)],
        tokenHash: hashToken(token),
        prefix: token.slice(0, shownLength),
        expiresAt: days ? addDays(new Date(), days) : null,
      })
      .returning(),
  );
  return { ...describe(row), token };
}

export async function revokeToken(
  { tx, caller: { user } }: SignedInContext,
  { params: { id } }: Input<"apiTokens.revoke">,
) {
  const revoked = await tx
    .update(apiTokens)
    .set({ revokedAt: new Date() })
    .where(and(eq(apiTokens.id, id), eq(apiTokens.userId, user.id), isLive))
    .returning({ id: apiTokens.id });
  return revoked.length > 0 ? undefined : notFound();
}

const invalidToken = new Refusal(401, { code: "invalid_token", message: "fields.apiTokenInvalid" });

/** The user of a request's token, if it has the scope. Notes its use at most once in ten minutes. */
export async function findTokenUser(
  db: Db | Tx,
  { apiToken }: Caller,
  scope: ApiTokenScope,
): Promise<number | Refusal> {
  if (apiToken === undefined) return invalidToken;
  const [row] = await db
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.tokenHash, hashToken(apiToken)), isLive));
  if (row === undefined) return invalidToken;
  if (!row.scopes.includes(scope))
    return new Refusal(403, { code: "missing_scope", message: "fields.apiTokenScope", scope });
  const isStale = or(
    isNull(apiTokens.lastUsedAt),
    sql`${apiTokens.lastUsedAt} < now() - interval '10 minutes'`,
  );
  await db
    .update(apiTokens)
    .set({ lastUsedAt: new Date() })
    .where(and(eq(apiTokens.id, row.id), isStale));
  return row.userId;
}

const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
