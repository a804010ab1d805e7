import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { brand } from "@/lib/config/brand";
import { parseMarket } from "@/lib/config/market";
import { paths } from "@/lib/domain/paths";
import { wordsOf } from "@/lib/server/words";
import type { MarketParams } from "./layout";

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
    <>
      <h1>
        {brand.name}: {words("title")}
      </h1>
      <p>{words("intro")}</p>
      <section aria-labelledby="start">
        <h2 id="start">{words("startHere")}</h2>
        <ul>
          {links.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
