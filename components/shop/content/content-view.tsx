import type { ComponentProps, ComponentType, ElementType, ReactNode } from "react";
import { Link } from "@/components/links/link";
import { langAttribute } from "@/lib/i18n/lang-attribute";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { Breadcrumbs, type Crumb } from "@/components/links/breadcrumbs";
import { cn } from "@/components/ui/class-names";
import { defaultLanguage, type Language } from "@/lib/config/languages";
import type { ContentMeta } from "@/lib/domain/shop/content";
import { slug } from "@/lib/domain/slug";
import { ContentHeader } from "./content-header";
import { mdxComponents } from "./mdx-components";
import { ContentDate } from "./content-date";

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

interface ArticleListProps {
  readonly articles: readonly (ContentMeta & { readonly language: Language })[];
  readonly country: string;
}

/** All articles in the given order. */
function ArticleList({ articles, country }: ArticleListProps) {
  const t = translate("content");
  const shown = requestLanguage();
  return (
    <ul className="mt-6 grid gap-4 wide:grid-cols-2">
      {articles.map(({ path, title, description, picture, date, language }) => (
        <li
          key={path}
          className="relative grid content-start gap-4 rounded-box border border-line bg-card p-5 first:bg-brand-soft hover:border-brand wide:first:col-span-2 wide:first:grid-cols-[auto_1fr] wide:first:gap-8 wide:first:p-8"
        >
          {picture && (
            <img
              src={picture}
              width={80}
              height={80}
              loading="lazy"
              alt=""
              className="size-20 [li:first-child>&]:wide:size-32"
            />
          )}
          <div lang={langAttribute(language, shown)}>
            <p
              lang={langAttribute(shown, language)}
              className="flex gap-2 text-small text-quiet empty:hidden"
            >
              {date && <ContentDate date={date} country={country} />}
              {language === defaultLanguage && language !== shown && (
                <span className="rounded-full bg-sand px-2 text-ink">{t("inEnglish")}</span>
              )}
            </p>
            <h2 className="mt-1 text-title-3">
              <Link
                href={path}
                className="text-ink no-underline after:absolute after:inset-0 hover:underline"
              >
                {title}
              </Link>
            </h2>
            <p className="mt-1 text-quiet">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
