import { EmptyState } from "@/components/ui/empty-state";
import type { Language } from "@/lib/config/languages";
import type { ConsentRequest } from "@/lib/contract/animals/results/parentage/parentage.types";
import { formatInstant } from "@/lib/domain/format";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import { pickMessages } from "@/lib/i18n/pick-messages";
import { ConsentCard } from "./consent-card-client";

interface ConsentListProps {
  readonly requests: readonly ConsentRequest[];
  readonly country: string;
  readonly language: Language;
}

/** Owners who ask whether one of the user's animals may be compared. */
export function ConsentList({ requests, country, language }: ConsentListProps) {
  const t = getTranslator(language, "parentage");
  return (
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
            <ConsentCard
              request={request}
              date={formatInstant(request.createdAt, country)}
              messages={pickMessages(getMessages(language, "parentage"), ["consents"])}
              formMessages={getMessages(language, "form")}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
