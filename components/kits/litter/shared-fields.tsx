import { animalOption } from "@/components/kits/public/animal-option";
import { useTranslator } from "#use-messages";
import { BreedOrNone } from "@/components/kits/activation/pet/breed-or-none";
import { DateSelects } from "@/components/form/date-selects";
import { ChoiceRow } from "@/components/ui/choice-row";
import { firstYear } from "@/lib/config/kits/activation";
import { speciesNames } from "@/lib/domain/species";
import type { LitterSectionProps } from "./litter-props";
import { barcodesOfProducts, petFormOfTubes } from "./tubes";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import { useQueryCall } from "@/store/api/use-query-call";

/** What the animals of the litter have in common. */
export function SharedFields(props: LitterSectionProps) {
  const t = useTranslator("litter.shared");
  const activationT = useTranslator("activation.pet");
  const { litter, country } = props;
  const { field, text, change, update } = litter;

  function changeSpecies(species: string) {
    // Breed and parents are of the other species.
    change({ species, damId: "", sireId: "" });
    update((now) => ({ ...now, breed: undefined }));
  }

  return (
    <section aria-labelledby="litter-shared" className="grid max-w-text gap-6">
      <h2 id="litter-shared">{t("title")}</h2>
      <ChoiceRow
        legend={t("species")}
        options={speciesNames.map((value) => ({ value, label: activationT(`speciesNames.${value}`) }))}
        chosen={text("species")}
        field={{
          ...field("species"),
          onChange: ({ currentTarget }) => changeSpecies(currentTarget.value),
        }}
      />
      <LitterBreed {...props} />
      <DateSelects
        legend={t("born")}
        labels={{
          day: activationT("day"),
          month: activationT("month"),
          year: activationT("year"),
        }}
        fields={{ day: field("dobDay"), month: field("dobMonth"), year: field("dobYear") }}
        country={country}
        firstYear={firstYear}
      />
      <div className="grid gap-6 wide:grid-cols-2">
        <ParentField {...props} parent="dam" />
        <ParentField {...props} parent="sire" />
      </div>
    </section>
  );
}

function LitterBreed({ litter, user }: LitterSectionProps) {
  const { draft, tubes, field, text, change, update, errors } = litter;
  const species = speciesNames.find((name) => name === text("species"));
  return (
    <BreedOrNone
      isRequired={petFormOfTubes(draft.rows, tubes) === "breed"}
      choice={text("breedChoice") || "breed"}
      choiceField={field("breedChoice")}
      chosen={draft.breed}
      species={species}
      barcodes={barcodesOfProducts(draft.rows, tubes) || undefined}
      presets={user?.breeds.filter((preset) => preset.species === species) ?? []}
      error={errors["breed"]}
      onChoose={(breed) => {
        change({ breedChoice: "breed", breed: String(breed?.id ?? "") });
        update((now) => ({ ...now, breed }));
      }}
    />
  );
}

interface ParentFieldProps extends LitterSectionProps {
  readonly parent: "dam" | "sire";
}

/** A parent: one of the user's animals, or any other by name. */
function ParentField({ litter, user, parent }: ParentFieldProps) {
  const t = useTranslator("litter.shared");
  const { field, text } = litter;
  const species = speciesNames.find((name) => name === text("species"));
  const { data, isLoading } = useQueryCall(
    activationRoutes.ownAnimals,
    { query: { ...(species && { species }) } },
    { isSkipped: user === undefined || species === undefined },
  );
  if (isLoading) return <Skeleton label={t("parentLoading")} lines={2} />;
  const otherSex = parent === "dam" ? "male" : "female";
  const animals = data?.results.filter(({ gender }) => gender !== otherSex) ?? [];
  const hasChoice = user !== undefined && species !== undefined && animals.length > 0;
  return (
    <div className="grid content-start gap-3">
      {hasChoice && (
        <Select
          {...field(`${parent}Id`)}
          label={t(`${parent}`)}
          placeholder={t("otherParent")}
          options={animals.map(animalOption)}
        />
      )}
      {(!hasChoice || text(`${parent}Id`) === "") && (
        <TextField
          {...field(`${parent}Name`)}
          label={t(`${parent}Name`)}
          autoComplete="off"
          maxLength={limits.shortTextLength}
        />
      )}
    </div>
  );
}
