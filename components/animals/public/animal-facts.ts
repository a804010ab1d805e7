import type { Messages } from "@/lib/i18n/generated/message-types";
import type { Translate } from "@/lib/i18n/translator";
import { formatDate } from "@/lib/domain/format";
import type { ListedAnimal } from "@/store/api/animals/animals";

/** Messages that every display of an animal uses. */
export type FactMessages = Pick<
  Messages["animals"],
  "mixed" | "noBreed" | "species" | "sexes" | "born" | "died" | "chip" | "registered" | "owner" | "client"
>;

type T = Translate<FactMessages>;

export function breedText(
  { breed, isMixedBreed }: Pick<ListedAnimal, "breed" | "isMixedBreed">,
  t: T,
): string {
  if (breed !== null) return breed.name;
  return isMixedBreed ? t("mixed") : t("noBreed");
}

/** Sex, and date of birth or death as far as known. */
export function lifeText(
  { sex, bornOn, diedOn }: Pick<ListedAnimal, "sex" | "bornOn" | "diedOn">,
  country: string | undefined,
  t: T,
): string {
  const date = (day: string) => formatDate(new Date(`${day}T12:00:00`), country);
  const life =
    diedOn === null ? bornOn && t("born", { date: date(bornOn) }) : t("died", { date: date(diedOn) });
  return [t(`sexes.${sex}`), life].filter(Boolean).join(", ");
}

export function numbersText(
  { chipNumber, registrationNumber }: Pick<ListedAnimal, "chipNumber" | "registrationNumber">,
  t: T,
): string {
  return [
    chipNumber && t("chip", { number: chipNumber }),
    registrationNumber && t("registered", { number: registrationNumber }),
  ]
    .filter(Boolean)
    .join(" · ");
}
