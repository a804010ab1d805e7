import { DescriptionList } from "@/components/ui/description-list";
import { useTranslator } from "#use-messages";

interface ListingFactsProps {
  readonly facts: {
    readonly name: string;
    readonly place: string;
    readonly country: { readonly name: string };
    readonly breeds: readonly { readonly name: string }[];
    readonly website: string | null;
  };
}

/** The published data of a listing, or of an application. */
export function ListingFacts({ facts }: ListingFactsProps) {
  const t = useTranslator("responsibleBreeders.facts");
  const { name, place, country, breeds, website } = facts;
  const rows = [
    [t("place"), `${place}, ${country.name}`],
    [t("breeds"), breeds.map((breed) => breed.name).join(", ")],
    [t("website"), website ?? t("noWebsite")],
  ] as const;
  return (
    <div className="w-full rounded-box bg-sand p-5">
      <h3 className="wrap-anywhere">{name}</h3>
      <DescriptionList rows={rows} className="mt-2 grid gap-2" />
    </div>
  );
}
