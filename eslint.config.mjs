import next from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";
import tseslint from "typescript-eslint";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { listFiles } from "./scripts/checks/source-files.mjs";

const tests = ["**/*.test.{ts,tsx}", "**/testing/**", "scripts/**", "e2e/**"];

/** Folders without React, where its rules only cost time. */
const foldersWithoutReact = ["backend", "e2e", "lib/contract", "lib/domain", "lib/server", "scripts"];
const reactRules = [...next, ...nextTypescript]
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((rule) => /^(react|react-hooks|jsx-a11y|@next\/next)\//.test(rule));

/** Rules that run React's compiler on each file: half of the time of linting. Components without hooks gain nothing. */
const compilerRules = reactRules.filter(
  (rule) =>
    rule.startsWith("react-hooks/") &&
    !["react-hooks/rules-of-hooks", "react-hooks/exhaustive-deps"].includes(rule),
);
const root = fileURLToPath(new URL("./", import.meta.url));
const filesWithoutHooks = listFiles(root)
  .filter((path) => /\.tsx?$/.test(path) && !/\buse[A-Z]\w*[<(]/.test(readFileSync(`${root}${path}`, "utf8")))
  .map((path) => path.replaceAll(/[[\](){}*?!]/g, "\\$&"));

const shapesAreTypesOnly = {
  patterns: [
    {
      regex: "^@/lib/contract/.*shapes$",
      allowTypeImports: true,
      message: "Shapes are values only in lib/server, backend and tests: yup must not travel to the browser.",
    },
  ],
};

export default tseslint.config(
  {
    ignores: [
      "lib/i18n/message-types.ts",
      "lib/i18n/generated/**",
      "messages/index.ts",
      "node_modules/**",
      ".next/**",
      "dist/**",
      ".data/**",
      "next-env.d.ts",
    ],
  },
  ...next,
  ...nextTypescript,
  // Illustrations are small SVG files: nothing to optimise. Root layouts render their own head.
  { rules: { "@next/next/no-img-element": "off", "@next/next/no-head-element": "off" } },
  {
    files: foldersWithoutReact.map((folder) => `${folder}/**`),
    ignores: ["**/*.tsx"],
    rules: Object.fromEntries(reactRules.map((rule) => [rule, "off"])),
  },
  { files: filesWithoutHooks, rules: Object.fromEntries(compilerRules.map((rule) => [rule, "off"])) },
  {
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "max-lines": ["error", { max: 300, skipBlankLines: false, skipComments: false }],
      "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ["error", 12],
      eqeqeq: "error",
      "no-restricted-properties": [
        "error",
        {
          property: "constructEventWithoutVerification",
          message: "Anyone can call a webhook: constructEvent verifies the signature.",
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
    files: ["store/**", "components/**"],
    ignores: tests,
    rules: { "@typescript-eslint/no-restricted-imports": ["error", shapesAreTypesOnly] },
  },
  { files: ["scripts/**"], rules: { "no-restricted-imports": "off" } },
  {
    files: tests,
    rules: { "max-lines-per-function": "off", "max-lines": ["error", { max: 400 }], "no-console": "off" },
  },
);
