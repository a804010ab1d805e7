import { notFound } from "next/navigation";
import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { DnaProfileView } from "@/components/animals/results/dna-profiles/dna-profile-view";
import { limits } from "@/lib/config/limits";
import { readImportedResults } from "@/lib/data/animals/results";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { parseId } from "@/lib/server/page-params";
import { requireUser } from "@/lib/server/session/visitor";

export const generateMetadata = visitorMetadata("dnaProfiles", (t) => ({ title: t("title") }));

export default async function DnaProfilePage({ params }: PageProps<"/my/animals/[id]/dna/[barcode]">) {
  const { id: idText, barcode: barcodeText } = await params;
  const id = parseId(idText) ?? notFound();
  const barcode = decodeURIComponent(barcodeText);
  if (barcode.length > limits.barcodeLength) notFound();
  await requireUser(paths.animalDna(id, barcode));
  const [response, imported] = await Promise.all([
    readOwnAsVisitor("dnaProfiles.get", { params: { id, barcode } }),
    readImportedResults(id, barcode),
  ]);
  return <DnaProfileView response={response} imported={imported} />;
}
