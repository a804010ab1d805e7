/**
 * The block a person reads when shop and backend are up.
 * @param {{address: string, data: string, demoAccounts?: {role: string, email: string, password: string}[]}} facts
 */
export function welcome({ address, data, demoAccounts = [] }) {
  const lines = ["", `  Tailmark is open at ${address}`, ""];
  if (demoAccounts.length > 0) {
    const widths = ["role", "email"].map((key) =>
      Math.max(...demoAccounts.map((account) => account[key].length)),
    );
    lines.push("  Demo accounts (role, e-mail, password):");
    for (const { role, email, password } of demoAccounts)
      lines.push(`    ${role.padEnd(widths[0])}   ${email.padEnd(widths[1])}   ${password}`);
    lines.push("");
  }
  lines.push(`  Data   ${data}`, "  Stop   Ctrl-C", "");
  return lines.join("\n");
}

/**
 * Where the data is, without any password.
 * @param {import("./settings.mjs").Settings} settings
 */
export function whereDataIs({ upstreamUrl, databaseUrl, dataDir }) {
  if (upstreamUrl) return `with the backend at ${withoutSecrets(upstreamUrl)}`;
  if (databaseUrl) return `in PostgreSQL, ${withoutSecrets(databaseUrl)}`;
  return `in ${dataDir} (to begin anew, stop and delete that folder)`;
}

/** @param {string} address */
function withoutSecrets(address) {
  if (!URL.canParse(address)) return "at the address given";
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname === "/" ? "" : pathname}`;
}
