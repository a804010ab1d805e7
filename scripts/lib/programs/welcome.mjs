/**
 * The text printed when shop and backend are running.
 * @param {{address: string, data: string, demoAccounts?: {role: string, email: string, password: string}[]}} facts
 */
export function formatWelcome({ address, data, demoAccounts = [] }) {
  const lines = ["", `  Tailmark is open at ${address}`, ""];
  if (demoAccounts.length > 0) {
    const roleWidth = Math.max(...demoAccounts.map(({ role }) => role.length));
    const emailWidth = Math.max(...demoAccounts.map(({ email }) => email.length));
    lines.push("  Demo accounts (role, email, password):");
    for (const { role, email, password } of demoAccounts)
      lines.push(`    ${role.padEnd(roleWidth)}   ${email.padEnd(emailWidth)}   ${password}`);
    lines.push("");
  }
  lines.push(`  Data   ${data}`, "  Stop   Ctrl-C", "");
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

/** @param {string} address */
function withoutSecrets(address) {
  if (!URL.canParse(address)) return "at the configured address";
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname === "/" ? "" : pathname}`;
}
