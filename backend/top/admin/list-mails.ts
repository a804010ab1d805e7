import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/users";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import type { Caller } from "@/backend/http/caller";
import { notFound } from "@/backend/http/refusals";
import { auditSubject, recordAudit } from "@/backend/kernel/audit/audit";

interface Headers {
  readonly to: string;
  readonly subject: string;
  readonly date: string;
}

const listLimit = 100;

/** Without a mail server mails are files, listed newest first for people trying out the shop. With one there is no list. */
export async function listMails(folder: string | undefined) {
  if (folder === undefined) return notFound();
  const names = await readdir(folder).catch(() => []);
  const ids = names.flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? []);
  const newest = ids.toSorted((a, b) => Number(b) - Number(a)).slice(0, listLimit);
  const results = await Promise.all(newest.map((id) => readHeaders(folder, id)));
  return { results, count: ids.length };
}

/** Every read is audited. Outside of the demo the tokens in links are blanked. */
export async function readMail(
  { tx, caller, settings }: SignedInContext,
  { params: { id } }: Input<"admin.mail">,
) {
  const { mailFolder: folder, showsMailLinks = false } = settings;
  if (folder === undefined) return notFound();
  const mail = await readFiles(folder, id);
  if (mail === undefined) return notFound();
  await auditRead(tx, caller, mail);
  return showsMailLinks ? mail : { ...mail, html: blankTokens(mail.html), text: blankTokens(mail.text) };
}

async function readFiles(folder: string, id: number) {
  const base = String(id).padStart(6, "0");
  try {
    const [html, text] = await Promise.all(["html", "txt"].map((end) => readPart(folder, `${base}.${end}`)));
    return { ...(await readHeaders(folder, base)), html: html ?? "", text: text ?? "" };
  } catch {
    return undefined;
  }
}

/** Tokens are 43 characters long. */
const blankTokens = (text: string) => text.replace(/[\w-]{40,}/g, "…");

async function auditRead(tx: Tx, { user, admin, requestId }: Caller, { id, to }: { id: number; to: string }) {
  const [reader] = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.id, admin?.id ?? user?.id ?? 0));
  if (reader === undefined) return;
  const [recipient] = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.email, to));
  const subject = recipient ?? auditSubject({ id: null, name: to });
  await recordAudit(tx, { admin: reader, subject, call: "admin.mail", reason: `mail ${id}`, requestId });
}

async function readHeaders(folder: string, base: string) {
  // Written by the file transport.
  const { to, subject, date } = JSON.parse(await readPart(folder, `${base}.json`)) as Headers;
  return { id: Number(base), to, subject, date };
}

const readPart = (folder: string, name: string) => readFile(join(folder, name), "utf8");
