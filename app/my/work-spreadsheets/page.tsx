import type { Metadata } from "next";
import { Suspense } from "react";
import { ExportSheets } from "@/components/animals/records/spreadsheets/export-sheets";
import { ImportList } from "@/components/animals/records/spreadsheets/import-list";
import { FileForm, PasteForm } from "@/components/animals/records/spreadsheets/upload-forms-client";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { readImports } from "@/lib/data/spreadsheets";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import type { Translator } from "@/lib/i18n/translator";
import { visitorMarket } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: getTranslator(language, "spreadsheets")("title") };
}

export default async function SpreadsheetsPage() {
  const user = await requireTool("work-spreadsheets");
  const { language } = await visitorMarket();
  const t = getTranslator(language, "spreadsheets");
  const props = {
    messages: getMessages(language, "spreadsheets").upload,
    formMessages: getMessages(language, "form"),
  };
  return (
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
            <FileForm {...props} />
          </Card>
          <Card>
            <PasteForm {...props} />
          </Card>
        </div>
      </section>
      <section aria-labelledby="imports" className="grid grid-cols-1 gap-4">
        <h2 id="imports">{t("list.title")}</h2>
        <Suspense fallback={<Skeleton label={t("list.loading")} />}>
          <Imports country={user.countryCode} t={t} />
        </Suspense>
      </section>
      <ExportSheets user={user} language={language} t={t} />
    </div>
  );
}

interface ImportsProps {
  readonly country: string;
  readonly t: Translator<"spreadsheets">;
}

async function Imports({ country, t }: ImportsProps) {
  return <ImportList imports={await readImports()} country={country} t={t} />;
}
