import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { contentPlugin } from "./scripts/testing/content-plugin.mjs";

const root = fileURLToPath(new URL("./", import.meta.url));
const alias = {
  "@": root.replace(/\/$/, ""),
  // The marker package throws outside of a React server; tests are not one.
  "server-only": fileURLToPath(new URL("./scripts/testing/server-only.ts", import.meta.url)),
};

const pglitesOwn = ["data-folder-lock", "open-pglite-folder", "pglite-pool"].map(
  (name) => `backend/db/${name}.db.test.ts`,
);

/** `*.test.ts` needs nothing but Node; `*.db.test.ts` a database; `*.stack.test.ts` the built programs. */
export default defineConfig({
  resolve: { alias },
  plugins: [contentPlugin],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{lib,store,components,backend,scripts,e2e}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.ts", "**/*.stack.test.ts", "**/node_modules/**"],
          setupFiles: ["scripts/testing/leave-no-trace.ts"],
          // To read everything anew for each file took more than half of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "backend",
          include: ["backend/**/*.db.test.ts"],
          // What PGlite keeps in its folder says the same wherever the other tests have their database.
          exclude: process.env["TEST_DATABASE"] === "postgres" ? pglitesOwn : [],
          globalSetup: ["backend/testing/global-setup.ts"],
          setupFiles: ["backend/testing/close-databases.ts"],
          // Each file has a database of its own, and nothing else is kept: reading the backend anew for each took half the time.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "stack",
          include: ["e2e/**/*.stack.test.ts", "scripts/**/*.stack.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
