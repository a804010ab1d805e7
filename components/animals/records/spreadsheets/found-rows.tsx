import { Link } from "@/components/links/link";
import { requestCountry, translate } from "@/lib/i18n/translate";
import { UserDownloads } from "@/components/lists/user-downloads";
import { cn } from "@/components/ui/class-names";
import { cardStyles } from "@/components/ui/card";
import { buttonStyles } from "@/components/ui/button-styles";
import { Table } from "@/components/ui/table";
import { callPath } from "@/lib/contract/request";
import { spreadsheetsRoutes } from "@/lib/contract/animals/records/spreadsheets/spreadsheets.routes";
import type { SheetImport } from "@/lib/contract/animals/records/spreadsheets/spreadsheets.types";
import { formatDay } from "@/lib/domain/format";

interface FoundRowsProps {
  readonly found: SheetImport;
}

const columns = ["petName", "species", "gender", "breed", "bornOn", "chipNumber", "line"] as const;

/** The first rows as they are understood: this is where a wrong date order shows. */
export function PreviewRows({ found }: FoundRowsProps) {
  const t = translate("spreadsheets");
  if (found.preview.length === 0) return null;
  const breedOf = ({ breed, isMixedBreed }: SheetImport["preview"][number]) => {
    if (!isMixedBreed) return breed;
    return breed === null ? t("rows.mixed") : t("rows.mixOf", { breed });
  };
  return (
    <Table
      caption={t("rows.preview")}
      columns={columns.map((key) => ({ key, label: key === "line" ? t("rows.line") : t(`fields.${key}`) }))}
      rows={found.preview.map((row) => ({
        key: String(row.line),
        cells: {
          ...row,
          species: t(row.species === "canine" ? "rows.dog" : "rows.cat"),
          gender: t(`rows.${row.gender}`),
          breed: breedOf(row),
          bornOn: row.bornOn && formatDay(row.bornOn, requestCountry()),
        },
      }))}
    />
  );
}

interface ProblemListProps extends FoundRowsProps {
  readonly user: { readonly loggedInBy: string | null };
  /** In the language of the page. */
  readonly errorText: (code: string | undefined, english: string) => string;
}

export function ProblemList({ found, user, errorText }: ProblemListProps) {
  const t = translate("spreadsheets");
  const { id, problems, problemCount } = found;
  if (problems.length === 0) return null;
  const hidden = problemCount - problems.length;
  return (
    <section aria-labelledby="problems" className="grid grid-cols-1 gap-4">
      <h3 id="problems">{t("rows.problems")}</h3>
      <ul className={cn(cardStyles, "grid gap-3")}>
        {problems.map(({ line, field, value, message, code }) => (
          <li key={`${line} ${field}`} className="wide:grid wide:grid-cols-[18rem_1fr] wide:gap-4">
            <span className="font-medium wrap-anywhere">
              {t("rows.problem", { line, field: t(`fields.${field}`) })}{" "}
              <span className="font-normal text-quiet">{value || t("rows.emptyCell")}</span>
            </span>{" "}
            <span className="block">{errorText(code, message)}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="text-quiet">{t("rows.more", { count: hidden })}</p>}
      <UserDownloads user={user}>
        <p>{t("rows.download")}</p>
        <ul className="flex flex-wrap gap-3">
          {(["xlsx", "csv"] as const).map((format) => (
            <li key={format}>
              <Link
                href={`/api${callPath(spreadsheetsRoutes.wrongRows, { params: { id }, query: { format } })}`}
                download
                className={buttonStyles("secondary")}
              >
                {t(format === "xlsx" ? "rows.downloadXlsx" : "rows.downloadCsv")}
              </Link>
            </li>
          ))}
        </ul>
      </UserDownloads>
    </section>
  );
}
