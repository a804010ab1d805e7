import type { ComponentProps, ComponentType, ElementType, ReactNode } from "react";
import { Link } from "@/components/links/link";
import { langAttribute } from "@/lib/i18n/lang-attribute";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { Breadcrumbs, type Crumb } from "@/components/links/breadcrumbs";
import { cn } from "@/components/ui/class-names";
import type { Language } from "@/lib/config/languages";
import type { ContentMeta } from "@/lib/domain/shop/content";
import { slug } from "@/lib/domain/slug";
import { ArticleList } from "./article-list";
import { ContentHeader } from "./content-header";
import { mdxComponents } from "./mdx-components";

interface ShownContent extends ContentMeta {
  readonly sections: readonly string[];
  readonly minutes: number;
  readonly language: Language;
}

interface ContentViewProps {
  readonly content: ShownContent;
  readonly Body: ComponentType<{ readonly components: Readonly<Record<string, ElementType>> }>;
  readonly crumbs: readonly Crumb[];
  readonly nextPages: readonly Crumb[];
  readonly articles: ComponentProps<typeof ArticleList>["articles"];
  /** For the date format. */
  readonly country: string;
  /** Components of this page's own that its text places. */
  readonly parts?: Readonly<Record<string, ElementType>>;
  /** A part of the page above the text. */
  readonly children?: ReactNode;
}

/** Shorter pages need no list of their parts. */
const minSections = 4;

/** An MDX page with breadcrumbs, contents and links to next pages. The first paragraph is styled as the lead. */
export function ContentView(props: ContentViewProps) {
  const t = translate("content");
  const { content, Body, crumbs, nextPages, articles, country, parts, children } = props;
  const lang = langAttribute(content.language, requestLanguage());
  const hasContents = !content.isWide && content.sections.length >= minSections;
  const components = {
    ...mdxComponents(t),
    ...parts,
    Articles: () => <ArticleList articles={articles} country={country} />,
  };
  return (
    <article className={cn(!content.isWide && "mx-auto max-w-text", hasContents && "desk:max-w-none")}>
      <Breadcrumbs label={t("youAreHere")} parts={crumbs} />
      <ContentHeader content={content} country={country} />
      <div className={cn(hasContents && "desk:grid desk:grid-cols-[minmax(0,45rem)_1fr] desk:gap-16")}>
        {hasContents && <Contents sections={content.sections} lang={lang} title={t("contents")} />}
        <div className="desk:row-start-1" data-wide={content.isWide || undefined}>
          {lang && <p className="mt-6 text-small text-quiet">{t("onlyInEnglish")}</p>}
          {children && <div className="mt-4 mb-10 grid grid-cols-1 gap-6">{children}</div>}
          <div
            lang={lang}
            className={cn(
              "prose mt-6",
              !content.lead && "[&>p:first-child]:text-lead [&>p:first-child]:text-quiet",
            )}
          >
            <Body components={components} />
          </div>
          {nextPages.length > 0 && <NextPages pages={nextPages} title={t("next")} />}
        </div>
      </div>
    </article>
  );
}

interface ContentsProps {
  readonly sections: readonly string[];
  readonly lang: string | undefined;
  readonly title: string;
}

/** Beside the text on wide screens; on others one row above it, so that the text begins on the first screen. */
function Contents({ sections, lang, title }: ContentsProps) {
  return (
    <nav
      aria-labelledby="contents"
      className="page-parts mt-6 min-w-0 desk:sticky desk:top-24 desk:col-start-2 desk:row-start-1 desk:self-start desk:rounded-box desk:border desk:border-line desk:bg-card desk:p-4 print:hidden"
    >
      <h2 id="contents" className="text-small font-semibold text-quiet">
        {title}
      </h2>
      <ol lang={lang} className="mt-1 flex gap-2 overflow-x-auto py-1 desk:grid desk:gap-0 desk:py-0">
        {sections.map((section) => (
          <li key={section}>
            <Link href={`#${slug(section)}`}>{section}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function NextPages({ pages, title }: { readonly pages: readonly Crumb[]; readonly title: string }) {
  return (
    <nav aria-labelledby="next" className="mt-12 rounded-box bg-sand p-5 wide:p-6">
      <h2 id="next" className="text-title-3">
        {title}
      </h2>
      <ul className="mt-2 grid gap-x-8 wide:grid-cols-2 [&_a]:inline-block [&_a]:py-2 [&_a]:font-medium">
        {pages.map(({ label, href, lang }) => (
          <li key={href}>
            <Link href={href} lang={lang}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
