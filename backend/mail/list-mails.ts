import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { notFound } from "@/backend/http/refusals";

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

export async function readMail(folder: string | undefined, id: number) {
  if (folder === undefined) return notFound();
  const base = String(id).padStart(6, "0");
  try {
    const [html, text] = await Promise.all(["html", "txt"].map((end) => readPart(folder, `${base}.${end}`)));
    return { ...(await readHeaders(folder, base)), html: html ?? "", text: text ?? "" };
  } catch {
    return notFound();
  }
}

async function readHeaders(folder: string, base: string) {
  // Written by the file transport.
  const { to, subject, date } = JSON.parse(await readPart(folder, `${base}.json`)) as Headers;
  return { id: Number(base), to, subject, date };
}

const readPart = (folder: string, name: string) => readFile(join(folder, name), "utf8");
