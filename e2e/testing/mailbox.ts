import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";

interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** Waits for a mail to somebody, as the backend writes them where there is no mail server. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(() => (found = mailsTo(address).find((mail) => subject.test(mail.subject))), { timeout: 15_000 })
    .toBeDefined();
  return found ?? { subject: "", text: "" };
}

function mailsTo(address: string): Mail[] {
  const folder = join(process.env.TEST_DATA_DIR ?? "", "mail");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => ({ name, ...readHeaders(join(folder, name)) }))
    .filter(({ to }) => to === address)
    .map(({ name, subject }) => ({
      subject,
      text: readFileSync(join(folder, name.replace(/json$/, "txt")), "utf8"),
    }));
}

function readHeaders(path: string): { to: string; subject: string } {
  return JSON.parse(readFileSync(path, "utf8")) as { to: string; subject: string };
}
