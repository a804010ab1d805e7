"use client";

import { formatISO } from "date-fns";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useMessages } from "#use-messages";
import { emptyToNull } from "@/components/form/contract-resolver";
import { FormFailure } from "@/components/form/form-failure";
import { useCallForm } from "@/components/form/use-call-form";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { sexes } from "@/lib/config/animals/animals";
import { limits } from "@/lib/config/limits";
import { collectedAnimalsRoutes } from "@/lib/contract/animals/records/collected-animals/collected-animals.routes";
import type {
  CollectedAnimal,
  CollectedInput,
} from "@/lib/contract/animals/records/collected-animals/collected-animals.types";
import { collectedTexts } from "@/lib/domain/animals/collected-animal";
import { eachField } from "@/lib/domain/each-field";
import { callApi } from "@/store/api/call-api";

interface CollectedFormProps {
  readonly animal?: CollectedAnimal;
  readonly onSaved: () => void;
}

/** Adds or changes a record. A repeated request of the same form adds one animal only. */
export function CollectedForm({ animal, onSaved }: CollectedFormProps) {
  const messages = useMessages("collectedAnimals.form");

  const { field, submit, failure, isSending } = useCollectedForm({ animal, onSaved });
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
      {animal?.isClaimed ? <p>{messages.claimedHint}</p> : <AnimalFields field={field} />}
      <TextField {...field("barcode")} label={messages.barcode} maxLength={limits.barcodeLength} />
      <TextField {...field("collectedOn")} type="date" label={messages.collectedOn} required />
      <TextArea {...field("note")} label={messages.note} maxLength={limits.noteLength} />
      <FormFailure message={failure} />
      <div>
        <Button type="submit" pending={isSending && messages.saving}>
          {messages.save}
        </Button>
      </div>
    </form>
  );
}

/** Animal and owner: fixed once the owner has accepted the animal. */
function AnimalFields({ field }: Pick<ReturnType<typeof useCollectedForm>, "field">) {
  const messages = useMessages("collectedAnimals.form");
  return (
    <>
      <TextField {...field("petName")} label={messages.petName} required maxLength={limits.shortTextLength} />
      <Select
        {...field("species")}
        label={messages.species}
        options={[
          { value: "canine", label: messages.dog },
          { value: "feline", label: messages.cat },
        ]}
      />
      <Select
        {...field("gender")}
        label={messages.gender}
        options={sexes.map((value) => ({ value, label: messages[value] }))}
      />
      <TextField {...field("chipNumber")} label={messages.chipNumber} inputMode="numeric" />
      <TextField
        {...field("ownerName")}
        label={messages.ownerName}
        required
        maxLength={limits.shortTextLength}
      />
      <TextField
        {...field("ownerEmail")}
        type="email"
        label={messages.ownerEmail}
        hint={messages.ownerEmailHint}
      />
    </>
  );
}

type CollectedFormOptions = Pick<CollectedFormProps, "onSaved"> & {
  readonly animal: CollectedAnimal | undefined;
};

function useCollectedForm({ animal, onSaved }: CollectedFormOptions) {
  const router = useRouter();
  const [clientId] = useState(createClientId);
  const create = collectedAnimalsRoutes.create;
  const update = collectedAnimalsRoutes.update;
  return useCallForm({
    route: create,
    schema: async () =>
      (await import("@/lib/contract/animals/records/collected-animals/collected-animals.forms"))
        .collectedAnimalForms.animal,
    defaults: defaultsOf(animal),
    toBody: (values) => toBody(values, animal),
    send: (body: CollectedInput) =>
      animal
        ? callApi(update, { params: { id: animal.id }, body })
        : callApi(create, { body: { ...body, client_id: clientId } }),
    onSuccess: () => {
      onSaved();
      router.refresh();
    },
    failure: animal ? update.failure : create.failure,
  });
}

const createClientId = () => crypto.randomUUID().replaceAll("-", "");

const emptyAnimal = { petName: "", species: "canine", gender: "female", chipNumber: null, ownerName: "" };

function defaultsOf(animal: CollectedAnimal | undefined) {
  const { petName, species, gender, ownerName, chipNumber } = animal ?? emptyAnimal;
  return {
    petName,
    species,
    gender,
    ownerName,
    chipNumber: chipNumber ?? "",
    ...eachField(collectedTexts, (name) => animal?.[name] ?? ""),
    // Where the agent is. The form is never rendered on the server.
    collectedOn: animal?.collectedOn ?? formatISO(new Date(), { representation: "date" }),
  };
}

/** Facts that the form does not show stay as they are. */
function toBody(values: FieldValues, animal: CollectedAnimal | undefined): FieldValues {
  const [dobYear, dobMonth, dobDay] = animal?.bornOn?.split("-").map(Number) ?? [];
  const isSameSpecies = animal?.species === values["species"];
  const hidden = {
    ...(animal?.breed && isSameSpecies && { breed: animal.breed.id }),
    ...(dobYear !== undefined && { dobYear, dobMonth, dobDay }),
  };
  // An empty required text keeps its own message.
  const texts = emptyToNull(values);
  return { ...texts, ...hidden, petName: values["petName"], ownerName: values["ownerName"] } as FieldValues;
}
