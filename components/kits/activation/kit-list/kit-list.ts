import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { barcodePaths } from "@/lib/navigation/tool-paths";
import { limits } from "@/lib/config/limits";
import { isObject } from "@/lib/domain/is-object";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import { readFormDraft, removeFormDraft, writeFormDraft } from "@/store/persistence/form-draft";
import { type ActivationRecord, readRecord } from "@/store/slices/activation-record";

const facts = ["barcode", "petName", "gender", "chipNumber", "activation"] as const;

/** A kit of the list. `activation` is the token of its activation, empty until then. */
export type ListedKit = Readonly<Record<(typeof facts)[number], string>>;

/** Kits that are activated one after the other, and what the next one takes over from the last one. */
export interface KitList {
  readonly kits: readonly ListedKit[];
  readonly last: Pick<ActivationRecord, "pet" | "selectedBreed">;
}

/** User id, null for guests. */
type Owner = number | null;

const listeners = new Set<() => void>();
let version = 0;

function changed(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: this tab's and other tabs' changes. */
export const kitListStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    window.addEventListener("storage", changed);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener("storage", changed);
    };
  },
  version: () => version,
};

export function readKitList(owner: Owner): KitList | undefined {
  const stored = readFormDraft("kit-list", owner);
  if (!isObject(stored) || !Array.isArray(stored["kits"])) return undefined;
  const kits = stored["kits"].filter(isObject).slice(0, limits.listedKits).map(readKit);
  const { pet, selectedBreed } = readRecord(stored["last"]);
  const last = { ...(pet && { pet }), ...(selectedBreed && { selectedBreed }) };
  return kits.length === 0 ? undefined : { kits, last };
}

const readKit = (stored: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    facts.map((fact) => [fact, typeof stored[fact] === "string" ? stored[fact] : ""]),
  ) as ListedKit;

export function writeKitList(owner: Owner, list: KitList): void {
  if (list.kits.length === 0) removeFormDraft("kit-list");
  else writeFormDraft("kit-list", owner, list);
  changed();
}

const isKit = (barcode: string) => (kit: ListedKit) => kit.barcode === normalizeBarcode(barcode);

/** The first kit that is not activated yet. */
export const nextKit = ({ kits }: KitList): ListedKit | undefined =>
  kits.find(({ activation }) => activation === "");

/** Notes that a kit is activated. If it is of the list: the path of the next one, or of the finished list. */
export function noteActivation(
  owner: Owner,
  {
    barcode,
    token,
    record,
  }: { readonly barcode: string; readonly token: string; readonly record?: ActivationRecord },
): string | undefined {
  const list = readKitList(owner);
  if (!list?.kits.some(isKit(barcode))) return undefined;
  const petName = record?.pet?.["petName"];
  const changes = { activation: token, ...(typeof petName === "string" && { petName }) };
  const kits = list.kits.map((kit) => (isKit(barcode)(kit) ? { ...kit, ...changes } : kit));
  const next = { kits, last: record ? commonOf(record) : list.last };
  writeKitList(owner, next);
  const open = nextKit(next);
  return open ? barcodePaths.activateKit(open.barcode) : fixedPaths.activate;
}

export function removeListedKit(owner: Owner, barcode: string): void {
  const list = readKitList(owner);
  if (list) writeKitList(owner, { ...list, kits: list.kits.filter((kit) => !isKit(barcode)(kit)) });
}

export function removeKitList(): void {
  removeFormDraft("kit-list");
  changed();
}

/** What animals of one sitting have in common. Owner, collector and consents stay in the record anyway. */
function commonOf({ pet = {}, selectedBreed }: ActivationRecord): KitList["last"] {
  const { species = "", breed = "", breedChoice = "" } = pet;
  return { pet: { species, breed, breedChoice }, ...(selectedBreed && { selectedBreed }) };
}

/** Whether owner and sample have been filled in with an earlier kit of the list. */
export function isLaterKit(owner: Owner, barcode: string): boolean {
  const kits = readKitList(owner)?.kits ?? [];
  return kits.some(isKit(barcode)) && kits.some(({ activation }) => activation !== "");
}
