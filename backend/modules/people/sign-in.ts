import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { users } from "@/backend/db/schema/people";
import { Refusal } from "@/backend/http/refusals";
import { isRightPassword } from "./passwords";
import { startSession } from "./sessions";

interface Credentials {
  readonly username: string;
  readonly password: string;
}

const wrongCredentials = new Refusal(401, {
  code: "wrong_credentials",
  message: "That e-mail and password do not go together.",
});

export async function signIn(db: Db, { username, password }: Credentials) {
  const [user] = await db
    .select({ id: users.id, type: users.type, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.email, username.trim().toLowerCase()), isNotNull(users.confirmedAt)));
  const right = await isRightPassword(user?.passwordHash, password);
  if (right instanceof Refusal) return right;
  if (!right || user === undefined) return wrongCredentials;
  const session = await startSession(db, user.id);
  return { answer: { id: user.id, type: user.type }, session };
}
