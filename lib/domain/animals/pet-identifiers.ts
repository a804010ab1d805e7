import { limits } from "@/lib/config/limits";
import { eachField } from "@/lib/domain/each-field";

export interface Identifier {
  readonly maxLength: number;
  /** Without one, any text. */
  readonly pattern?: RegExp;
  /** Characters that are removed before sending, such as spaces. */
  readonly separators?: RegExp;
}

/**
 * Names and numbers under which an animal is registered, in the order of forms and files. A new one is an entry here, a column of
 * the same name in `animals`, and a label in `activation.pet`: forms, calls, drafts, lists and exports follow.
 */
export const petIdentifiers = {
  registrationName: { maxLength: limits.shortTextLength },
  registrationNumber: { maxLength: limits.shortTextLength },
  chipNumber: { maxLength: limits.shortTextLength, pattern: /^[0-9A-Za-z]{9,15}$/, separators: /[\s-]+/g },
} as const satisfies Record<string, Identifier>;

export type PetIdentifier = keyof typeof petIdentifiers;

export const petIdentifierNames = Object.keys(petIdentifiers) as readonly PetIdentifier[];

export const eachPetIdentifier = <Value>(valueOf: (name: PetIdentifier) => Value) =>
  eachField(petIdentifiers, valueOf);

/** The text without surrounding spaces and separators. */
export function cleanPetIdentifier(name: PetIdentifier, text: string): string {
  const { separators }: Identifier = petIdentifiers[name];
  return separators === undefined ? text.trim() : text.replace(separators, "");
}

type WithIdentifiers = Readonly<Record<PetIdentifier, string | null>>;

/** Only the identifiers of an animal. */
export const identifiersOf = (animal: WithIdentifiers) => eachPetIdentifier((name) => animal[name]);
