import next from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import { importX } from "eslint-plugin-import-x";
import tseslint from "typescript-eslint";
import { featureZones } from "./scripts/checks/feature-zones.mjs";

const tests = ["**/*.test.{ts,tsx}", "**/testing/**", "scripts/**", "e2e/**"];

/** Which folder may import which; everything not listed is an error. `docs/architecture.md` shows the layers. */
const mayImport = {
  "lib/config": [],
  "lib/i18n": ["lib/config"],
  "lib/domain": ["lib/config", "lib/i18n"],
  "lib/navigation": ["lib/config", "lib/i18n", "lib/domain"],
  "lib/contract": ["lib/config", "lib/domain", "lib/navigation"],
  "lib/next": ["lib/config"],
  "lib/server": ["lib/config", "lib/i18n", "lib/domain", "lib/navigation", "lib/contract", "lib/next"],
  "lib/data": [
    ...["lib/config", "lib/i18n", "lib/domain", "lib/navigation", "lib/contract", "lib/next"],
    "lib/server",
  ],
  store: ["lib/config", "lib/i18n", "lib/domain", "lib/navigation", "lib/contract", "lib/next"],
  components: ["lib/config", "lib/i18n", "lib/domain", "lib/navigation", "lib/contract", "lib/next", "store"],
  app: ["lib", "store", "components"],
  backend: ["lib/config", "lib/i18n", "lib/domain", "lib/navigation", "lib/contract"],
};

const folders = Object.keys(mayImport);
/** @type {{target: string, from: string[], message: string, except?: string[]}[]} */
const layerZones = Object.entries(mayImport).map(([folder, allowed]) => ({
  target: `./${folder}`,
  from: folders
    .filter(
      (other) => other !== folder && !allowed.some((name) => other === name || other.startsWith(`${name}/`)),
    )
    .map((other) => `./${other}`),
  message: `${folder} may import ${allowed.join(", ") || "nothing of ours"} only.`,
}));
layerZones.push({
  target: "./components/ui",
  from: [
    "./components",
    ...folders.filter((name) => name.startsWith("lib/") || name === "store").map((name) => `./${name}`),
  ],
  except: ["./ui"],
  message: "components/ui knows nothing of the shop.",
});

/** Folders without React, where its rules only cost time. */
const foldersWithoutReact = ["backend", "e2e", "lib/contract", "lib/domain", "lib/server", "scripts"];
const reactRules = [...next, ...nextTypescript]
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((rule) => /^(react|react-hooks|jsx-a11y|@next\/next)\//.test(rule));

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
  {
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [createTypeScriptImportResolver()],
    },
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
    files: ["**/*.{ts,tsx,mjs}"],
    ignores: tests,
    rules: { "import-x/no-restricted-paths": ["error", { zones: [...layerZones, ...featureZones] }] },
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
