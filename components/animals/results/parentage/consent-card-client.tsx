"use client";

import { useState } from "react";
import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { Button } from "@/components/ui/button";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { ConsentDecision } from "@/lib/config/animals/parentage";
import { parentageRoutes } from "@/lib/contract/animals/results/parentage/parentage.routes";
import type { ConsentRequest } from "@/lib/contract/animals/results/parentage/parentage.types";

/** Who asks, about which animals, with the two answers. */
export function ConsentCard({ request, date }: { readonly request: ConsentRequest; readonly date: string }) {
  const t = useTranslator("parentage.consents");
  const { requestId, animal, role, requestedBy, offspring } = request;
  const [decided, setDecided] = useState<ConsentDecision>();
  const [chosen, setChosen] = useState<ConsentDecision>();
  const deciding = useRouteCall(parentageRoutes.consent);
  async function decide(decision: ConsentDecision) {
    setChosen(decision);
    const input = { params: { id: requestId }, body: { animal_id: animal.id, decision } };
    const { ok } = await deciding.send(input);
    if (ok) setDecided(decision);
  }
  const { name } = animal;
  if (decided !== undefined)
    return (
      <p role="status" className={cn(cardStyles, "text-quiet")}>
        {t(`${decided}`, { name })}
      </p>
    );
  const facts = [offspring.registrationName, offspring.breed].filter(Boolean).join(", ");
  const named = facts === "" ? offspring.name : t("offspringFacts", { name: offspring.name, facts });
  return (
    <article className={cn(cardStyles, "grid gap-2")}>
      <h2 className="text-lead wrap-anywhere">
        {t("who", { name: requestedBy ?? t("unnamedUser"), animal: name })}
      </h2>
      <p className="wrap-anywhere">{t("as", { role, offspring: named })}</p>
      <p className="text-small text-quiet">{t("requestedOn", { date })}</p>
      <FormFailure message={deciding.failure} />
      <div className="flex flex-wrap gap-3">
        <Button
          aria-label={t("grantNamed", { name })}
          pending={deciding.isSending && chosen === "granted" && t("sending")}
          onClick={() => void decide("granted")}
        >
          {t("grant")}
        </Button>
        <Button
          kind="secondary"
          aria-label={t("refuseNamed", { name })}
          pending={deciding.isSending && chosen === "refused" && t("sending")}
          onClick={() => void decide("refused")}
        >
          {t("refuse")}
        </Button>
      </div>
    </article>
  );
}
