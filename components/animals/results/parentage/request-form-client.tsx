"use client";

import { useRouter } from "next/navigation";
import { type SyntheticEvent, useState } from "react";
import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import type { ParentageOptions } from "@/lib/contract/animals/results/parentage/parentage.types";
import { paths } from "@/lib/navigation/paths";
import { AnimalField, type ChosenAnimal } from "./animal-field";
import { RequestCost } from "./request-cost";
import { useMutationCall } from "@/components/form/use-mutation-call";
import type { ParentageRole } from "@/lib/config/animals/parentage";
import { parentageRoutes } from "@/lib/contract/animals/results/parentage/parentage.routes";
import { callApi } from "@/store/api/call-api";
import { errorText, loadErrorTexts } from "@/store/api/error-texts";

/** Offspring, dam and sire, with what the request costs and whether their profiles compare. */
export function RequestForm({ options }: { readonly options: ParentageOptions }) {
  const t = useTranslator("parentage");
  const router = useRouter();
  const [clubId, setClubId] = useState("");
  const form = useRequestForm({ onCreated: (id) => router.push(paths.parentageRequest(id)) });
  const { offspring, dam, sire } = form.chosen;
  const species = offspring.animal?.species;
  const verification = options.verifications.find((known) => known.species === species);
  const panels = verification?.panels ?? [];
  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    await form.submit(clubId === "" ? undefined : Number(clubId));
  }
  const fieldOf = (role: "offspring" | "dam" | "sire") => ({
    role,
    species,
    panels,
    t,
    chosen: form.chosen[role],
    error: form.errorOf(role),
    onChoose: form.chooserOf(role),
  });
  return (
    <form method="post" noValidate className="grid max-w-text gap-5" onSubmit={(event) => void submit(event)}>
      <AnimalField {...fieldOf("offspring")} />
      {offspring.animal === undefined ? (
        <p className="text-quiet">{t("form.parentFirst")}</p>
      ) : (
        <>
          <AnimalField {...fieldOf("dam")} key={`dam ${offspring.animal.id}`} />
          <AnimalField {...fieldOf("sire")} key={`sire ${offspring.animal.id}`} />
        </>
      )}
      {options.clubs.length > 0 && (
        <Select
          label={t("form.club")}
          hint={t("form.clubHint")}
          placeholder={t("form.noClub")}
          value={clubId}
          onChange={(event) => setClubId(event.target.value)}
          options={options.clubs.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      {verification && (
        <RequestCost
          verification={verification}
          animals={[offspring, dam, sire].flatMap(({ animal }) => animal ?? [])}
        />
      )}
      <FormFailure message={form.failure} />
      <Button type="submit" pending={form.isSending && t("form.sending")}>
        {t("form.submit")}
      </Button>
    </form>
  );
}

const none: Readonly<Record<ParentageRole, ChosenAnimal>> = { offspring: {}, dam: {}, sire: {} };

const fieldNames = ["offspring_id", "dam_id", "dam_number", "sire_id", "sire_number"];

/** The chosen animals, their errors, and sending the request. */
function useRequestForm({ onCreated }: { readonly onCreated: (id: number) => void }) {
  const [chosen, setChosen] = useState(none);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const creating = useMutationCall(parentageRoutes.create);

  function choose(role: ParentageRole, animal: ChosenAnimal) {
    // Other animals can be the parents of another offspring.
    setChosen(role === "offspring" ? { ...none, offspring: animal } : { ...chosen, [role]: animal });
    setErrors({});
  }

  async function submit(clubId: number | undefined) {
    const { offspring, dam, sire } = chosen;
    if (offspring.animal === undefined) {
      await loadErrorTexts();
      return setErrors({ offspring_id: errorText("fields.required") });
    }
    const body = {
      offspring_id: offspring.animal.id,
      ...parentFields("dam", dam),
      ...parentFields("sire", sire),
    };
    const call =
      clubId === undefined
        ? callApi(parentageRoutes.create, { body })
        : callApi(parentageRoutes.createViaClub, { body: { ...body, club_id: clubId } });
    const outcome = await creating.run(call, fieldNames);
    if (outcome.ok) return onCreated(outcome.data.id);
    return setErrors(outcome.fields);
  }

  return {
    chosen,
    failure: creating.failure,
    isSending: creating.isSending,
    chooserOf: (role: ParentageRole) => (animal: ChosenAnimal) => choose(role, animal),
    errorOf: (role: ParentageRole) => errors[`${role}_id`] ?? errors[`${role}_number`],
    submit,
  };
}

function parentFields(role: "dam" | "sire", { animal, number = "" }: ChosenAnimal) {
  if (animal !== undefined) return { [`${role}_id`]: animal.id };
  return number.trim() === "" ? {} : { [`${role}_number`]: number.trim() };
}
