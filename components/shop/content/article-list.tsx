import { Link } from "@/components/links/link";
import type { ContentMeta } from "@/lib/domain/content";
import { ContentDate } from "./content-date";

interface ArticleListProps {
  readonly articles: readonly ContentMeta[];
  readonly country: string;
}

/** All articles in the given order. */
export function ArticleList({ articles, country }: ArticleListProps) {
  return (
    <ul className="mt-6 grid gap-4">
      {articles.map(({ path, title, description, picture, date }) => (
        <li
          key={path}
          className="relative flex items-center gap-4 rounded-box border border-line bg-card p-5 wide:gap-6"
        >
          {picture && (
            <img
              src={picture}
              width={80}
              height={80}
              loading="lazy"
              alt=""
              className="size-16 shrink-0 wide:size-20"
            />
          )}
          <div>
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
