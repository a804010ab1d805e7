import { existsSync } from "node:fs";
import { runTool, tail } from "./run-tool.mjs";
import { say, step } from "./say.mjs";

/** Asked by Debian's packages before they start a service: 101 says no. */
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
 * One of Debian's packages, without its system service if it has one. Only with rights that are there already: it never
 * asks for a password.
 * @param {import("./install.mjs").Context} context
 * @param {{name: string, shown: string}} wanted the package, and what a person calls it
 * @returns {Promise<string>} why it is not there; empty when it was installed
 */
export async function installByApt({ root, env, signal }, { name, shown }) {
  if (!existsSync("/usr/bin/apt-get")) return `no ${shown} is installed, and there is no apt-get`;
  const options = { cwd: root, env, signal };
  const isRoot = process.getuid?.() === 0;
  const mayInstall = isRoot || (await runTool(["sudo", "-n", "true"], options)).ok;
  if (!mayInstall) return `no ${shown} is installed, and this account may not install one`;
  const command = [...(isRoot ? [] : ["sudo", "-n"]), "bash", "-c", script(name)];
  const { ok, output } = await step(`Installing ${shown}`, () => runTool(command, options));
  if (ok) return "";
  say(tail(output, 10));
  return `apt-get could not install ${shown}`;
}
