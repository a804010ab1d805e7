import type { Response } from "@/lib/contract/calls";
import { isObject } from "@/lib/domain/is-object";

export type OwnKit = Response<"kits.list">["results"][number];

/** What the actions need of a selected kit. */
export interface SelectedKit extends Pick<OwnKit, "id" | "name" | "barcode" | "state" | "orderNumber"> {
  /** Formatted. */
  readonly posted: string;
  readonly animalName: string;
}

const texts = ["name", "state", "orderNumber", "posted", "animalName"] as const;

export const isSelectedKit = (value: unknown): value is SelectedKit =>
  isObject(value) &&
  typeof value["id"] === "number" &&
  (value["barcode"] === null || typeof value["barcode"] === "string") &&
  texts.every((name) => typeof value[name] === "string");
