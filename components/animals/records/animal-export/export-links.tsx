import { Link } from "@/components/links/link";
import { exportFormats, type ExportFormat } from "@/lib/config/account/api-tokens";
import { buttonStyles } from "@/components/ui/button-styles";
import { callPath } from "@/lib/contract/request";
import { animalExportRoutes } from "@/lib/contract/animals/records/animal-export/animal-export.routes";

interface ExportLinksProps {
  readonly labels: Readonly<Record<"label" | ExportFormat, string>>;
}

/** Links that download the data of all animals. */
export function ExportLinks({ labels }: ExportLinksProps) {
  return (
    <ul aria-label={labels.label} className="flex flex-wrap gap-3">
      {exportFormats.map((format) => (
        <li key={format}>
          <Link
            href={`/api${callPath(animalExportRoutes.all, { query: { format } })}`}
            download
            className={buttonStyles("secondary")}
          >
            {labels[format]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
