import { posix } from "node:path";
import { openFolders, publicModules } from "../checks/feature-zones.mjs";
import { isTest } from "../checks/source-files.mjs";

/** Which folder may import which; everything not listed is an error. `docs/architecture.md` shows the layers. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
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

const layers = Object.keys(mayImport);
const isIn = (folder: string, path: string) => path.startsWith(`${folder}/`);
const layerOf = (path: string) => layers.find((folder) => isIn(folder, path));

/** Why a file may not import another one. Tests and scripts may import anything. */
export function findImportProblem(from: string, to: string): string | undefined {
  const [importing, imported] = [layerOf(from), layerOf(to)];
  if (importing === undefined || imported === undefined || isTest(from)) return undefined;
  const allowed = mayImport[importing] ?? [];
  const isAllowed = allowed.some((folder) => folder === imported || isIn(folder, imported));
  if (importing !== imported && !isAllowed)
    return `${importing} may import ${allowed.join(", ") || "nothing of ours"} only`;
  if (isIn("components/ui", from) && !isIn("components/ui", to))
    return "components/ui knows nothing of the shop";
  return findFeatureProblem(from, to);
}

/** Features use each other through their public modules. */
function findFeatureProblem(from: string, to: string): string | undefined {
  const base = Object.keys(publicModules).find((folder) => isIn(folder, from) && isIn(folder, to));
  if (base === undefined) return undefined;
  const featureOf = (path: string) => path.slice(base.length + 1).split("/")[0] ?? "";
  const [user, feature] = [featureOf(from), featureOf(to)];
  const features = publicModules[base] ?? {};
  const isBound = user in features || openFolders.includes(`${base}/${user}`);
  const modules = features[feature];
  if (user === feature || modules === undefined || !isBound) return undefined;
  const { dir, name } = posix.parse(posix.relative(`${base}/${feature}`, to));
  if (modules.includes(posix.join(dir, name))) return undefined;
  return `not a public module of ${base}/${feature}: see scripts/checks/feature-zones.mjs`;
}
