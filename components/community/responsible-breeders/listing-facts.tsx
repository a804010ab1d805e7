import type { BreederTranslate } from "./breeder-messages";

interface ListingFactsProps {
  readonly facts: {
    readonly name: string;
    readonly place: string;
    readonly country: { readonly name: string };
    readonly breeds: readonly { readonly name: string }[];
    readonly website: string | null;
  };
  readonly t: BreederTranslate;
}

/** The published data of a listing, or of an application. */
export function ListingFacts({ facts, t }: ListingFactsProps) {
  const { name, place, country, breeds, website } = facts;
  const rows = [
    [t("facts.place"), `${place}, ${country.name}`],
    [t("facts.breeds"), breeds.map((breed) => breed.name).join(", ")],
    [t("facts.website"), website ?? t("facts.noWebsite")],
  ] as const;
  return (
    <div className="w-full rounded-box bg-sand p-5">
      <h3 className="wrap-anywhere">{name}</h3>
      <dl className="mt-2 grid gap-2">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-small text-quiet">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
