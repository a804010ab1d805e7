import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { contentPlugin } from "./tools/testing/content-plugin.mjs";
import { contentFiles } from "./lib/next/content-loaders/content-files.mjs";
import { writeMessageFiles } from "./tools/messages/write-messages.mjs";

writeMessageFiles();

const root = fileURLToPath(new URL("./", import.meta.url));
const testMessages = fileURLToPath(new URL("./tools/testing/messages.ts", import.meta.url));
const cheapArgon2 = fileURLToPath(new URL("./tools/testing/cheap-argon2.ts", import.meta.url));
const alias = {
  "#use-messages": testMessages,
  "#use-plain-messages": testMessages,
  "@/lib/i18n/translate": testMessages,
  "@": root.replace(/\/$/, ""),
  // The marker package throws outside of a React server.
  "server-only": fileURLToPath(new URL("./tools/testing/server-only.ts", import.meta.url)),
};

const lockfileHash = createHash("sha256")
  .update(readFileSync(`${root}package-lock.json`))
  .digest("hex")
  .slice(0, 16);

/** Tests of PGlite's own files, which need no copy of the template. */
const pgliteTests = [
  "backup-pglite",
  "data-folder-lock",
  "migrate-pglite",
  "open-pglite-folder",
  "pglite-pool",
].map((name) => `backend/db/${name}.db.test.ts`);

const folders = "{app,backend,components,content,e2e,examples,lib,messages,proofs,scripts,store,tools}";
/** Run side by side by `npm run verify`: with one worker each, no module is loaded twice. */
const unitProjects = [
  { name: "unit", environment: "node", files: "*.test.{ts,tsx}", exclude: ["**/*.{dom,db,stack}.test.*"] },
  { name: "dom", environment: "jsdom", files: "*.dom.test.{ts,tsx}", exclude: [] },
];

/** `*.test.ts` needs nothing but Node; `*.dom.test.ts` a document; `*.db.test.ts` a database; `*.stack.test.ts` the built programs. */
export default defineConfig({
  resolve: { alias },
  plugins: [contentPlugin],
  test: {
    // As next.config.mjs does for the build.
    env: {
      CONTENT_PATHS: contentFiles()
        .map(({ path }) => path)
        .join(" "),
    },
    // `npm test` counts the tests of all its commands.
    reporters: process.env["TEST_COUNTS"] ? ["dot", "./tools/testing/vitest-counts.ts"] : ["default"],
    // One folder per lockfile: Vitest deletes its cache when the lockfile changes, while another run may be writing to it.
    experimental: { fsModuleCache: true, fsModuleCachePath: `node_modules/.cache/vitest/${lockfileHash}` },
    // A busy machine is no reason to fail: waits end as soon as their condition holds.
    expect: { poll: { timeout: 50_000 } },
    projects: [
      ...unitProjects.map(({ name, environment, files, exclude }) => ({
        extends: true as const,
        test: {
          name,
          environment,
          testTimeout: 30_000,
          include: [`${folders}/**/${files}`],
          exclude,
          setupFiles: ["tools/testing/seed-properties.ts", "tools/testing/unit-setup.ts"],
          // Loading all modules again for each file took more than half of the time. One worker: two would load them twice.
          isolate: false,
          maxWorkers: 1,
        },
      })),
      {
        extends: true,
        test: {
          name: "backend",
          alias: { "@node-rs/argon2": cheapArgon2 },
          include: ["backend/**/*.db.test.ts"],
          exclude: pgliteTests,
          globalSetup: ["backend/testing/global-setup.ts"],
          setupFiles: ["tools/testing/seed-properties.ts", "backend/testing/close-databases.ts"],
          // Each file has its own database and no other shared state. Loading the backend again for each took half the time.
          isolate: false,
          // Stack and unit tests run at the same time.
          maxWorkers: 1,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "pglite",
          include: pgliteTests,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          isolate: false,
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: {
          name: "stack",
          include: ["{e2e,examples,scripts}/**/*.stack.test.ts"],
          globalSetup: ["e2e/testing/stack-setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
