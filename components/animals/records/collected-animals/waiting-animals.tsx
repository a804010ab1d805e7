import type { Response } from "@/lib/contract/calls";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestCountry, translate } from "@/lib/i18n/translate";
import { Card } from "@/components/ui/card";
import { formatDay } from "@/lib/domain/format";
import { ClaimButton, DeclineButton } from "./record-actions-client";

interface WaitingAnimalsProps {
  readonly animals: readonly Response<"collectedAnimals.waiting">[number][];
}

/** Animals that agents recorded for the address of the user. */
export function WaitingAnimals({ animals }: WaitingAnimalsProps) {
  const t = translate("collectedAnimals");

  return (
    <ClientMessages
      areas={[
        "collectedAnimals.remove",
        "collectedAnimals.waiting.accept",
        "collectedAnimals.waiting.decline",
      ]}
    >
      <section aria-labelledby="waiting" className="grid gap-3">
        <h2 id="waiting">{t("waiting.title")}</h2>
        <p className="text-quiet">{t("waiting.text")}</p>
        <ul className="grid grid-cols-1 gap-3">
          {animals.map(({ id, name, breed, agent, collectedOn, ownAnimal }) => {
            const date = formatDay(collectedOn, requestCountry());
            return (
              <li key={id}>
                <Card className="flex flex-wrap items-center justify-between gap-3">
                  <div className="min-w-0">
                    <h3 className="text-title-3 wrap-anywhere">{name}</h3>
                    {breed !== null && <p className="text-quiet">{breed}</p>}
                    <p>
                      {agent === null
                        ? t("waiting.agentDeleted", { date })
                        : t("waiting.agent", { name: agent, date })}
                    </p>
                    {ownAnimal !== null && (
                      <p className="font-medium wrap-anywhere">
                        {t("waiting.sameChip", { name: ownAnimal })}
                      </p>
                    )}
                  </div>
                  <div className="flex flex-wrap gap-3">
                    <ClaimButton id={id} name={name} ownAnimal={ownAnimal} />
                    <DeclineButton id={id} name={name} />
                  </div>
                </Card>
              </li>
            );
          })}
        </ul>
      </section>
    </ClientMessages>
  );
}
