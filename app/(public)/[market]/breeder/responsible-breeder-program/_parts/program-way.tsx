import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import type { Language } from "@/lib/config/languages";
import { crumbsOf } from "@/lib/navigation/crumbs";
import { paths } from "@/lib/navigation/paths";
import { wordsOf } from "@/lib/server/words";

interface ProgramWayProps {
  readonly language: Language;
  readonly page: "form" | "search";
}

/** Down from the front page; the program's own page is a written one, which the shelves do not know. */
export function ProgramWay({ language, page }: ProgramWayProps) {
  const words = wordsOf(language, "responsibleBreeders");
  const shelf = wordsOf(language, "shelf");
  const program = paths.pages.responsibleBreeders;
  return (
    <div className="mb-6">
      <Breadcrumbs
        label={wordsOf(language, "common")("breadcrumbs")}
        parts={[
          ...crumbsOf(program).map(({ href, words: key }) => ({ href, label: shelf(key) })),
          { href: program, label: words("program") },
          { href: paths.responsibleBreeders[page], label: words(`${page}.crumb`) },
        ]}
      />
    </div>
  );
}
