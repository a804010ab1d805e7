import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { post } from "./post";

const timeoutMs = 60_000;
const password = "a-walk-in-the-rain";

/** Registers users and confirms them with the tokens in their emails. */
export async function registerUsers(shop: string, dataDir: string, emails: readonly string[]): Promise<void> {
  for (const email of emails) {
    const user = { type: "owner", name: "Nia Vale", email, country: "AU", acceptTerms: true };
    const { status } = await post(shop, "/register", { ...user, password });
    if (status !== 204) throw new Error(`${email} could not be registered: ${status}`);
  }
  const tokens = await waitForTokens(join(dataDir, "mail"), emails);
  for (const token of tokens) {
    const { status } = await post(shop, "/register/confirm", { token, password });
    if (status !== 200) throw new Error(`A registration could not be confirmed: ${status}`);
  }
}

/** Without a mail server emails are files. */
async function waitForTokens(folder: string, emails: readonly string[]): Promise<readonly string[]> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const found = new Map(readMails(folder).map(({ to, token }) => [to, token]));
    const tokens = emails.map((email) => found.get(email));
    if (tokens.every((token) => token !== undefined)) return tokens;
    if (Date.now() > deadline) throw new Error("Not all mails were written in a minute.");
    await pause(200);
  }
}

function readMails(folder: string): readonly { to: string; token: string | undefined }[] {
  const names = readdirSync(folder, { encoding: "utf8" }).filter((name) => name.endsWith(".json"));
  return names.map((name) => {
    const { to } = JSON.parse(readFileSync(join(folder, name), "utf8")) as { to: string };
    const text = readFileSync(join(folder, name.replace(".json", ".txt")), "utf8");
    return { to, token: /[?]token=([\w-]+)/.exec(text)?.[1] };
  });
}
