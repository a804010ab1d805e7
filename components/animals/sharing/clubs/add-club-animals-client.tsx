"use client";

import { useRouter } from "next/navigation";
import { type SyntheticEvent, useId, useState } from "react";
import { useMessages, useTranslator } from "#use-messages";
import {
  AnimalPicker,
  type ChosenAnimals,
} from "@/components/animals/sharing/animal-transfers/animal-picker-client";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { maxTransferredAnimals } from "@/lib/config/animals/animal-access";
import { clubsRoutes } from "@/lib/contract/animals/sharing/clubs/clubs.routes";

/** Shows own animals to the user's clubs. */
export function AddClubAnimals() {
  const pickerMessages = useMessages("animalTransfers.offer");

  const t = useTranslator("clubs.add");
  const tooMany = useTranslator("animalTransfers.offer")("tooMany", { max: maxTransferredAnimals });
  const router = useRouter();
  const titleId = useId();
  const [chosen, setChosen] = useState<ChosenAnimals>(new Map());
  const [error, setError] = useState<string>();
  const [doneCount, setDoneCount] = useState(0);
  const call = useRouteCall(clubsRoutes.transferAnimals);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setDoneCount(0);
    const wrong = chosen.size === 0 ? pickerMessages.chooseFirst : undefined;
    const refused = chosen.size > maxTransferredAnimals ? tooMany : wrong;
    setError(refused);
    if (refused !== undefined) return;
    const body = { animal_ids: [...chosen.keys()] };
    const outcome = await call.send({ body });
    if (!outcome.ok) return;
    setDoneCount(outcome.data.count);
    setChosen(new Map());
    router.refresh();
  }

  return (
    <Card>
      <form
        method="post"
        noValidate
        aria-labelledby={titleId}
        className="grid max-w-form gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <h2 id={titleId}>{t("title")}</h2>
        <p className="text-quiet">{t("text")}</p>
        <AnimalPicker chosen={chosen} onChange={setChosen} error={error} />
        <FormFailure message={call.failure} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" pending={call.isSending && t("sending")}>
            {t("submit")}
          </Button>
          <p role="status" className="font-medium">
            {doneCount > 0 && t("done", { count: doneCount })}
          </p>
        </div>
      </form>
    </Card>
  );
}
