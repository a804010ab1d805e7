import { brand } from "@/lib/config/brand";
import { isObject } from "@/lib/domain/is-object";
import { parseItems } from "./text-store";

/** A product page as it was seen, so that a list needs no call. No price: it depends on country and day. */
export interface RecentProduct {
  readonly id: number;
  readonly name: string;
  /** Of the name. */
  readonly language: string;
  readonly path: string;
  readonly picture: string;
}

/** The script in the head looks for it before the first paint (`lib/next/head-script.mjs`). */
export const recentKey = `${brand.slug}:1:recent-products`;

const maxProducts = 6;

export function readRecent(): string {
  try {
    return window.localStorage.getItem(recentKey) ?? "";
  } catch {
    return "";
  }
}

export const parseRecent = (text: string): readonly RecentProduct[] => parseItems(text, isRecent);

const isRecent = (value: unknown): value is RecentProduct =>
  isObject(value) &&
  typeof value["id"] === "number" &&
  ["name", "language", "path", "picture"].every((name) => typeof value[name] === "string") &&
  String(value["path"]).startsWith("/store/") &&
  String(value["picture"]).startsWith("/");

/** The newest first. */
export function addRecent(product: RecentProduct): void {
  const others = parseRecent(readRecent()).filter(({ id }) => id !== product.id);
  try {
    window.localStorage.setItem(recentKey, JSON.stringify([product, ...others].slice(0, maxProducts)));
  } catch {
    // Without storage nothing is remembered.
  }
}
