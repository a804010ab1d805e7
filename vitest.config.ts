import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { contentPlugin } from "./scripts/testing/content-plugin.mjs";

const root = fileURLToPath(new URL("./", import.meta.url));
const alias = {
  "@": root.replace(/\/$/, ""),
  // The marker package throws outside of a React server.
  "server-only": fileURLToPath(new URL("./scripts/testing/server-only.ts", import.meta.url)),
};

const pgliteOnly = ["data-folder-lock", "migrate-pglite", "open-pglite-folder", "pglite-pool"].map(
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
          testTimeout: 30_000,
          include: ["{app,lib,store,components,content,messages,backend,scripts,e2e}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.ts", "**/*.stack.test.ts", "**/node_modules/**"],
          setupFiles: ["scripts/testing/unit-setup.ts"],
          // Vitest leaves a core unused by default.
          maxWorkers: "100%",
          // Loading all modules again for each file took more than half of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "backend",
          include: ["backend/**/*.db.test.ts"],
          // Tests of PGlite's own files do not depend on the database under test.
          exclude: process.env["TEST_DATABASE"] === "postgres" ? pgliteOnly : [],
          globalSetup: ["backend/testing/global-setup.ts"],
          setupFiles: ["backend/testing/close-databases.ts"],
          // Each worker waits half of its time for its database.
          maxWorkers: "100%",
          // Each file has its own database and no other shared state. Loading the backend again for each took half the time.
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
