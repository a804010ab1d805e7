import type { ComponentType, ElementType } from "react";
import { Breadcrumbs, type Crumb } from "@/components/ui/breadcrumbs";
import type { ContentFacts } from "@/lib/domain/content";
import { formatDate } from "@/lib/domain/format";
import type { Words } from "@/lib/domain/words";
import { ArticleList } from "./article-list";
import { proseParts } from "./prose-parts";

interface ContentViewProps {
  readonly content: ContentFacts;
  readonly Body: ComponentType<{ readonly components: Readonly<Record<string, ElementType>> }>;
  readonly crumbs: readonly Crumb[];
  readonly ways: readonly Crumb[];
  readonly articles: readonly ContentFacts[];
  /** Dates are written as its people write them. */
  readonly country: string;
  readonly words: Words<"content">;
}

/** A page to read: its first paragraph leads, the rest keeps a line's length that the eye can follow. */
export function ContentView({ content, Body, crumbs, ways, articles, country, words }: ContentViewProps) {
  const { title, picture, date } = content;
  const parts = {
    ...proseParts(words),
    Articles: () => <ArticleList articles={articles} country={country} />,
  };
  return (
    <article className="mx-auto max-w-text">
      <Breadcrumbs label={words("youAreHere")} parts={crumbs} />
      <header className="mt-4 flex items-center justify-between gap-6">
        <div>
          <h1>{title}</h1>
          {date && (
            <p className="mt-2 text-small text-quiet">
              <time dateTime={date.toISOString().slice(0, 10)}>{formatDate(date, country)}</time>
            </p>
          )}
        </div>
        {picture && (
          <img src={picture} width={108} height={108} alt="" className="size-20 shrink-0 wide:size-27" />
        )}
      </header>
      <div className="mt-4 [&>p:first-child]:text-lead [&>p:first-child]:text-quiet">
        <Body components={parts} />
      </div>
      {ways.length > 0 && <WaysOn ways={ways} title={words("next")} />}
    </article>
  );
}

function WaysOn({ ways, title }: { readonly ways: readonly Crumb[]; readonly title: string }) {
  return (
    <nav aria-labelledby="next" className="mt-12 rounded-box bg-sand p-5 wide:p-6">
      <h2 id="next" className="text-title-3">
        {title}
      </h2>
      <ul className="mt-2 grid gap-x-8 wide:grid-cols-2">
        {ways.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="inline-block py-2 font-medium">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
