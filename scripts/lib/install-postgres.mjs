import { existsSync } from "node:fs";
import { runTool, tail } from "./run-tool.mjs";
import { say, step } from "./say.mjs";

/** Asked by Debian's packages before they start a service: 101 says no. */
const policy = "/usr/sbin/policy-rc.d";

const script = `
set -e
export DEBIAN_FRONTEND=noninteractive
if [ ! -e ${policy} ]; then
  trap 'rm -f ${policy}' EXIT
  printf '#!/bin/sh\\nexit 101\\n' > ${policy}
  chmod 755 ${policy}
fi
apt-get update -q
apt-get install -y -q --no-install-recommends postgresql
`;

/**
 * Debian's server, without its system service. Only with rights that are there already: it never asks for a password.
 * @param {import("./install.mjs").Context} context
 * @returns {Promise<string>} why there is none; empty when it was installed
 */
export async function installPostgres({ root, env, signal }) {
  if (!existsSync("/usr/bin/apt-get")) return "no server is installed, and there is no apt-get";
  const options = { cwd: root, env, signal };
  const isRoot = process.getuid?.() === 0;
  const mayInstall = isRoot || (await runTool(["sudo", "-n", "true"], options)).ok;
  if (!mayInstall) return "no server is installed, and this account may not install one";
  const command = [...(isRoot ? [] : ["sudo", "-n"]), "bash", "-c", script];
  const { ok, output } = await step("Installing PostgreSQL", () => runTool(command, options));
  if (ok) return "";
  say(tail(output, 10));
  return "apt-get could not install a server";
}
