import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestMessages, translate } from "@/lib/i18n/translate";
import { Card } from "@/components/ui/card";
import type { OwnAgent } from "@/lib/contract/community/collection-agents/collection-agents.types";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { RemoveNomination } from "./agent-actions-client";
import { NominationForm } from "./nomination-form-client";

interface NominationsProps {
  readonly nominated: OwnAgent["nominated"];
}

/** For members of a club: the form, and whom they have put forward. */
export function Nominations({ nominated }: NominationsProps) {
  const t = translate("collectionAgents");
  const { nominate } = requestMessages("collectionAgents");

  return (
    <>
      <ClientMessages areas={["collectionAgents.nominate"]}>
        <NominationForm />
      </ClientMessages>
      {nominated.length > 0 && (
        <Card className="grid gap-3">
          <h2>{t("nominate.list")}</h2>
          <ul className="grid grid-cols-1 gap-3">
            {nominated.map(({ id, name, email, state, createdAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3"
              >
                <div className="min-w-0">
                  <p className="font-medium wrap-anywhere">{name}</p>
                  <p className="wrap-anywhere text-quiet">{email}</p>
                  <p className="text-small text-quiet">
                    {state === "open"
                      ? t("nominate.open", { date: formatInstantDay(createdAt) })
                      : t(`nominate.${state}`)}
                  </p>
                </div>
                {state !== "accepted" && (
                  <RemoveNomination
                    id={id}
                    labels={{ ...nominate.remove, title: t("nominate.remove.title", { name }) }}
                  />
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

/** Clubs that have put the visitor forward. */
export function NominationsOfVisitor({ nominations }: { readonly nominations: OwnAgent["nominations"] }) {
  const t = translate("collectionAgents");
  const { nominate } = requestMessages("collectionAgents");
  return nominations.map(({ id, club }) => (
    <Card key={id} className="flex flex-wrap items-center justify-between gap-3">
      <p className="font-medium wrap-anywhere">{t("become.nominated", { club })}</p>
      <RemoveNomination
        id={id}
        labels={{ ...nominate.decline, title: t("nominate.decline.title", { club }) }}
      />
    </Card>
  ));
}
