import { Link } from "@/components/links/link";
import { teamAddress } from "@/lib/config/community/contact";
import {
  customsText,
  shippingFacts,
  type ShippingSource,
  shippingSources,
} from "@/lib/config/orders/shipping-facts";
import type { Response } from "@/lib/contract/calls";
import { flagPicture } from "@/lib/domain/flag-picture";
import { langAttribute } from "@/lib/i18n/lang-attribute";
import { requestLanguage, requestMessages, translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
import { CountryForm } from "./country-picker";
import { DeliveryOptions } from "./delivery-options";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";

type Countries = Readonly<Response<"geography.countries">>;

interface CountryDeliveryProps {
  readonly country: Countries[number];
  readonly countries: Countries;
  readonly options: Response<"cart.deliveryOptions">;
}

/** How a kit gets to a country, and what a sample from there needs. */
export function CountryDelivery({ country, countries, options }: CountryDeliveryProps) {
  const t = translate("delivery");
  return (
    <article className="grid grid-cols-1 gap-10">
      <header className="grid gap-5 rounded-box bg-brand-soft p-6 wide:px-10 wide:py-8">
        <div className="flex items-center gap-4">
          <img
            src={flagPicture(country.code)}
            width={48}
            height={32}
            alt=""
            className="shrink-0 rounded-[2px]"
          />
          <h1 className="min-w-0 text-title-2 text-pretty wide:text-title-1">
            {t("title", { country: country.name })}
          </h1>
        </div>
        <p className="max-w-text text-lead text-quiet">{t("intro")}</p>
        <CountryForm countries={countries} chosen={country.code} />
      </header>
      <DeliveryOptions country={country.code} options={options} />
      <section aria-labelledby="post" className="grid gap-5">
        <h2 id="post">{t("post.title")}</h2>
        <p className="max-w-text">{t("post.lab")}</p>
        <SampleFacts country={country.code} />
      </section>
      <p>
        <Link href={paths.pages.shipping}>{t("back")}</Link>
      </p>
    </article>
  );
}

function SampleFacts({ country }: { readonly country: string }) {
  const t = translate("delivery");
  const { titles, needed, refused, time } = requestMessages("delivery");
  const facts = shippingFacts(country);
  const textOf = (name: keyof typeof needed) => {
    if (name === "permit") return t("needed.permit.text", { mail: teamAddress("shipping") });
    return name === "customs" ? <CustomsForm text={needed.customs.text} /> : needed[name].text;
  };
  return (
    <div className="grid items-start gap-5 desk:grid-cols-2">
      <FactList
        title={titles.needed}
        className="desk:row-span-2"
        facts={facts.needed.map((fact) => ({ ...needed[fact.name], ...fact, text: textOf(fact.name) }))}
      />
      <FactList
        title={titles.refused}
        facts={facts.refused.map((fact) => ({ ...refused[fact.name], ...fact }))}
      />
      <FactList title={titles.time} facts={facts.time.map((fact) => ({ ...time[fact.name], ...fact }))} />
    </div>
  );
}

/** The words are English, because the customs of the lab's country read them. */
function CustomsForm({ text }: { readonly text: string }) {
  return (
    <>
      {text}
      <blockquote
        lang={langAttribute("en", requestLanguage())}
        className="mt-2 rounded-box bg-brand-soft p-3 text-ink"
      >
        {customsText}
      </blockquote>
    </>
  );
}

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
function FactList({ title, facts, className }: FactListProps) {
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
