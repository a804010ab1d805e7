import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { translate } from "@/lib/i18n/translate";
import { adminTitle, requireAdmin } from "@/app/admin/_parts/require-admin";
import { TubeView } from "@/components/kits/admin-lab/tube-view";
import { paths } from "@/lib/navigation/paths";

export const generateMetadata = () => adminTitle(paths.adminLab, () => translate("adminLab")("title"));

export default async function AdminTubePage({ params }: PageProps<"/admin/lab/[barcode]">) {
  await requireAdmin(paths.adminLab);
  const tube = await readOwnAsVisitor("adminLab.get", {
    params: { barcode: decodeURIComponent((await params).barcode) },
  });
  return (
    <div className="grid grid-cols-1 gap-6">
      <TubeView tube={tube} />
    </div>
  );
}
