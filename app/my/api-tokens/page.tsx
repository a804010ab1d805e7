import type { Metadata } from "next";
import { UserDownloads } from "@/components/lists/user-downloads";
import { ExportLinks } from "@/components/animals/records/animal-export/export-links";
import { CreateToken } from "@/components/account/api-tokens/create-token-client";
import { TokenList } from "@/components/account/api-tokens/token-list";
import { readApiTokens } from "@/lib/data/api-tokens";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import { pickMessages } from "@/lib/i18n/pick-messages";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { requireUser } from "@/lib/server/session/visitor";

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: getTranslator(language, "apiTokens")("title") };
}

export default async function ApiTokensPage() {
  const user = await requireUser(paths.apiTokens);
  const { language } = await visitorMarket();
  const t = getTranslator(language, "apiTokens");
  const messages = getMessages(language, "apiTokens");
  const tokens = await readApiTokens();
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid max-w-text gap-2">
        <h1>{t("title")}</h1>
        <p className="text-lead text-quiet">{t("intro")}</p>
      </div>
      <TokenList tokens={tokens} country={user.countryCode} language={language} />
      <CreateToken
        messages={pickMessages(messages, ["form", "created", "example"])}
        formMessages={getMessages(language, "form")}
      />
      <section aria-labelledby="export" className="grid max-w-text gap-3">
        <h2 id="export">{t("exportTitle")}</h2>
        <p>{t("exportText")}</p>
        <UserDownloads user={user} language={language}>
          <ExportLinks labels={messages.export} />
        </UserDownloads>
      </section>
    </div>
  );
}
