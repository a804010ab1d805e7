import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { Language } from "@/lib/config/languages";
import type { Relation } from "@/lib/config/relatives";
import type { Relative } from "@/lib/contract/breeding/breeding-community/breeding-community.types";
import { getMessages } from "@/lib/i18n/messages";
import { ContactButton } from "./contact-button-client";
import type { T } from "./view-props";

/** Full for a direct line, half for siblings, open for everything further away. */
const symbols: Readonly<Record<Relation, string>> = {
  "same-profile": "■",
  "parent-or-offspring": "●",
  "full-sibling": "◐",
  "close-relative": "○",
};

interface RelativeCardProps {
  readonly animalId: number;
  readonly relative: Relative;
  readonly language: Language;
  readonly t: T;
}

/** An animal of another owner, without their name. */
export function RelativeCard({ animalId, relative, language, t }: RelativeCardProps) {
  const { id, name, breed, sex, bornYear, country, relation } = relative;
  const facts = [
    breed,
    t(`sexes.${sex}`),
    bornYear !== null && t("found.born", { year: String(bornYear) }),
    new Intl.DisplayNames(language, { type: "region" }).of(country),
  ].filter(Boolean);
  return (
    <article className={cn(cardStyles, "grid content-start gap-2")}>
      <h3 className="text-title-3 wrap-anywhere">{name}</h3>
      <p className="font-semibold">
        <span aria-hidden="true">{symbols[relation]}</span> {t(`relations.${relation}`)}
      </p>
      <p className="text-small text-quiet">{facts.join(" · ")}</p>
      <p>{t(`relationHints.${relation}`)}</p>
      <div>
        <ContactButton
          animalId={animalId}
          name={name}
          relativeId={id}
          messages={getMessages(language, "breedingCommunity").contact}
          formMessages={getMessages(language, "form")}
        />
      </div>
    </article>
  );
}
