import { eq } from "drizzle-orm";
import { beforeAll } from "vitest";
import type { Db, Tx } from "@/backend/db/client";
import { insertedRow } from "@/backend/db/inserted-row";
import { animals } from "@/backend/db/schema/animals";
import { users } from "@/backend/db/schema/users";
import { startSession } from "@/backend/kernel/users/sessions";
import { hashPassword } from "@/backend/account/auth/passwords";
import type { TestResponse } from "@/backend/testing/server";

interface TestBackend {
  readonly database: () => Db;
  readonly callRoute: (name: string, input: object) => Promise<TestResponse>;
}

export interface TestUser {
  readonly id: number;
  readonly email: string;
  readonly token: string;
}

const password = "Correct-horse-7";
let passwordHash: Promise<string> | undefined;

type UserRow = Partial<typeof users.$inferInsert>;

/** An account that can sign in only with a password hash. */
export async function insertUser(db: Tx, email: string, more: UserRow = {}): Promise<number> {
  const name = email.split("@")[0] ?? email;
  const usual = {
    name,
    type: "owner",
    countryCode: "AU",
    confirmedAt: new Date(),
    passwordHash: "none",
  } as const;
  const rows = await db
    .insert(users)
    .values({ email, ...usual, ...more })
    .returning({ id: users.id });
  return insertedRow(rows).id;
}

/** A confirmed account, signed in. */
export async function createUser(
  { database, callRoute }: TestBackend,
  email: string,
  more: UserRow = {},
): Promise<TestUser> {
  passwordHash ??= hashPassword(password);
  const id = await insertUser(database(), email, { passwordHash: await passwordHash, ...more });
  const { headers } = await callRoute("auth.login", { body: { username: email, password } });
  return { id, email, token: headers.get("x-session") ?? "" };
}

/** The same without a password. */
export async function createSession(db: Db, email: string, more: UserRow = {}): Promise<TestUser> {
  const id = await insertUser(db, email, more);
  return { id, email, token: (await startSession(db, id)).token };
}

/** Accounts by name, created before the tests of the file. */
export function createPeople(backend: TestBackend, domain: string, rows: Readonly<Record<string, UserRow>>) {
  const people = new Map<string, TestUser>();
  const add = async (name: string, row: UserRow = {}) => {
    people.set(name, await createUser(backend, `${name}@${domain}`, row));
  };
  beforeAll(async () => {
    for (const [name, row] of Object.entries(rows)) await add(name, row);
  });
  function person(name: string): TestUser {
    const found = people.get(name);
    if (found === undefined) throw new Error(`There is no ${name}.`);
    return found;
  }
  return {
    add,
    person,
    as: (name: string) => ({ token: person(name).token }),
    idOf: (name: string) => person(name).id,
  };
}

export async function createAnimal(db: Tx, row: Partial<typeof animals.$inferInsert> = {}): Promise<number> {
  const rows = await db
    .insert(animals)
    .values({ name: "Rex", speciesId: 1, sex: "male", ...row })
    .returning({ id: animals.id });
  return insertedRow(rows).id;
}

export async function ownerOf(db: Db, animalId: number): Promise<number | null | undefined> {
  const [row] = await db.select({ ownerId: animals.ownerId }).from(animals).where(eq(animals.id, animalId));
  return row?.ownerId;
}
