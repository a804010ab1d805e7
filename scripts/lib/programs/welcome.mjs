import { join } from "node:path";

/**
 * The text printed when shop and backend are running.
 * @param {{address: string, data: string, mail?: string, demoAccounts?: {role: string, email: string, password: string}[]}} facts
 */
export function formatWelcome({ address, data, mail = "", demoAccounts = [] }) {
  const lines = ["", `  Tailmark is open at ${address}`, ""];
  if (demoAccounts.length > 0) {
    const roleWidth = Math.max(...demoAccounts.map(({ role }) => role.length));
    const emailWidth = Math.max(...demoAccounts.map(({ email }) => email.length));
    lines.push("  Demo accounts (role, email, password):");
    for (const { role, email, password } of demoAccounts)
      lines.push(`    ${role.padEnd(roleWidth)}   ${email.padEnd(emailWidth)}   ${password}`);
    lines.push("");
  }
  lines.push(`  Data   ${data}`);
  if (mail) lines.push(`  Mail   ${mail}`);
  lines.push("  Stop   Ctrl-C", "");
  return lines.join("\n");
}

/**
 * Where the data is, without passwords.
 * @param {import("../env/settings.mjs").Settings} settings
 */
export function describeDataLocation({ upstreamUrl, databaseUrl, dataDir }) {
  if (upstreamUrl) return `with the backend at ${withoutSecrets(upstreamUrl)}`;
  if (databaseUrl) return `in PostgreSQL, ${withoutSecrets(databaseUrl)}`;
  return `in ${dataDir} (to start over, stop and delete that folder)`;
}

/**
 * Where mails are when none is sent.
 * @param {import("../env/settings.mjs").Settings} settings
 */
export function describeMailLocation({ upstreamUrl, smtpUrl, dataDir }) {
  if (upstreamUrl || smtpUrl) return "";
  return `in ${join(dataDir, "mail")} and at /admin/mails (without SMTP_URL none is sent)`;
}

/** @param {string} address */
function withoutSecrets(address) {
  if (!URL.canParse(address)) return "at the configured address";
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname === "/" ? "" : pathname}`;
}
