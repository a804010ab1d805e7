import { useTranslator } from "#use-messages";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { activationRoutes } from "@/lib/contract/kits/activation/activation.routes";
import { speciesNames } from "@/lib/domain/species";
import { useQueryCall } from "@/store/api/use-query-call";
import type { LitterSectionProps } from "./litter-props";

interface ParentFieldProps extends LitterSectionProps {
  readonly parent: "dam" | "sire";
}

/** A parent: one of the user's animals, or any other by name. */
export function ParentField({ litter, user, parent }: ParentFieldProps) {
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
          options={animals.map(({ animalId, petName, breed, dobYear }) => ({
            value: String(animalId),
            label: [petName, breed?.name, dobYear].filter(Boolean).join(", "),
          }))}
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
