import type { BreederWords } from "./breeder-words";

interface ListingFactsProps {
  readonly facts: {
    readonly name: string;
    readonly place: string;
    readonly country: { readonly name: string };
    readonly breeds: readonly { readonly name: string }[];
    readonly website: string | null;
  };
  readonly words: BreederWords["facts"];
}

/** What is published, or would be. */
export function ListingFacts({ facts, words }: ListingFactsProps) {
  const { name, place, country, breeds, website } = facts;
  const rows = [
    [words.place, `${place}, ${country.name}`],
    [words.breeds, breeds.map((breed) => breed.name).join(", ")],
    [words.website, website ?? words.noWebsite],
  ] as const;
  return (
    <div className="w-full rounded-box bg-sand p-5">
      <h3 className="wrap-anywhere">{name}</h3>
      <dl className="mt-2 grid gap-2">
        {rows.map(([label, fact]) => (
          <div key={label}>
            <dt className="text-small text-quiet">{label}</dt>
            <dd className="wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
