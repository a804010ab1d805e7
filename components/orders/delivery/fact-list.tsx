import type { ReactNode } from "react";
import { Link } from "@/components/links/link";
import { Card } from "@/components/ui/card";
import { type ShippingSource, shippingSources } from "@/lib/config/orders/shipping-facts";
import { translate } from "@/lib/i18n/translate";

interface ShownFact {
  readonly name: string;
  readonly title: string;
  readonly text: ReactNode;
  readonly source: ShippingSource;
}

interface FactListProps {
  readonly title: string;
  readonly facts: readonly ShownFact[];
  readonly className?: string;
}

/** Facts with what they are taken from. */
export function FactList({ title, facts, className }: FactListProps) {
  return (
    <Card {...(className && { className })}>
      <h3>{title}</h3>
      <ul className="mt-3 grid gap-4">
        {facts.map(({ name, title: fact, text, source }) => (
          <li key={name} className="border-t-2 border-brand pt-3">
            <h4 className="font-semibold">{fact}</h4>
            <div className="mt-1 text-quiet">{text}</div>
            <Source source={source} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Source({ source }: { readonly source: ShippingSource }) {
  const t = translate("delivery");
  const { name, href } = shippingSources[source];
  const [before, after] = t("source", { name: "|" }).split("|");
  return (
    <p className="mt-1 text-small text-quiet">
      {before}
      <Link
        href={href}
        {...(name !== undefined && { lang: "en", hrefLang: "en" })}
        className="inline-block py-1"
      >
        {name ?? t(`sources.${source as "own" | "posting" | "statement"}`)}
      </Link>
      {after}
    </p>
  );
}
