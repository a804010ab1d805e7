import { relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The layers, and which others each may import. A file outside of them may import, and be imported by, every other. */
const layers = {
  "lib/config": [],
  "lib/i18n": ["lib/config"],
  "lib/domain": ["lib/config", "lib/i18n"],
  "lib/navigation": ["lib/config", "lib/i18n", "lib/domain"],
  "lib/contract": ["lib/config", "lib/domain", "lib/navigation"],
  "lib/tracing": [],
  "lib/next": ["lib/config"],
  "lib/server": [
    "lib/config",
    "lib/i18n",
    "lib/domain",
    "lib/navigation",
    "lib/contract",
    "lib/next",
    "lib/tracing",
  ],
  "lib/data": [
    "lib/config",
    "lib/i18n",
    "lib/domain",
    "lib/navigation",
    "lib/contract",
    "lib/next",
    "lib/server",
  ],
  store: ["lib/config", "lib/i18n", "lib/domain", "lib/navigation", "lib/contract", "lib/next"],
  "components/ui": [],
  components: [
    "lib/config",
    "lib/i18n",
    "lib/domain",
    "lib/navigation",
    "lib/contract",
    "lib/next",
    "store",
    "components/ui",
  ],
  app: ["lib/config", "lib/i18n", "lib/domain", "lib/navigation", "lib/contract", "lib/next"].concat([
    "lib/server",
    "lib/data",
    "store",
    "components",
    "components/ui",
  ]),
  "backend/db/seed/data": [],
  backend: ["lib/config", "lib/i18n", "lib/domain", "lib/navigation", "lib/contract", "lib/tracing"].concat([
    "backend/db/seed/data",
  ]),
  // Backends of others: they know the contract and what it is made of.
  examples: [
    "lib/config",
    "lib/i18n",
    "lib/domain",
    "lib/navigation",
    "lib/contract",
    "backend/db/seed/data",
  ],
};

/** Layers that are divided into contexts. Their other folders are below the contexts, and the kernel is one of them. */
const dividedLayers = ["backend", "components", "lib/contract"];
const contexts = ["shop", "orders", "kits", "animals", "breeding", "account", "community"];
/** Import the contexts. The layout holds the cart and the banner of admins. */
const tops = ["top", "layout"];
/** Files that put the contexts together: entry points, the seed of the demo, the tables of all routes and shapes. */
const composition = /^(?:backend\/(?:[^/]+$|commands\/|workers\/|db\/seed\/)|lib\/contract\/[^/]+$)/;
const isTest = /\.test\.|\/testing\//;

/** @param {string} folder @param {string} path */
const isIn = (folder, path) => path.startsWith(`${folder}/`);

/** Why a file may not import another one; undefined if it may. @param {string} from @param {string} to */
export function findViolation(from, to) {
  return isTest.test(from) ? undefined : (findLayerViolation(from, to) ?? findContextViolation(from, to));
}

/** @param {string} from @param {string} to */
function findLayerViolation(from, to) {
  const [importing, imported] = [from, to].map((path) =>
    Object.keys(layers).find((layer) => isIn(layer, path)),
  );
  if (importing === undefined || imported === undefined || importing === imported) return undefined;
  const allowed = Object.entries(layers).find(([layer]) => layer === importing)?.[1] ?? [];
  if (allowed.some((layer) => layer === imported)) return undefined;
  return `${importing} may import ${allowed.join(", ") || "nothing of ours"} only.`;
}

/** @param {string} from @param {string} to */
function findContextViolation(from, to) {
  const layer = dividedLayers.find((folder) => isIn(folder, from) && isIn(folder, to));
  if (layer === undefined || composition.test(from)) return undefined;
  const [user = "", context = ""] = [from, to].map((path) =>
    path.slice(layer.length + 1).replace(/\/.*/, ""),
  );
  if (user === context) return undefined;
  const isTop = tops.includes(user);
  if (tops.includes(context)) return isTop ? undefined : "Nothing imports the top.";
  if (!contexts.includes(context)) return undefined;
  if (!isTop && !contexts.includes(user)) return `${layer}/${user} is below the contexts.`;
  const isOffered = isIn(`${layer}/${context}/public`, to);
  return isOffered ? undefined : `Other contexts import only ${layer}/${context}/public/.`;
}

/** Reports imports against the architecture, imports of types included: docs/architecture.md. */
const boundaries = {
  /** @param {{ filename: string, report: (problem: { node: unknown, message: string }) => void }} context */
  create(context) {
    const from = relative(root, context.filename).replaceAll("\\", "/");
    /** @param {{ source?: { value?: unknown } | null }} node */
    const check = ({ source }) => {
      if (typeof source?.value !== "string" || !source.value.startsWith("@/")) return;
      const message = findViolation(from, source.value.slice(2));
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      TSImportType: check,
    };
  },
};

const plugin = { meta: { name: "tailmark" }, rules: { boundaries } };
export default plugin;
