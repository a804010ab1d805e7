"use client";

import type { SpeciesName } from "@/lib/domain/species";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { useTranslator } from "@/lib/i18n/use-translator";
import type { FormMessages } from "@/store/api/failure-message";
import { FillFromAnimal, type SearchMessages } from "./fill-from-animal";
import { LitterColours } from "./litter-colours-client";

interface OwnLitterColoursProps {
  readonly species: SpeciesName;
  readonly messages: Messages["litterColours"];
  readonly formMessages: FormMessages;
  readonly searchMessages: SearchMessages;
}

/** The colour tool with the animals of the user. */
export function OwnLitterColours({ searchMessages, ...props }: OwnLitterColoursProps) {
  const t = useTranslator(props.messages);
  return (
    <LitterColours
      {...props}
      renderFill={(role, onFill) => (
        <FillFromAnimal
          role={role}
          searchMessages={searchMessages}
          onFill={onFill}
          t={t}
          species={props.species}
        />
      )}
    />
  );
}
