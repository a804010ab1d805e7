import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { translate } from "@/lib/i18n/translate";
import { AnimalView } from "@/components/animals/records/animals/page/animal-view";
import { readAnimalParts } from "@/lib/data/animals";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { parseId } from "@/lib/server/page-params";
import { requireUser } from "@/lib/server/session/visitor";

export async function generateMetadata(): Promise<Metadata> {
  await visitorMarket();
  return { title: translate("animals")("page.title") };
}

export default async function AnimalPage({ params }: PageProps<"/my/animals/[id]">) {
  const id = parseId((await params).id) ?? notFound();
  const user = await requireUser(paths.animal(id));
  const animal = await readOwnAsVisitor("animals.get", { params: { id } });
  const market = await visitorMarket();
  const parts = await readAnimalParts(id, market);
  return <AnimalView animal={animal} parts={parts} isVet={user.type === "vet"} country={user.countryCode} />;
}
