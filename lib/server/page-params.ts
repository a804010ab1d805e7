import "server-only";
import { notFound } from "next/navigation";
import { type Market, parseMarket } from "@/lib/config/market";

interface NamedParams {
  readonly market: string;
  readonly id: string;
}

/** The market and the id of a page's address; a 404 where either is none. */
export async function marketAndId(params: Promise<NamedParams>): Promise<{ market: Market; id: number }> {
  const { market, id } = await params;
  return { market: parseMarket(market) ?? notFound(), id: parseId(id) ?? notFound() };
}

/** One way to write an id only: `01` and `1e3` would be more addresses of the same page. */
export function parseId(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
