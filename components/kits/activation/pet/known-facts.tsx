import { useTranslator } from "#use-messages";
import { DescriptionList } from "@/components/ui/description-list";
import { Button } from "@/components/ui/button";
import { sexes } from "@/lib/config/animals/animals";
import { formatDate } from "@/lib/domain/format";
import type { Translator } from "@/lib/i18n/translator";
import type { Named } from "@/store/slices/activation-record";
import type { PetValues } from "@/components/kits/public/pet-values";

interface KnownFactsProps {
  readonly values: PetValues;
  readonly breed: Named | undefined;
  readonly country: string;
  readonly onChange: () => void;
}

/** What is on file about an animal, so that nobody types it again. */
export function KnownFacts({ values, breed, country, onChange }: KnownFactsProps) {
  const t = useTranslator("activation");
  const facts = petFacts({ values, breed, country }, t);
  return (
    <section aria-labelledby="known-facts" className="grid gap-3 rounded-box border border-line bg-card p-5">
      <h2 id="known-facts" className="text-title-3">
        {t("pet.known", { name: values.petName })}
      </h2>
      <DescriptionList
        rows={facts.map(({ label, value }) => [label, value])}
        layout="columns"
        className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1"
      />
      <Button kind="quiet" className="-ml-5 justify-self-start" onClick={onChange}>
        {t("pet.change")}
      </Button>
    </section>
  );
}

/** The main facts for summaries. */
export function petFacts(
  { values, breed, country }: Omit<KnownFactsProps, "onChange">,
  t: Translator<"activation">,
) {
  const sex = sexes.find((name) => name === values.gender);
  const { dobDay, dobMonth, dobYear, weight, weightType, chipNumber } = values;
  const born =
    dobDay && dobMonth && dobYear
      ? formatDate(new Date(Number(dobYear), Number(dobMonth) - 1, Number(dobDay)), country)
      : t("pet.notKnown");
  return [
    { label: t("pet.sex"), value: sex === undefined ? t("pet.notKnown") : t(`pet.sexes.${sex}`) },
    { label: t("pet.breed"), value: breedName(values, breed, t) },
    { label: t("pet.born"), value: born },
    ...(weight ? [{ label: t("pet.weightLabel"), value: `${weight} ${weightType}` }] : []),
    ...(chipNumber ? [{ label: t("pet.chipNumber"), value: chipNumber }] : []),
  ];
}

function breedName(
  { breedChoice }: PetValues,
  breed: Named | undefined,
  t: Translator<"activation">,
): string {
  if (breedChoice === "mixed") return t("pet.breedChoices.mixed");
  return breedChoice === "breed" && breed !== undefined ? breed.name : t("pet.notKnown");
}
