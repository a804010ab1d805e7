import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { PortalIcon } from "@/components/ui/portal-icon";
import { formatInstant } from "@/lib/domain/format-instant";
import type { Response } from "@/lib/contract/calls";
import { RevokeToken } from "./revoke-token-client";

type ApiToken = Response<"apiTokens.list">[number];

interface TokenListProps {
  readonly tokens: readonly ApiToken[];
}

/** The user's tokens that work. */
export function TokenList({ tokens }: TokenListProps) {
  const t = translate("apiTokens");
  if (tokens.length === 0)
    return <EmptyState icon={<PortalIcon name="stack" />} title={t("list.none")} hint={t("list.noneHint")} />;
  return (
    <section aria-labelledby="tokens" className="grid grid-cols-1 gap-3">
      <h2 id="tokens">{t("list.title")}</h2>
      <ul className="grid grid-cols-1 gap-3">
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} />
        ))}
      </ul>
    </section>
  );
}

function TokenRow({ token }: { readonly token: ApiToken }) {
  const t = translate("apiTokens");
  const { id, name, prefix, scopes, createdAt, expiresAt, lastUsedAt } = token;
  return (
    <li className={cn(cardStyles, "grid gap-1")}>
      <h3 className="wrap-anywhere">{name}</h3>
      <p>
        <code>{prefix}…</code>
      </p>
      <p>{t("list.scopes", { scopes: scopes.map((scope) => t(`scopes.${scope}`)).join(", ") })}</p>
      <p className="text-small text-quiet">
        {t("list.created", { date: formatInstant(createdAt) })}{" "}
        {expiresAt === null ? t("list.noEnd") : t("list.expires", { date: formatInstant(expiresAt) })}{" "}
        {lastUsedAt === null ? t("list.unused") : t("list.used", { date: formatInstant(lastUsedAt) })}
      </p>
      <p>
        <ClientMessages areas={["apiTokens.revoke"]}>
          <RevokeToken id={id} name={name} />
        </ClientMessages>
      </p>
    </li>
  );
}
