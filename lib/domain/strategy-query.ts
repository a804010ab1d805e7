import { limits } from "@/lib/config/limits";
import type { ParentRole } from "./coat-inputs";
import { type SpeciesName, speciesNames } from "./species";

export interface StrategyAddress {
  readonly species: SpeciesName;
  /** Ids, barcodes or typed results; empty without a choice. */
  readonly dam: string;
  readonly sire: string;
}

type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Invalid values are ignored. Dogs come first. */
export function parseStrategyAddress(params: SearchParams): StrategyAddress {
  const reference = (role: ParentRole) => {
    const text = params[role];
    const isUsable = typeof text === "string" && text.length <= limits.geneticResultLength;
    return isUsable ? text.replaceAll("\0", "").trim() : "";
  };
  return {
    species: speciesNames.find((known) => known === params["species"]) ?? "canine",
    dam: reference("dam"),
    sire: reference("sire"),
  };
}

export function strategyHref(base: string, { species, dam, sire }: Partial<StrategyAddress>): string {
  const params = new URLSearchParams({
    ...(species === "feline" && { species }),
    ...(dam && { dam }),
    ...(sire && { sire }),
  }).toString();
  return params === "" ? base : `${base}?${params}`;
}
