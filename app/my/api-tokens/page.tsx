import { readAsVisitor } from "@/lib/data/visitor-calls";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestMessages, translate } from "@/lib/i18n/translate";
import { UserDownloads } from "@/components/lists/user-downloads";
import { ExportLinks } from "@/components/animals/records/animal-export/export-links";
import { CreateToken } from "@/components/account/api-tokens/create-token-client";
import { TokenList } from "@/components/account/api-tokens/token-list";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { requireUser } from "@/lib/server/session/visitor";

export const generateMetadata = visitorMetadata("apiTokens", (t) => ({ title: t("title") }));

export default async function ApiTokensPage() {
  const user = await requireUser(paths.apiTokens);
  const t = translate("apiTokens");
  const messages = requestMessages("apiTokens");
  const tokens = await readAsVisitor("apiTokens.list", {});
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid max-w-text gap-2">
        <h1>{t("title")}</h1>
        <p className="text-lead text-quiet">{t("intro")}</p>
      </div>
      <TokenList tokens={tokens} />
      <ClientMessages areas={["apiTokens"]}>
        <CreateToken />
      </ClientMessages>
      <section aria-labelledby="export" className="grid max-w-text gap-3">
        <h2 id="export">{t("exportTitle")}</h2>
        <p>{t("exportText")}</p>
        <UserDownloads user={user}>
          <ExportLinks labels={messages.export} />
        </UserDownloads>
      </section>
    </div>
  );
}
