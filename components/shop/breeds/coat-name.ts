import { translate } from "@/lib/i18n/translate";

const messageKeys = {
  short: "short",
  "semi-long": "semiLong",
  long: "long",
  rex: "rex",
  hairless: "hairless",
  sparse: "sparse",
  all: "all",
} as const;

/** "short/long" in the language of the page; another shop's own words as they are. */
export function coatName(coat: string): string {
  const t = translate("breeds");
  const names = coat.split("/").map((length) => {
    const key = Object.entries(messageKeys).find(([name]) => name === length)?.[1];
    return key === undefined ? undefined : t(`coats.${key}`);
  });
  return names.includes(undefined) ? coat : names.join("/");
}
