import { type Deliverable, deliverables } from "@/lib/config/kits/fulfilment";

/** What a buyer gets, which decides the picture, the facts and the questions of a product page. */
export const productKinds = [
  "kit",
  "pack",
  "tubes",
  "stored",
  "goods",
  "certificate",
  "portrait",
  "collar-tag",
  "membership",
  "health-watch",
] as const satisfies readonly ("kit" | "pack" | "tubes" | "stored" | Exclude<Deliverable, "report">)[];

export type ProductKind = (typeof productKinds)[number];

export interface FulfilledUnit {
  readonly kits: number;
  readonly isTestIncluded: boolean;
  readonly usesStoredSample: boolean;
  readonly deliverable: string;
}

export function productKind(unit: FulfilledUnit): ProductKind {
  const deliverable = deliverables.find((known) => known === unit.deliverable) ?? "goods";
  if (unit.usesStoredSample) return "stored";
  if (unit.kits === 0) return deliverable === "report" ? "goods" : deliverable;
  if (deliverable === "goods") return "tubes";
  return unit.isTestIncluded ? "kit" : "pack";
}

/** Kinds for which the buyer takes a sample and posts it. */
export const isSampled = (kind: ProductKind): boolean => ["kit", "pack", "tubes"].includes(kind);
