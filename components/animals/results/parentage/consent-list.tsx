import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { EmptyState } from "@/components/ui/empty-state";
import type { ConsentRequest } from "@/lib/contract/animals/results/parentage/parentage.types";
import { formatInstant } from "@/lib/domain/format-instant";
import { ConsentCard } from "./consent-card-client";

interface ConsentListProps {
  readonly requests: readonly ConsentRequest[];
}

/** Owners who ask whether one of the user's animals may be compared. */
export function ConsentList({ requests }: ConsentListProps) {
  const t = translate("parentage");
  return (
    <ClientMessages areas={["parentage.consents"]}>
      <div className="grid grid-cols-1 gap-6">
        <h1>{t("consents.title")}</h1>
        <p className="max-w-text text-lead text-quiet">{t("consents.intro")}</p>
        {requests.length === 0 ? (
          <EmptyState title={t("consents.none")} hint={t("consents.noneHint")} />
        ) : (
          <p className="max-w-text">{t("consents.private")}</p>
        )}
        <ul className="grid grid-cols-1 gap-3">
          {requests.map((request) => (
            <li key={`${request.requestId} ${request.animal.id}`}>
              <ConsentCard request={request} date={formatInstant(request.createdAt)} />
            </li>
          ))}
        </ul>
      </div>
    </ClientMessages>
  );
}
