import { Link } from "@/components/links/link";
import { LinkButton } from "@/components/links/link-button";
import { cn } from "@/components/ui/class-names";
import type { Language } from "@/lib/config/languages";
import type { ContentMeta } from "@/lib/domain/shop/content";
import { type Landing, landingPicture } from "@/lib/domain/shop/pictures";
import { slug } from "@/lib/domain/slug";
import { langAttribute } from "@/lib/i18n/lang-attribute";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { Illustration } from "@/components/shop/public/illustration";
import { ContentDate } from "./content-date";

interface ContentHeaderProps {
  readonly content: ContentMeta & {
    readonly sections: readonly string[];
    readonly minutes: number;
    readonly language: Language;
  };
  readonly country: string;
}

/** Articles and wide pages have their picture on a band, articles with date and reading time. */
export function ContentHeader({ content, country }: ContentHeaderProps) {
  const t = translate("content");
  const { title, picture, scene, date, updated, isWide, minutes, language } = content;
  if (scene) return <SceneHeader content={content} scene={scene} />;
  const isBand = isWide || date !== undefined;
  return (
    <header
      className={cn(
        "mt-4 flex items-center justify-between gap-6",
        isBand && "wide:rounded-box wide:bg-brand-soft wide:px-8 wide:py-5",
      )}
    >
      <div className="min-w-0">
        <h1
          lang={langAttribute(language, requestLanguage())}
          className={cn(isBand && "max-w-text text-title-2 text-pretty wide:text-title-1")}
        >
          {title}
        </h1>
        {date && (
          <p className="mt-3 text-small text-quiet">
            <ContentDate date={date} country={country} /> · {t("minutes", { count: minutes })}
          </p>
        )}
        {updated && !isWide && (
          <p className="mt-2 text-small text-quiet">
            {t("updated")} <ContentDate date={updated} country={country} />
          </p>
        )}
      </div>
      {picture && (
        <img src={picture} width={108} height={108} alt="" className="size-16 shrink-0 wide:size-27" />
      )}
    </header>
  );
}

interface SceneHeaderProps extends Pick<ContentHeaderProps, "content"> {
  readonly scene: Landing;
}

/** Says what the page is for and what to do next, beside a scene, as on landing pages. */
function SceneHeader({ content: { title, lead, actions, sections, language }, scene }: SceneHeaderProps) {
  return (
    <header className="mt-4 grid items-center gap-6 rounded-box bg-brand-soft p-5 wide:p-8 desk:grid-cols-2 desk:gap-10">
      <div lang={langAttribute(language, requestLanguage())}>
        <h1 className="text-title-2 text-pretty wide:text-title-1">{title}</h1>
        {lead && <p className="mt-3 max-w-text text-lead">{lead}</p>}
        {actions.length === 0 && <SectionLinks sections={sections} />}
        {actions.length > 0 && (
          <p className="mt-5 flex flex-wrap gap-3">
            {actions.map(({ href, label }, index) => (
              <LinkButton key={href} href={href} kind={index === 0 ? "primary" : "secondary"}>
                {label}
              </LinkButton>
            ))}
          </p>
        )}
      </div>
      <Illustration src={landingPicture(scene)} kind="landing" className="h-auto w-full rounded-box" />
    </header>
  );
}

/** The parts of a directory: what to do next is to choose one. */
function SectionLinks({ sections }: { readonly sections: readonly string[] }) {
  const t = translate("content");
  return (
    <nav aria-label={t("contents")}>
      <ul className="mt-5 flex flex-wrap gap-2">
        {sections.map((section) => (
          <li key={section}>
            <Link
              href={`#${slug(section)}`}
              className="inline-flex min-h-11 items-center rounded-full border border-edge bg-card px-4 py-1 font-medium text-ink no-underline hover:border-brand hover:text-brand"
            >
              {section}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
