import { useState } from "react";
import { useMutationCall } from "@/components/form/use-mutation-call";
import type { ParentageRole } from "@/lib/config/animals/parentage";
import { parentageRoutes } from "@/lib/contract/animals/results/parentage/parentage.routes";
import { callApi } from "@/store/api/call-api";
import { errorText, loadErrorTexts } from "@/store/api/error-texts";
import type { ChosenAnimal } from "./animal-field";

const none: Readonly<Record<ParentageRole, ChosenAnimal>> = { offspring: {}, dam: {}, sire: {} };

const fieldNames = ["offspring_id", "dam_id", "dam_number", "sire_id", "sire_number"];

/** The chosen animals, their errors, and sending the request. */
export function useRequestForm({ onCreated }: { readonly onCreated: (id: number) => void }) {
  const [chosen, setChosen] = useState(none);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { failure } = parentageRoutes.create;
  const creating = useMutationCall({ failure });

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
