import { join } from "node:path";

/**
 * The text printed when shop and backend are running.
 * @param {string} address
 * @param {import("./settings.mjs").Settings} settings
 * @param {{role: string, email: string, password: string}[]} [demoAccounts]
 */
export function formatWelcome(address, settings, demoAccounts = []) {
  const lines = ["", `  Tailmark is open at ${address}`, ""];
  if (demoAccounts.length > 0) {
    const roleWidth = Math.max(...demoAccounts.map(({ role }) => role.length));
    const emailWidth = Math.max(...demoAccounts.map(({ email }) => email.length));
    lines.push("  Demo accounts (role, email, password):");
    for (const { role, email, password } of demoAccounts)
      lines.push(`    ${role.padEnd(roleWidth)}   ${email.padEnd(emailWidth)}   ${password}`);
    lines.push("");
  }
  lines.push(`  Data   ${describeDataLocation(settings)}`);
  // Mails are files when none is sent.
  if (!settings.upstreamUrl && !settings.smtpUrl)
    lines.push(
      `  Mail   in ${join(settings.dataDir, "mail")} and at /admin/mails (without SMTP_URL none is sent)`,
    );
  lines.push("  Stop   Ctrl-C", "");
  return lines.join("\n");
}

/** Where the data is, without passwords. @param {import("./settings.mjs").Settings} settings */
function describeDataLocation({ upstreamUrl, databaseUrl, dataDir }) {
  if (upstreamUrl) return `with the backend at ${withoutSecrets(upstreamUrl)}`;
  if (databaseUrl) return `in PostgreSQL, ${withoutSecrets(databaseUrl)}`;
  return `in ${dataDir} (to start over, stop and delete that folder)`;
}

/** @param {string} address */
function withoutSecrets(address) {
  if (!URL.canParse(address)) return "at the configured address";
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname === "/" ? "" : pathname}`;
}
