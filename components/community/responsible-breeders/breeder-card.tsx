import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/navigation/paths";
import type { SpeciesName } from "@/lib/domain/species";
import { websiteHost } from "@/lib/domain/community/website-host";

export interface ListedBreeder {
  readonly id: number;
  readonly name: string;
  readonly place: string;
  readonly country: { readonly name: string };
  readonly website: string | null;
  readonly breeds: readonly {
    readonly id: number;
    readonly name: string;
    readonly species: { readonly name: SpeciesName };
  }[];
}

const breedLinkStyles =
  "inline-block rounded-full bg-brand-soft px-3 py-1 text-small font-medium text-brand-strong no-underline hover:underline";

export function BreederCard({ breeder }: { readonly breeder: ListedBreeder }) {
  const t = translate("responsibleBreeders");
  const { id, name, place, country, website, breeds } = breeder;
  const host = websiteHost(website);
  return (
    <li id={`breeder-${id}`} className={cn(cardStyles, "grid scroll-mt-24 content-start gap-3")}>
      <div>
        <h2 className="text-title-3 wrap-anywhere">{name}</h2>
        <p className="wrap-anywhere text-quiet">
          {place}, {country.name}
        </p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {breeds.map((breed) => (
          <li key={breed.id}>
            <Link href={paths.breed(breed)} className={breedLinkStyles}>
              {breed.name}
            </Link>
          </li>
        ))}
      </ul>
      {website && host && (
        <p>
          {/* Third-party content: the link carries nofollow and ugc. */}
          <Link
            href={website}
            target="_blank"
            rel="nofollow ugc noopener noreferrer"
            aria-label={`${t("search.website", { name })}: ${host}`}
            className="inline-block py-1 wrap-anywhere"
          >
            {host}
          </Link>
        </p>
      )}
    </li>
  );
}
