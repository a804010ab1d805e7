import { and, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import {
  type AccessScope,
  type GranteeKind,
  linkScopes,
  toGrantedScopes,
} from "@/lib/config/animals/animal-access";
import type { Tx } from "@/backend/db/client";
import { animalGrants, clubs } from "@/backend/db/schema/animal-access";
import type { animals } from "@/backend/db/schema/animals";
import { users } from "@/backend/db/schema/users";
import type { SignedInContext, Input } from "@/backend/http/handler-types";
import { notFound, Refusal, refuseFields } from "@/backend/http/refusals";
import { sharedMail } from "@/backend/kernel/mail/animal-mails";
import { notify } from "@/backend/kernel/notifications/notify";
import { lockOwnAnimals } from "@/backend/animals/public/lock-own-animals";
import { recordAnimalEvent } from "@/backend/animals/records/animals/record-event";
import { declineUnshared } from "@/backend/animals/results/parentage/decline-unshared";
import { paths } from "@/lib/navigation/paths";
import { describeGrants } from "./grant-response";
import { toEnd } from "./last-day";
import { hashLinkToken } from "./link-token";
import { randomToken } from "@/backend/db/random-token";

interface ShareInput {
  readonly kind: GranteeKind;
  readonly email?: string | null | undefined;
  readonly club_id?: number | null | undefined;
  readonly scopes: readonly AccessScope[];
  readonly ends_on?: string | null | undefined;
}

interface Grantee {
  readonly kind: GranteeKind;
  readonly email: string | null;
  readonly userId: number | null;
  readonly clubId: number | null;
}

/** Gives somebody access to the caller's animal, or replaces the access they have. */
export async function shareAnimal(
  { tx, caller, settings }: SignedInContext,
  { params: { id: animalId }, body: input }: Input<"animalSharing.share">,
) {
  const [animal] = (await lockOwnAnimals(tx, caller.user.id, [animalId])) ?? [];
  if (animal === undefined) return notFound();
  const endsAt = input.ends_on ? toEnd(input.ends_on) : null;
  if (endsAt !== null && endsAt <= new Date()) return refuseFields({ ends_on: "fields.dayOver" });
  const grantee = await findGrantee(tx, input, animal);
  if (grantee instanceof Refusal) return grantee;
  const scopes = toGrantedScopes(input.kind, input.scopes);
  const { token, tokenHash } = createToken(input.kind);
  const values = { animalId, grantedBy: caller.user.id, scopes, endsAt, tokenHash, ...grantee };
  const { id, isNew } = await upsertGrant(tx, values);
  await recordAnimalEvent(tx, caller, animalId, "shared", describeShare(grantee, scopes));
  if (isNew && grantee.email !== null)
    await notifyGrantee(tx, grantee.email, {
      grantId: id,
      animal,
      ownerId: caller.user.id,
      appOrigin: settings.appOrigin,
    });
  await declineUnshared({ tx, appOrigin: settings.appOrigin }, animalId);
  const [grant] = await describeGrants(tx, eq(animalGrants.id, id));
  if (grant === undefined) throw new Error("The grant was not stored.");
  return { grant, url: token === undefined ? null : settings.appOrigin + paths.sharedLink(token) };
}

const describeShare = ({ kind, email }: Grantee, scopes: readonly AccessScope[]) => ({
  with: kind,
  ...(email !== null && { email }),
  scopes: scopes.join(" "),
});

/** Only links have one. */
function createToken(kind: GranteeKind) {
  if (kind !== "link") return { token: undefined, tokenHash: null };
  const token = randomToken();
  return { token, tokenHash: hashLinkToken(token) };
}

/** Needs an address or a club, depending on the kind. A link shows fewer scopes. */
async function findGrantee(
  tx: Tx,
  { kind, email, club_id: clubId, scopes }: ShareInput,
  animal: typeof animals.$inferSelect,
): Promise<Grantee | Refusal> {
  const grantee = { kind, email: null, userId: null, clubId: null };
  if (kind === "link")
    return scopes.every((scope) => linkScopes.includes(scope))
      ? grantee
      : refuseFields({ scopes: "fields.invalid" });
  if (kind === "dv") return animal.speciesId === 1 ? grantee : refuseFields({ kind: "fields.dogsOnly" });
  if (kind === "club") return findClub(tx, grantee, clubId);
  if (!email) return refuseFields({ email: "fields.required" });
  const address = email.toLowerCase();
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, address), isNotNull(users.confirmedAt)));
  if (user?.id === animal.ownerId) return refuseFields({ email: "fields.ownAddress" });
  return { ...grantee, email: address, userId: user?.id ?? null };
}

async function findClub(
  tx: Tx,
  grantee: Grantee,
  clubId: number | null | undefined,
): Promise<Grantee | Refusal> {
  if (!clubId) return refuseFields({ club_id: "fields.required" });
  const [club] = await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, clubId));
  return club === undefined ? refuseFields({ club_id: "fields.unknownClub" }) : { ...grantee, clubId };
}

type NewGrant = typeof animalGrants.$inferInsert & Grantee;

/** The animal is locked, so that nobody else inserts the same grantee. */
async function upsertGrant(tx: Tx, values: NewGrant): Promise<{ id: number; isNew: boolean }> {
  const { kind, scopes, endsAt, userId } = values;
  const same = sameGrantee(values);
  const [existing] = same
    ? await tx
        .update(animalGrants)
        .set({ kind, scopes, endsAt, userId })
        .where(and(eq(animalGrants.animalId, values.animalId), isNull(animalGrants.revokedAt), same))
        .returning({ id: animalGrants.id })
    : [];
  if (existing) return { id: existing.id, isNew: false };
  const [inserted] = await tx.insert(animalGrants).values(values).returning({ id: animalGrants.id });
  if (inserted === undefined) throw new Error("The grant was not stored.");
  return { id: inserted.id, isNew: true };
}

/** Every link is new. */
function sameGrantee({ kind, email, clubId }: Grantee): SQL | undefined {
  if (email !== null) return eq(animalGrants.email, email);
  if (clubId !== null) return eq(animalGrants.clubId, clubId);
  return kind === "dv" ? eq(animalGrants.kind, kind) : undefined;
}

interface GrantNotice {
  readonly grantId: number;
  readonly animal: typeof animals.$inferSelect;
  readonly ownerId: number;
  readonly appOrigin: string;
}

async function notifyGrantee(tx: Tx, email: string, notice: GrantNotice): Promise<void> {
  const { grantId, animal, ownerId, appOrigin } = notice;
  const [owner] = await tx
    .select({ name: users.name, language: users.language })
    .from(users)
    .where(eq(users.id, ownerId));
  if (owner === undefined) return;
  const path = paths.sharedWithMe;
  const link = appOrigin + path;
  const mail = sharedMail({ language: owner.language, owner: owner.name, animal: animal.name, link });
  await notify(tx, {
    event: "animalShared",
    appOrigin,
    path,
    key: grantId,
    params: { name: animal.name, other: owner.name },
    mail: { to: email, ...mail },
  });
}
