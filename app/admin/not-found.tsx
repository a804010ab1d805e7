import { NotFoundView } from "@/components/layout/not-found-view";
import { visitorMarket } from "@/lib/server/market";
import { getTranslator } from "@/lib/i18n/messages";

export default async function NotFoundPage() {
  const { language } = await visitorMarket();
  return <NotFoundView t={getTranslator(language, "common")} />;
}
