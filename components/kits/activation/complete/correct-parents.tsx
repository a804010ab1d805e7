import type { FieldValues, UseFormRegisterReturn } from "react-hook-form";
import { useTranslator } from "#use-messages";
import { StepForm } from "@/components/form/step-form";
import { useCallForm } from "@/components/form/use-call-form";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import { animalOption } from "@/components/kits/public/animal-option";
import type { PetResponse } from "@/components/kits/public/pet-values";
import { useQueryCall } from "@/store/api/use-query-call";
import type { CorrectionProps } from "./activated-props";

const parentNames = ["dam", "sire"] as const;

type ParentName = (typeof parentNames)[number];

const otherSexes = { dam: "male", sire: "female" } as const;

/** Dam and sire: animals of the account, or any others by name. */
export function CorrectParents({ activation, onChange, onCancel }: CorrectionProps) {
  const t = useTranslator("activation");

  const { token, pet, parents, isClaimed } = activation;
  const query = { species: pet.species };
  const { data } = useQueryCall(activationRoutes.ownAnimals, { query }, { isSkipped: !isClaimed });
  const form = useCallForm({
    route: activationRoutes.updateParents,
    schema: async () =>
      (await import("@/lib/contract/kits/activation/activation.forms")).activationForms.parents,
    defaults: {
      damId: idOf(parents?.dam),
      sireId: idOf(parents?.sire),
      damName: nameOf(parents?.dam),
      sireName: nameOf(parents?.sire),
      isForLitter: false,
    },
    toBody: toParentsBody,
    toInput: (body) => ({ params: { token }, body }),
    onSuccess: onChange,
  });
  const animals = data?.results.filter(({ animalId }) => animalId !== pet.animalId) ?? [];
  const littermates = parents?.littermates ?? 0;
  return (
    <StepForm
      pending={form.isSending && t("complete.saving")}
      failure={form.failure}
      nextLabel={t("complete.hold.submit")}
      backLabel={t("complete.cancel")}
      onBack={onCancel}
      onSubmit={form.submit}
    >
      {parentNames.map((parent) => (
        <ParentField
          key={parent}
          parent={parent}
          form={form}
          current={parents?.[parent]}
          animals={animals.filter(({ gender }) => gender !== otherSexes[parent])}
        />
      ))}
      {littermates > 0 && (
        <Checkbox
          {...form.field("isForLitter")}
          label={t("complete.hold.parents.forLitter", { count: littermates })}
        />
      )}
    </StepForm>
  );
}

interface ParentFieldProps {
  readonly parent: ParentName;
  readonly current: Parent | undefined;
  readonly animals: readonly PetResponse[];
  readonly form: {
    readonly field: (
      name: `${ParentName}Id` | `${ParentName}Name`,
    ) => UseFormRegisterReturn & { readonly error?: string };
    readonly hook: { readonly watch: (name: `${ParentName}Id`) => string };
  };
}

function ParentField({ parent, current, animals, form }: ParentFieldProps) {
  const t = useTranslator("activation");
  const isListed = animals.some(({ animalId }) => animalId === current?.id);
  const options = [
    ...(current?.id && !isListed ? [{ value: idOf(current), label: current.name ?? "" }] : []),
    ...animals.map(animalOption),
  ];
  return (
    <div className="grid gap-3">
      {options.length > 0 && (
        <Select
          {...form.field(`${parent}Id`)}
          // The options arrive after the value.
          key={options.length}
          label={t(`complete.hold.parents.${parent}`)}
          placeholder={t("complete.hold.parents.other")}
          options={options}
        />
      )}
      {form.hook.watch(`${parent}Id`) === "" && (
        <TextField
          {...form.field(`${parent}Name`)}
          label={t(`complete.hold.parents.${parent}Name`)}
          autoComplete="off"
          maxLength={limits.shortTextLength}
        />
      )}
    </div>
  );
}

interface Parent {
  readonly id: number | null;
  readonly name: string | null;
}

const idOf = (parent: Parent | undefined) => (parent?.id ? String(parent.id) : "");

/** The name of an animal on file is its own. */
const nameOf = (parent: Parent | undefined) => (parent?.id ? "" : (parent?.name ?? ""));

function toParentsBody({ isForLitter, ...values }: FieldValues): FieldValues {
  const text = (name: string) => String(values[name] ?? "").trim();
  const ofParent = (parent: ParentName) =>
    text(`${parent}Id`) === ""
      ? { [`${parent}Id`]: null, [`${parent}Name`]: text(`${parent}Name`) || null }
      : { [`${parent}Id`]: Number(text(`${parent}Id`)), [`${parent}Name`]: null };
  return { ...ofParent("dam"), ...ofParent("sire"), isForLitter: isForLitter === true };
}
