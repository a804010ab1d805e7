import { formatLocale } from "@/lib/config/languages";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { Relation } from "@/lib/config/breeding/relatives";
import type { Relative } from "@/lib/contract/breeding/breeding-community/breeding-community.types";
import { ContactButton } from "./contact-button-client";

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
}

/** An animal of another owner, without their name. */
export function RelativeCard({ animalId, relative }: RelativeCardProps) {
  const language = requestLanguage();
  const t = translate("breedingCommunity");
  const { id, name, breed, sex, bornYear, country, relation } = relative;
  const facts = [
    breed,
    t(`sexes.${sex}`),
    bornYear !== null && t("found.born", { year: String(bornYear) }),
    new Intl.DisplayNames(formatLocale(language), { type: "region" }).of(country),
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
        <ClientMessages areas={["breedingCommunity.contact"]}>
          <ContactButton animalId={animalId} name={name} relativeId={id} />
        </ClientMessages>
      </div>
    </article>
  );
}
