import { existsSync } from "node:fs";
import { runTool, lastLines } from "../process/run-tool.mjs";
import { print, runStep } from "../report/print.mjs";

/** Debian packages call it before they start a service: exit code 101 prevents that. */
const policy = "/usr/sbin/policy-rc.d";

const script = (/** @type {string} */ name) => `
set -e
export DEBIAN_FRONTEND=noninteractive
if [ ! -e ${policy} ]; then
  trap 'rm -f ${policy}' EXIT
  printf '#!/bin/sh\\nexit 101\\n' > ${policy}
  chmod 755 ${policy}
fi
apt-get update -q
apt-get install -y -q --no-install-recommends ${name}
`;

/**
 * The only place where the tests change the machine. Installs a Debian package without starting its service. Never asks for a password: uses existing rights only.
 * @param {import("./install.mjs").Context} context
 * @param {{name: string, shown: string}} package its name for apt, and for people
 * @returns {Promise<string>} why it could not be installed; empty on success
 */
export async function installByApt({ root, env, signal }, { name, shown }) {
  if (!existsSync("/usr/bin/apt-get")) return `no ${shown} is installed, and there is no apt-get`;
  const options = { cwd: root, env, signal };
  const isRoot = process.getuid?.() === 0;
  const mayInstall = isRoot || (await runTool(["sudo", "-n", "true"], options)).ok;
  if (!mayInstall) return `no ${shown} is installed, and this account may not install one`;
  const install = /** @type {const} */ (["bash", "-c", script(name)]);
  const what = `Installing ${shown} on this machine with apt-get (package ${name}; its service is not started)`;
  const { ok, output } = await runStep(what, () =>
    runTool(isRoot ? install : ["sudo", "-n", ...install], options),
  );
  if (ok) return "";
  print(lastLines(output, 10));
  return `apt-get could not install ${shown}`;
}
