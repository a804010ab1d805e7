import next from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import { importX } from "eslint-plugin-import-x";
import tseslint from "typescript-eslint";

const tests = ["**/*.test.{ts,tsx}", "**/testing/**", "scripts/**", "e2e/**"];

/** Who may import whom: docs/architecture.md draws it, this enforces it. */
/** @param {string} target @param {string[]} from @param {string} message @param {string[]} [except] */
const zone = (target, from, message, except) => ({ target, from, message, ...(except && { except }) });
const zones = [
  zone(
    "./lib/config",
    [
      "./lib/domain",
      "./lib/contract",
      "./lib/server",
      "./lib/data",
      "./store",
      "./components",
      "./app",
      "./backend",
    ],
    "lib/config is the bottom: it imports nothing of ours.",
  ),
  zone(
    "./lib/domain",
    ["./lib/contract", "./lib/server", "./lib/data", "./store", "./components", "./app", "./backend"],
    "lib/domain may use lib/config only.",
  ),
  zone(
    "./lib/contract",
    ["./lib/server", "./lib/data", "./store", "./components", "./app", "./backend"],
    "lib/contract may use config and domain only.",
  ),
  zone(
    "./lib/server",
    ["./store", "./components", "./app", "./backend"],
    "lib/server may use contract, domain, config and lib/data only.",
  ),
  zone(
    "./lib/data",
    ["./store", "./components", "./app", "./backend"],
    "lib/data may use lib/server, contract, domain and config only.",
  ),
  zone(
    "./store",
    ["./lib/server", "./lib/data", "./components", "./app", "./backend"],
    "store may use contract routes, domain and config only.",
  ),
  zone(
    "./components",
    ["./lib/server", "./lib/data", "./app", "./backend"],
    "components may use store, domain, config and contract routes only.",
  ),
  zone(
    "./components/ui",
    ["./components", "./store", "./lib/contract", "./lib/domain", "./lib/config"],
    "components/ui knows nothing of the shop.",
    ["./ui"],
  ),
  zone("./app", ["./backend"], "The storefront never imports the backend: they speak HTTP."),
  zone(
    "./backend",
    ["./lib/server", "./lib/data", "./store", "./components", "./app"],
    "backend may use contract, domain, config and messages only.",
  ),
];

const shapesAreTypesHere = {
  patterns: [
    {
      regex: "^@/lib/contract/.*shapes$",
      allowTypeImports: true,
      message: "Shapes are values only in lib/server, backend and tests: yup must not travel to the browser.",
    },
  ],
};

export default tseslint.config(
  { ignores: ["node_modules/**", ".next/**", "dist/**", ".data/**", "next-env.d.ts"] },
  ...next,
  ...nextTypescript,
  // Our pictures are drawings of our own, a few hundred bytes each: there is nothing to optimise.
  // And our documents are written by root layouts, where a head of their own is the way.
  { rules: { "@next/next/no-img-element": "off", "@next/next/no-head-element": "off" } },
  {
    plugins: { "import-x": importX },
    settings: { "import-x/resolver-next": [createTypeScriptImportResolver()] },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
      "max-lines": ["error", { max: 300, skipBlankLines: false, skipComments: false }],
      "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ["error", 12],
      eqeqeq: "error",
      "no-restricted-properties": [
        "error",
        {
          property: "constructEventWithoutVerification",
          message: "Anybody can write to the address of a webhook: constructEvent checks who has.",
        },
      ],
      "no-console": "error",
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: "^\\.\\./", message: "Neighbours by ./name, everything else by @/path." }] },
      ],
    },
  },
  {
    files: ["**/*.{ts,tsx,mjs}"],
    ignores: tests,
    rules: { "import-x/no-restricted-paths": ["error", { zones }] },
  },
  {
    files: ["store/**", "components/**"],
    ignores: tests,
    rules: { "@typescript-eslint/no-restricted-imports": ["error", shapesAreTypesHere] },
  },
  { files: ["scripts/**"], rules: { "no-restricted-imports": "off" } },
  {
    files: tests,
    rules: { "max-lines-per-function": "off", "max-lines": ["error", { max: 400 }], "no-console": "off" },
  },
);
