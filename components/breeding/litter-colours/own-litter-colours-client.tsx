"use client";

import type { SpeciesName } from "@/lib/domain/species";
import { FillFromAnimal } from "./fill-from-animal";
import { LitterColours } from "./litter-colours-client";

/** The colour tool with the animals of the user. */
export function OwnLitterColours({ ...props }: { readonly species: SpeciesName }) {
  return (
    <LitterColours
      {...props}
      renderFill={(role, onFill) => <FillFromAnimal role={role} onFill={onFill} species={props.species} />}
    />
  );
}
