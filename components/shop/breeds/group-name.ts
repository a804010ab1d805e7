import { translate } from "@/lib/i18n/translate";

/** Groups of kennel clubs and cat federations as the breeds of our catalogue have them. */
const messageKeys = {
  Hounds: "hounds",
  "Working dogs": "workingDogs",
  Gundogs: "gundogs",
  Utility: "utility",
  "Non-sporting": "nonSporting",
  Terriers: "terriers",
  Toys: "toys",
  Crossbreed: "crossbreed",
  Other: "other",
  "Recognised breed": "recognised",
  Variety: "variety",
  "Rare / registry-listed breed": "rare",
  "Landrace or developing breed": "landrace",
  Domestic: "domestic",
} as const;

/** A group in the language of the page; another shop's own groups as they are. */
export function groupName(group: string): string {
  const key = Object.entries(messageKeys).find(([name]) => name === group)?.[1];
  return key === undefined ? group : translate("breeds")(`groupNames.${key}`);
}
