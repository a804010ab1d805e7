import { Link } from "@/components/links/link";
import { exportFormats, type ExportFormat } from "@/lib/config/account/api-tokens";
import { buttonStyles } from "@/components/ui/button-styles";
import { callPath } from "@/lib/contract/request";
import { animalExportRoutes } from "@/lib/contract/animals/records/animal-export/animal-export.routes";

interface ExportLinksProps {
  /** One animal; by default all. */
  readonly animalId?: number;
  readonly labels: Readonly<Record<"label" | ExportFormat, string>>;
}

/** Links that download the data of one animal or of all. */
export function ExportLinks({ animalId, labels }: ExportLinksProps) {
  const hrefOf = (format: ExportFormat) =>
    animalId === undefined
      ? callPath(animalExportRoutes.all, { query: { format } })
      : callPath(animalExportRoutes.one, { params: { id: animalId }, query: { format } });
  return (
    <ul aria-label={labels.label} className="flex flex-wrap gap-3">
      {exportFormats.map((format) => (
        <li key={format}>
          <Link href={`/api${hrefOf(format)}`} download className={buttonStyles("secondary")}>
            {labels[format]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
