import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { FamilyView } from "@/components/animals/results/results/family-view";
import { readFamily } from "@/lib/data/animals/results";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
import { parseId } from "@/lib/server/page-params";
import { requireUser } from "@/lib/server/session/visitor";

type Props = PageProps<"/my/animals/[id]/family">;

async function readFamilyOfPage({ params }: Props) {
  const id = parseId((await params).id) ?? notFound();
  await requireUser(paths.animalFamily(id));
  const family = await readFamily(id);
  return family;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { animal } = await readFamilyOfPage(props);
  return { title: translate("results")("family.title", animal) };
}

export default async function FamilyPage(props: Props) {
  return <FamilyView family={await readFamilyOfPage(props)} />;
}
