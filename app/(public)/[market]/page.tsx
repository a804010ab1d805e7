import { notFound } from "next/navigation";
import { brand } from "@/lib/config/brand";
import { parseMarket } from "@/lib/config/market";
import { paths } from "@/lib/domain/paths";
import { wordsOf } from "@/lib/server/words";
import type { MarketParams } from "./layout";

export default async function HomePage({ params }: { params: Promise<MarketParams> }) {
  const { language } = parseMarket((await params).market) ?? notFound();
  const words = wordsOf(language, "home");
  return (
    <>
      <h1>
        {brand.name}: {words("title")}
      </h1>
      <p>{words("intro")}</p>
      <p>
        <a href={paths.store}>{words("toStore")}</a>
      </p>
    </>
  );
}
