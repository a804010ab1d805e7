import { Link } from "@/components/links/link";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";

interface GuideListProps {
  readonly id: string;
  readonly title: string;
  readonly guides: readonly {
    readonly href: string;
    readonly label: string;
    readonly text: string;
    /** Of the guide, where it is another than the page's. */
    readonly lang?: string | undefined;
  }[];
}

/** A group of guides, each with what it is about. */
export function GuideList({ id, title, guides }: GuideListProps) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id}>{title}</h2>
      <ul className="grid grid-cols-1 gap-3 full:grid-cols-2">
        {guides.map(({ href, label, text, lang }) => (
          <li
            key={href}
            lang={lang}
            className={cn(cardStyles, "relative grid content-start gap-1 hover:border-brand")}
          >
            <h3 className="text-lead">
              <Link href={href} className="after:absolute after:inset-0 after:rounded-box">
                {label}
              </Link>
            </h3>
            <p className="text-quiet">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
