import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { parseMarket } from "@/lib/config/markets/market";
import { paths } from "@/lib/navigation/paths";
import type { ShopRole } from "@/lib/navigation/category-pages";
import { getTranslator } from "@/lib/i18n/messages";
import type { MarketParams } from "@/app/(public)/[market]/layout";

/** Metadata of a role landing page. */
export async function roleMetadata(params: Promise<MarketParams>, role: ShopRole): Promise<Metadata> {
  const { language } = parseMarket((await params).market) ?? notFound();
  const t = getTranslator(language, "roleLanding");
  return {
    title: t(`${role}.metaTitle`),
    description: t(`${role}.description`),
    alternates: { canonical: paths.roleHome(role) },
  };
}
