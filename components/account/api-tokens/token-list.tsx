import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import type { Language } from "@/lib/config/languages";
import { formatInstant } from "@/lib/domain/format";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import { pickMessages } from "@/lib/i18n/pick-messages";
import { RevokeToken } from "./revoke-token-client";
import type { Response } from "@/lib/contract/calls";

type ApiToken = Response<"apiTokens.list">[number];

interface TokenListProps {
  readonly tokens: readonly ApiToken[];
  readonly country: string;
  readonly language: Language;
}

/** The user's tokens that work. */
export function TokenList({ tokens, country, language }: TokenListProps) {
  const t = getTranslator(language, "apiTokens");
  if (tokens.length === 0) return <EmptyState title={t("list.none")} hint={t("list.noneHint")} />;
  return (
    <section aria-labelledby="tokens" className="grid grid-cols-1 gap-3">
      <h2 id="tokens">{t("list.title")}</h2>
      <ul className="grid grid-cols-1 gap-3">
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} country={country} language={language} />
        ))}
      </ul>
    </section>
  );
}

function TokenRow({
  token,
  country,
  language,
}: Omit<TokenListProps, "tokens"> & { readonly token: ApiToken }) {
  const t = getTranslator(language, "apiTokens");
  const { id, name, prefix, scopes, createdAt, expiresAt, lastUsedAt } = token;
  const dateOf = (at: string) => formatInstant(at, country);
  return (
    <li className={cn(cardStyles, "grid gap-1")}>
      <h3 className="wrap-anywhere">{name}</h3>
      <p>
        <code>{prefix}…</code>
      </p>
      <p>{t("list.scopes", { scopes: scopes.map((scope) => t(`scopes.${scope}`)).join(", ") })}</p>
      <p className="text-small text-quiet">
        {t("list.created", { date: dateOf(createdAt) })}{" "}
        {expiresAt === null ? t("list.noEnd") : t("list.expires", { date: dateOf(expiresAt) })}{" "}
        {lastUsedAt === null ? t("list.unused") : t("list.used", { date: dateOf(lastUsedAt) })}
      </p>
      <p>
        <RevokeToken
          id={id}
          name={name}
          messages={pickMessages(getMessages(language, "apiTokens"), ["revoke"])}
          formMessages={getMessages(language, "form")}
        />
      </p>
    </li>
  );
}
