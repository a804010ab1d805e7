import "server-only";
import { notFound } from "next/navigation";
import { maxTransferredAnimals } from "@/lib/config/animals/animal-access";
import { tokenFormat } from "@/lib/config/token-format";
import type { Market } from "@/lib/config/markets/market";
import { marketOfParams } from "./market";

interface NamedParams {
  readonly market: string;
  readonly id: string;
}

/** Parses market and id of a path; a 404 when either is invalid. */
export async function parseMarketAndId(
  params: Promise<NamedParams>,
): Promise<{ market: Market; id: number }> {
  const market = await marketOfParams(params);
  return { market, id: parseId((await params).id) ?? notFound() };
}

/** Accepts one notation only: `01` and `1e3` would be further addresses of the same page. */
export function parseId(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** Ids that a query names, once or several times; at most as many as fit a form. */
export function parseIds(value: string | readonly string[] | undefined): readonly number[] {
  const texts = typeof value === "string" ? [value] : (value ?? []);
  const ids = texts.map(parseId).filter((id) => id !== undefined);
  return [...new Set(ids)].slice(0, maxTransferredAnimals);
}

/** The token in a link from an email; undefined where the link is incomplete. */
export function parseLinkToken(value: string | string[] | undefined): string | undefined {
  return typeof value === "string" && tokenFormat.test(value) ? value : undefined;
}
