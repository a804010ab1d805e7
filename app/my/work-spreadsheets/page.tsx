import { Suspense } from "react";
import { readAsVisitor } from "@/lib/data/visitor-calls";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { ExportSheets } from "@/components/animals/records/spreadsheets/export-sheets";
import { ImportList } from "@/components/animals/records/spreadsheets/import-list";
import { FileForm, PasteForm } from "@/components/animals/records/spreadsheets/upload-forms-client";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { visitorMetadata } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("spreadsheets", (t) => ({ title: t("title") }));

export default async function SpreadsheetsPage() {
  const user = await requireTool("work-spreadsheets");
  const t = translate("spreadsheets");

  return (
    <ClientMessages areas={["spreadsheets.upload"]}>
      <div className="grid grid-cols-1 gap-10">
        <div className="grid max-w-text gap-2">
          <h1>{t("title")}</h1>
          <p className="text-lead text-quiet">{t("intro")}</p>
        </div>
        <section aria-labelledby="upload" className="grid grid-cols-1 gap-4">
          <h2 id="upload">{t("upload.title")}</h2>
          <p className="max-w-text">{t("upload.text")}</p>
          <div className="grid grid-cols-1 items-start gap-4 full:grid-cols-2">
            <Card>
              <FileForm />
            </Card>
            <Card>
              <PasteForm />
            </Card>
          </div>
        </section>
        <section aria-labelledby="imports" className="grid grid-cols-1 gap-4">
          <h2 id="imports">{t("list.title")}</h2>
          <Suspense fallback={<Skeleton label={t("list.loading")} />}>
            <Imports />
          </Suspense>
        </section>
        <ExportSheets user={user} />
      </div>
    </ClientMessages>
  );
}

async function Imports() {
  return <ImportList imports={await readAsVisitor("spreadsheets.list", {})} />;
}
