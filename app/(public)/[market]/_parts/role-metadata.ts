import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { parseMarket } from "@/lib/config/market";
import { paths } from "@/lib/navigation/paths";
import type { ShelfRole } from "@/lib/navigation/shelves";
import { wordsOf } from "@/lib/server/words";
import type { MarketParams } from "@/app/(public)/[market]/layout";

/** What a role's home says of itself. */
export async function roleMetadata(params: Promise<MarketParams>, role: ShelfRole): Promise<Metadata> {
  const { language } = parseMarket((await params).market) ?? notFound();
  const words = wordsOf(language, "role");
  return {
    title: words(`${role}.metaTitle`),
    description: words(`${role}.description`),
    alternates: { canonical: paths.roleHome(role) },
  };
}
