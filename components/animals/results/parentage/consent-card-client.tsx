"use client";

import { useState } from "react";
import { FormFailure } from "@/components/form/form-failure";
import { useMutationCall } from "@/components/form/use-mutation-call";
import { Button } from "@/components/ui/button";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { ConsentDecision } from "@/lib/config/parentage";
import { parentageRoutes } from "@/lib/contract/animals/results/parentage/parentage.routes";
import type { ConsentRequest } from "@/lib/contract/animals/results/parentage/parentage.types";
import { useTranslator } from "@/lib/i18n/use-translator";
import { callApi } from "@/store/api/call-api";
import type { FormMessages } from "@/store/api/failure-message";
import type { ConsentTexts } from "./parentage-messages";

interface ConsentCardProps {
  readonly request: ConsentRequest;
  readonly date: string;
  readonly messages: ConsentTexts;
  readonly formMessages: FormMessages;
}

/** Who asks, about which animals, with the two answers. */
export function ConsentCard({ request, date, messages, formMessages }: ConsentCardProps) {
  const t = useTranslator(messages);
  const { requestId, animal, role, requestedBy, offspring } = request;
  const [decided, setDecided] = useState<ConsentDecision>();
  const [chosen, setChosen] = useState<ConsentDecision>();
  const deciding = useMutationCall({ failure: parentageRoutes.consent.failure, messages: formMessages });
  async function decide(decision: ConsentDecision) {
    setChosen(decision);
    const input = { params: { id: requestId }, body: { animal_id: animal.id, decision } };
    const { ok } = await deciding.run(callApi(parentageRoutes.consent, input));
    if (ok) setDecided(decision);
  }
  const { name } = animal;
  if (decided !== undefined)
    return (
      <p role="status" className={cn(cardStyles, "text-quiet")}>
        {t(`consents.${decided}`, { name })}
      </p>
    );
  const facts = [offspring.registrationName, offspring.breed].filter(Boolean).join(", ");
  const named = facts === "" ? offspring.name : t("consents.offspringFacts", { name: offspring.name, facts });
  return (
    <article className={cn(cardStyles, "grid gap-2")}>
      <h2 className="text-lead wrap-anywhere">
        {t("consents.who", { name: requestedBy ?? t("consents.unnamedUser"), animal: name })}
      </h2>
      <p className="wrap-anywhere">{t("consents.as", { role, offspring: named })}</p>
      <p className="text-small text-quiet">{t("consents.requestedOn", { date })}</p>
      <FormFailure message={deciding.failure} />
      <div className="flex flex-wrap gap-3">
        <Button
          aria-label={t("consents.grantNamed", { name })}
          pending={deciding.isSending && chosen === "granted" && t("consents.sending")}
          onClick={() => void decide("granted")}
        >
          {t("consents.grant")}
        </Button>
        <Button
          kind="secondary"
          aria-label={t("consents.refuseNamed", { name })}
          pending={deciding.isSending && chosen === "refused" && t("consents.sending")}
          onClick={() => void decide("refused")}
        >
          {t("consents.refuse")}
        </Button>
      </div>
    </article>
  );
}
