import { Link } from "@/components/links/link";
import type { Language } from "@/lib/config/languages";
import { langAttribute } from "@/lib/i18n/lang-attribute";
import { requestLanguage } from "@/lib/i18n/translate";
import type { ContentMeta } from "@/lib/domain/shop/content";
import { ContentDate } from "./content-date";

interface ArticleListProps {
  readonly articles: readonly (ContentMeta & { readonly language: Language })[];
  readonly country: string;
}

/** All articles in the given order. */
export function ArticleList({ articles, country }: ArticleListProps) {
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
          <div lang={langAttribute(language, requestLanguage())}>
            {date && (
              <p className="text-small text-quiet">
                <ContentDate date={date} country={country} />
              </p>
            )}
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
