import type { OwnAgent } from "@/lib/contract/community/collection-agents/collection-agents.types";
import type { SpeciesName } from "@/lib/domain/species";

export interface ListingValues {
  readonly name: string;
  readonly country: string;
  readonly place: string;
  readonly postalCode: string;
  readonly area: string;
  readonly species: SpeciesName[];
  readonly fee: string;
  readonly availability: string;
  readonly isListed: boolean;
}

interface Account {
  readonly name: string;
  readonly country: string;
}

/** Taken from the stored listing, else from the account. */
export function toListingValues(listing: OwnAgent["listing"], account: Account): ListingValues {
  if (listing === null)
    return {
      name: account.name,
      country: account.country,
      place: "",
      postalCode: "",
      area: "",
      species: [],
      fee: "",
      availability: "",
      isListed: true,
    };
  const { name, country, place, postalCode, area, species, fee, availability, isListed } = listing;
  return {
    name,
    country: country.code,
    place,
    postalCode: postalCode ?? "",
    area,
    species: [...species],
    fee,
    availability,
    isListed,
  };
}
