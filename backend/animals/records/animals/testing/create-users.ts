import { eq } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { users } from "@/backend/db/schema/users";
import { hashPassword } from "@/backend/account/auth/passwords";
import type { TestResponse } from "@/backend/testing/server";

type CallRoute = (name: string, input: object) => Promise<TestResponse>;

export interface TestUser {
  readonly id: number;
  readonly email: string;
  readonly token: string;
}

const password = "Correct-horse-7";
let passwordHash: Promise<string> | undefined;

/** A confirmed account, signed in. */
export async function createUser(
  { database, callRoute }: { database: () => Db; callRoute: CallRoute },
  email: string,
  more: Partial<typeof users.$inferInsert> = {},
): Promise<TestUser> {
  passwordHash ??= hashPassword(password);
  const [user] = await database()
    .insert(users)
    .values({
      email,
      name: email.split("@")[0] ?? email,
      type: "owner",
      countryCode: "AU",
      confirmedAt: new Date(),
      passwordHash: await passwordHash,
      ...more,
    })
    .returning({ id: users.id });
  const { headers } = await callRoute("auth.login", { body: { username: email, password } });
  return { id: user?.id ?? 0, email, token: headers.get("x-session") ?? "" };
}

export async function createAnimal(
  db: Db,
  row: Partial<typeof animals.$inferInsert> & { readonly ownerId: number | null },
): Promise<number> {
  const [animal] = await db
    .insert(animals)
    .values({ name: "Rex", speciesId: 1, sex: "male", ...row })
    .returning({ id: animals.id });
  return animal?.id ?? 0;
}

export async function ownerOf(db: Db, animalId: number): Promise<number | null | undefined> {
  const [row] = await db.select({ ownerId: animals.ownerId }).from(animals).where(eq(animals.id, animalId));
  return row?.ownerId;
}
