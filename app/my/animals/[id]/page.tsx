import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { AnimalView } from "@/components/animals/records/animals/page/animal-view";
import { readAnimalParts } from "@/lib/data/animals/animals";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { parseId } from "@/lib/server/page-params";
import { requireUser } from "@/lib/server/session/visitor";

/** Once per request: the title needs it too. */
const readAnimal = cache((id: number) => readOwnAsVisitor("animals.get", { params: { id } }));

export async function generateMetadata({ params }: PageProps<"/my/animals/[id]">): Promise<Metadata> {
  const id = parseId((await params).id) ?? notFound();
  await requireUser(paths.animal(id));
  return { title: (await readAnimal(id)).petName };
}

export default async function AnimalPage({ params }: PageProps<"/my/animals/[id]">) {
  const id = parseId((await params).id) ?? notFound();
  const user = await requireUser(paths.animal(id));
  const animal = await readAnimal(id);
  const market = await visitorMarket();
  const parts = await readAnimalParts(id, market);
  return <AnimalView animal={animal} parts={parts} isVet={user.type === "vet"} />;
}
