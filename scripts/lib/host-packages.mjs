import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { print, runStep } from "./run.mjs";

/*
 * The only file that changes the machine: `npm test` needs a browser and PostgreSQL, and installs Debian's packages of
 * them where they are missing and this account may install packages without a password.
 */

// The headless shell first: it takes a third less processor time than the whole browser.
const browsers = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** The installed Chromium; empty if Playwright must download one. */
export const systemBrowser = () =>
  browsers.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path)) ?? "";

/** The folder of PostgreSQL's programs; undefined if it is not installed. */
export function findPostgres() {
  // Debian keeps each version's programs outside of PATH.
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter).filter(Boolean),
    ...versions.map((version) => join(debian, version, "bin")),
  ];
  return folders.find((folder) => ["initdb", "postgres"].every((name) => existsSync(join(folder, name))));
}

/** Debian's packages of Chromium and PostgreSQL. Returns whether there is a PostgreSQL server to start. */
export async function installHostPackages() {
  for (const name of ["chromium-headless-shell", "chromium"])
    if (!systemBrowser()) await installPackage(name);
  return Boolean(findPostgres()) || installPackage("postgresql");
}

/** Playwright's download where there is no package of Chromium. @param {string} root */
export async function ensureBrowser(root) {
  if (systemBrowser()) return;
  const playwright = join(root, "node_modules/@playwright/test/cli.js");
  const command = /** @type {const} */ ([process.execPath, playwright, "install", "chromium"]);
  await runStep("Downloading Chromium with Playwright into its cache folder", command);
}

/** Packages call this file before they start a service: exit code 101 prevents that. */
const policy = "/usr/sbin/policy-rc.d";

const installScript = (/** @type {string} */ name) => `
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

/** @param {string} name of a Debian package @returns {Promise<boolean>} whether it is installed now */
async function installPackage(name) {
  const isRoot = process.getuid?.() === 0;
  if (!existsSync("/usr/bin/apt-get") || (!isRoot && !maySudo())) {
    print(`The tests need ${name}: it is missing, and this account cannot install it with apt-get.`);
    return false;
  }
  print(`The tests need ${name}, so it is installed on this machine with apt-get.`);
  print(`${policy} keeps its service from starting; the file is removed afterwards if it was not there.`);
  const shell = /** @type {const} */ (["bash", "-c", installScript(name)]);
  return runStep(`Installing ${name}`, isRoot ? shell : ["sudo", "-n", ...shell]).then(
    () => true,
    (error) => {
      print(error.message);
      return false;
    },
  );
}

function maySudo() {
  try {
    execFileSync("sudo", ["-n", "true"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
