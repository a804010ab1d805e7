import type { Metadata } from "next";
import { alternatesOf } from "@/lib/server/alternates";
import { marketOfParams } from "@/lib/server/market";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
import type { ShopRole } from "@/lib/navigation/category-pages";
import type { MarketParams } from "@/app/(public)/[market]/layout";

/** Metadata of a role landing page. */
export async function roleMetadata(params: Promise<MarketParams>, role: ShopRole): Promise<Metadata> {
  await marketOfParams(params);
  const t = translate("roleLanding");
  return {
    title: t(`${role}.metaTitle`),
    description: t(`${role}.description`),
    alternates: alternatesOf(paths.roleHome(role)),
  };
}
