import { NotFoundView } from "@/components/layout/not-found-view";
import { defaultLanguage } from "@/lib/config/languages";
import { wordsOf } from "@/lib/server/words";

export default function NotFoundPage() {
  return <NotFoundView words={wordsOf(defaultLanguage, "common")} />;
}
