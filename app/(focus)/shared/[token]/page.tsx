import { notFound } from "next/navigation";
import { SharedAnimalView } from "@/components/animals/sharing/animal-sharing/shared-animal-view";
import { readSharedAnimal } from "@/lib/data/animals/animal-sharing";
import { visitorMarket, visitorMetadata } from "@/lib/server/market";
import { parseLinkToken } from "@/lib/server/page-params";

export const generateMetadata = visitorMetadata("animalSharing", (t) => ({
  title: t("shared.title"),
  referrer: "no-referrer",
}));

export default async function SharedAnimalPage({ params }: PageProps<"/shared/[token]">) {
  const token = parseLinkToken((await params).token) ?? notFound();
  const { language } = await visitorMarket();
  const animal = await readSharedAnimal(token, language);
  return <SharedAnimalView animal={animal} />;
}
