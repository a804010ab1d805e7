import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { StateBadge } from "@/components/ui/state-badge";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { documentTitle } from "./document-title";
import type { EarlierDocument } from "./document-types";
import { PassportActions } from "./passport-actions-client";
import type { SharedProps } from "./report-documents";

interface EarlierDocumentsProps extends SharedProps {
  readonly documents: readonly EarlierDocument[];
}

const meanings = { current: "clear", superseded: "carrier", revoked: "affected" } as const;

/** Documents of earlier versions, and parentage reports: their public pages. */
export function EarlierDocuments({ documents, isOwner, country }: EarlierDocumentsProps) {
  const t = translate("documents");
  return (
    <ClientMessages areas={["documents.actions"]}>
      <section aria-labelledby="earlier" className={cn(cardStyles, "grid gap-4")}>
        <div className="grid gap-1">
          <h2 id="earlier">{t("others")}</h2>
          <p className="text-small text-quiet">{t("othersHint")}</p>
        </div>
        <ul>
          {documents.map((document) => {
            const { token, state, version, issuedAt, test } = document;
            const kind = documentTitle(document);
            const title = test === null ? kind : t("testTitle", { title: kind, test });
            const date = formatInstantDay(issuedAt, country);
            return (
              <li key={token} className="grid gap-1 border-t border-line py-4 first:border-0">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <h3 className="text-base wrap-anywhere">{title}</h3>
                  <StateBadge meaning={meanings[state]}>{t(`states.${state}`)}</StateBadge>
                </div>
                <p className="text-small text-quiet">{t("earlier", { version, date })}</p>
                <PassportActions issued={document} title={title} isOwner={isOwner} />
              </li>
            );
          })}
        </ul>
      </section>
    </ClientMessages>
  );
}
