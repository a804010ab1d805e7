import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { UserDownloads } from "@/components/lists/user-downloads";
import { buttonStyles } from "@/components/ui/button-styles";
import { sheetFormats } from "@/lib/config/animals/spreadsheets";
import { callPath } from "@/lib/contract/request";
import { spreadsheetsRoutes } from "@/lib/contract/animals/records/spreadsheets/spreadsheets.routes";

/** Links that download all animals, or an empty sheet. */
export function ExportSheets({ user }: { readonly user: { readonly loggedInBy: string | null } }) {
  const t = translate("spreadsheets");
  const hrefOf = (query: object) =>
    `/api${callPath(spreadsheetsRoutes.exportAnimals, { query: { ...query } })}`;
  return (
    <section aria-labelledby="export" className="grid max-w-text gap-3">
      <h2 id="export">{t("export.title")}</h2>
      <p>{t("export.text")}</p>
      <UserDownloads user={user}>
        <ul className="flex flex-wrap gap-3">
          {sheetFormats.map((format) => (
            <li key={format}>
              <Link href={hrefOf({ format })} download className={buttonStyles("secondary")}>
                {t(`export.${format}`)}
              </Link>
            </li>
          ))}
        </ul>
        <p>
          {t("export.emptyText")}{" "}
          <Link href={hrefOf({ format: "xlsx", isEmpty: true })} download>
            {t("export.empty")}
          </Link>
        </p>
      </UserDownloads>
    </section>
  );
}
