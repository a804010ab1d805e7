import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import type { Language } from "@/lib/config/languages";
import { crumbsOf } from "@/lib/navigation/crumbs";
import { wordsOf } from "@/lib/server/words";

interface WayProps {
  readonly language: Language;
  readonly path: string;
  /** The page's name where the address alone does not tell it. */
  readonly own?: string;
}

/** Where this page stands, above its heading. */
export function Way({ language, path, own }: WayProps) {
  const words = wordsOf(language, "shelf");
  const parts = crumbsOf(path).map(({ href, words: key }) => ({ href, label: words(key) }));
  return (
    <div className="mb-6">
      <Breadcrumbs
        label={wordsOf(language, "common")("breadcrumbs")}
        parts={own === undefined ? parts : [...parts, { href: path, label: own }]}
      />
    </div>
  );
}
