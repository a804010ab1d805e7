import { useTranslator } from "#use-messages";
import { CopyButton } from "@/components/form/copy-button-client";
import { Link } from "@/components/links/link";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { publicApiRoutes } from "@/lib/contract/animals/records/public-api/public-api.routes";

interface CreatedTokenProps {
  readonly token: string;
}

const codeStyles =
  "block overflow-x-auto rounded-box bg-sand p-4 text-small whitespace-pre-wrap wrap-anywhere";

/** A new token, and a request that uses it. */
export function CreatedToken({ token }: CreatedTokenProps) {
  const t = useTranslator("apiTokens");
  const request = `curl -H "Authorization: Bearer ${token}" ${window.location.origin}/api${publicApiRoutes.listAnimals.path}`;
  return (
    <section aria-labelledby="created" className={cn(cardStyles, "grid grid-cols-1 gap-3")}>
      <div role="status">
        <h2 id="created">{t("created.title")}</h2>
        <p>{t("created.text")}</p>
      </div>
      <p className="font-medium">{t("created.token")}</p>
      <code className={codeStyles}>{token}</code>
      <div>
        <CopyButton text={token} label={t("created.copy")} copied={t("created.copied")} />
      </div>
      <h3>{t("example.title")}</h3>
      <p>{t("example.text")}</p>
      <code className={codeStyles}>{request}</code>
      <p>
        <Link href="/api/openapi.json">{t("example.docs")}</Link>
      </p>
    </section>
  );
}
