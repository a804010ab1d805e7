import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cn } from "@/components/ui/class-names";
import { cardLook } from "@/components/ui/card";
import { brand } from "@/lib/config/brand";
import { parseMarket } from "@/lib/config/market";
import { paths } from "@/lib/domain/paths";
import { wordsOf } from "@/lib/server/words";
import type { MarketParams } from "./layout";

const linkCardLook = cn(
  cardLook,
  "block h-full text-lead font-semibold no-underline transition-shadow hover:border-brand hover:shadow-raised",
);

export const metadata: Metadata = { alternates: { canonical: paths.home } };

export default async function HomePage({ params }: { params: Promise<MarketParams> }) {
  const { language } = parseMarket((await params).market) ?? notFound();
  const words = wordsOf(language, "home");
  const links = [
    { href: paths.store, text: words("toStore") },
    { href: paths.breeds("canine"), text: words("toDogBreeds") },
    { href: paths.breeds("feline"), text: words("toCatBreeds") },
    { href: paths.search, text: words("toSearch") },
  ];
  return (
    <div className="grid gap-10">
      <div className="grid max-w-text gap-4">
        <h1 className="wide:text-display">
          {brand.name}: {words("title")}
        </h1>
        <p className="text-lead text-quiet">{words("intro")}</p>
      </div>
      <section aria-labelledby="start" className="grid gap-4">
        <h2 id="start">{words("startHere")}</h2>
        <ul className="grid gap-4 wide:grid-cols-2 desk:grid-cols-4">
          {links.map(({ href, text }) => (
            <li key={href}>
              <a href={href} className={linkCardLook}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
