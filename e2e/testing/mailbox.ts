import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

const folder = process.env.TEST_MAIL_FOLDER ?? "";

interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** The newest email to an address whose subject matches. Waits until it has been sent. */
export async function waitForMail(address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => (found = await findMail(address, subject)), { message: `${subject} to ${address}` })
    .toBeDefined();
  return found ?? { subject: "", text: "" };
}

/** The URL of the button in an email. */
export function findLink({ text }: Mail): string {
  const [link] = /^http\S+$/m.exec(text) ?? [];
  return link ?? "";
}

async function findMail(address: string, subject: RegExp): Promise<Mail | undefined> {
  // The folder is created with the first email.
  const names = await readdir(folder).catch(() => []);
  const heads = names.filter((name) => name.endsWith(".json")).sort();
  for (const name of heads.reverse()) {
    const head: { to: string; subject: string } = JSON.parse(await readFile(join(folder, name), "utf8"));
    if (head.to !== address || !subject.test(head.subject)) continue;
    const text = await readFile(join(folder, name.replace(/json$/, "txt")), "utf8");
    return { subject: head.subject, text };
  }
  return undefined;
}
