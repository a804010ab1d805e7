import { errorText } from "@/lib/server/error-text";
import { notFound } from "next/navigation";
import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { PreviewRows, ProblemList } from "@/components/animals/records/spreadsheets/found-rows";
import { ImportEditor, RemoveImport } from "@/components/animals/records/spreadsheets/import-editor-client";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/links/link-button";
import type { SheetImport } from "@/lib/contract/animals/records/spreadsheets/spreadsheets.types";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("spreadsheets", (t) => ({ title: t("title") }));

export default async function ImportPage({ params }: PageProps<"/my/work-spreadsheets/[id]">) {
  const user = await requireTool("work-spreadsheets");
  const { id } = await params;
  if (!/^[\w-]{22,64}$/.test(id)) notFound();
  const found = await readOwnAsVisitor("spreadsheets.get", { params: { id } });
  const t = translate("spreadsheets");

  const problems = <ProblemList found={found} user={user} errorText={errorText} />;
  const summary = [t("rows.ready", { count: found.valid }), t("rows.wrong", { count: found.wrong })];
  return (
    <ClientMessages areas={["spreadsheets.columns", "spreadsheets.fields", "spreadsheets.import"]}>
      <div className="grid grid-cols-1 gap-8">
        <Heading found={found} />
        {found.importedAt === null ? (
          <ImportEditor found={found}>
            <section aria-labelledby="rows" className="grid grid-cols-1 gap-4">
              <h2 id="rows">{t("rows.title")}</h2>
              <p role="status" className="text-lead font-medium">
                {summary.filter(Boolean).join(" ")}
              </p>
              <PreviewRows found={found} />
              {problems}
            </section>
          </ImportEditor>
        ) : (
          <>
            <Done found={found} />
            {problems}
            <RemoveImport id={found.id} />
          </>
        )}
      </div>
    </ClientMessages>
  );
}

interface PartProps {
  readonly found: SheetImport;
}

function Heading({ found }: PartProps) {
  const t = translate("spreadsheets");
  const { name, sheet, otherSheets, rows } = found;
  const facts = [
    t("list.rows", { count: rows }),
    sheet !== null && t("sheet", { sheet }),
    otherSheets > 0 && t("otherSheets", { count: otherSheets }),
  ];
  return (
    <div className="grid gap-2">
      <p>
        <Link href={paths.spreadsheets}>{t("back")}</Link>
      </p>
      <h1 className="wrap-anywhere">{name || t("list.pasted")}</h1>
      <p className="text-quiet wrap-anywhere">{facts.filter(Boolean).join(". ")}</p>
    </div>
  );
}

function Done({ found }: PartProps) {
  const t = translate("spreadsheets");
  const { imported, wrong } = found;
  return (
    <Card className="grid gap-3">
      <h2 className="text-clear">{t("done.title", { count: imported })}</h2>
      <p>{t("done.text")}</p>
      {wrong > 0 && <p>{t("done.allLeftOut", { count: wrong })}</p>}
      <div className="flex flex-wrap gap-3">
        <LinkButton href={paths.myAnimals}>{t("done.animals")}</LinkButton>
        <LinkButton href={paths.spreadsheets} kind="secondary">
          {t("done.another")}
        </LinkButton>
      </div>
    </Card>
  );
}
