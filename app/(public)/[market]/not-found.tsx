import { NotFoundView } from "@/components/layout/not-found-view";
import { defaultLanguage } from "@/lib/config/languages";
import { getTranslator } from "@/lib/i18n/messages";

export default function NotFoundPage() {
  return <NotFoundView t={getTranslator(defaultLanguage, "common")} />;
}
