import type { ComponentType, ElementType, ReactNode } from "react";
import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { Breadcrumbs, type Crumb } from "@/components/links/breadcrumbs";
import type { ContentMeta } from "@/lib/domain/content";
import { ContentDate } from "./content-date";
import { ArticleList } from "./article-list";
import { mdxComponents } from "./mdx-components";

interface ContentViewProps {
  readonly content: ContentMeta;
  readonly Body: ComponentType<{ readonly components: Readonly<Record<string, ElementType>> }>;
  readonly crumbs: readonly Crumb[];
  readonly nextPages: readonly Crumb[];
  readonly articles: readonly ContentMeta[];
  /** For the date format. */
  readonly country: string;
  /** A part of the page above the text. */
  readonly children?: ReactNode;
}

/** An MDX page with breadcrumbs and links to next pages. The first paragraph is styled as the lead. */
export function ContentView(props: ContentViewProps) {
  const t = translate("content");
  const { content, Body, crumbs, nextPages, articles, country, children } = props;
  const { title, picture, date } = content;
  const components = {
    ...mdxComponents(t),
    Articles: () => <ArticleList articles={articles} country={country} />,
  };
  return (
    <article className="mx-auto max-w-text">
      <Breadcrumbs label={t("youAreHere")} parts={crumbs} />
      <header className="mt-4 flex items-center justify-between gap-6">
        <div>
          <h1>{title}</h1>
          {date && (
            <p className="mt-2 text-small text-quiet">
              <ContentDate date={date} country={country} />
            </p>
          )}
        </div>
        {picture && (
          <img src={picture} width={108} height={108} alt="" className="size-20 shrink-0 wide:size-27" />
        )}
      </header>
      {children && <div className="mt-4 mb-10 grid grid-cols-1 gap-6">{children}</div>}
      <div className="mt-4 [&>p:first-child]:text-lead [&>p:first-child]:text-quiet">
        <Body components={components} />
      </div>
      {nextPages.length > 0 && <NextPages pages={nextPages} title={t("next")} />}
    </article>
  );
}

function NextPages({ pages, title }: { readonly pages: readonly Crumb[]; readonly title: string }) {
  return (
    <nav aria-labelledby="next" className="mt-12 rounded-box bg-sand p-5 wide:p-6">
      <h2 id="next" className="text-title-3">
        {title}
      </h2>
      <ul className="mt-2 grid gap-x-8 wide:grid-cols-2">
        {pages.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className="inline-block py-2 font-medium">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
