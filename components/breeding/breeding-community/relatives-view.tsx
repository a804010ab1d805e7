import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate, requestLanguage } from "@/lib/i18n/translate";
import { EmptyState } from "@/components/ui/empty-state";
import { minReferenceAnimals } from "@/lib/config/breeding/breeding";
import type {
  Relatives,
  Relative,
} from "@/lib/contract/breeding/breeding-community/breeding-community.types";
import { minRatedAnimals, type Relation } from "@/lib/config/breeding/relatives";
import { paths } from "@/lib/navigation/paths";
import { ConsentsForm } from "./consents-form-client";
import { formatLocale } from "@/lib/config/languages";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { ContactButton } from "./contact-button-client";

/** Full for a direct line, half for siblings, open for everything further away. */
const symbols: Readonly<Record<Relation, string>> = {
  "same-profile": "■",
  "parent-or-offspring": "●",
  "full-sibling": "◐",
  "close-relative": "○",
};

interface RelativesViewProps {
  readonly relatives: Relatives;
  /** Can request parentage. */
  readonly isBreeder: boolean;
}

/** What one animal takes part in, and the possible relatives it has. */
export function RelativesView({ relatives, isBreeder }: RelativesViewProps) {
  const t = translate("breedingCommunity");
  const { animal, state, statistics } = relatives;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <Link href={paths.relatives}>{t("relatives.back")}</Link>
      </p>
      <h1 className="wrap-anywhere">{t("relatives.of", { name: animal.name })}</h1>
      <Found relatives={relatives} isBreeder={isBreeder} />
      <ClientMessages areas={["breedingCommunity.consents"]}>
        <ConsentsForm
          animalId={animal.id}
          relatives={state !== "off"}
          statistics={statistics ?? null}
          labels={{
            title: t("consents.title", { name: animal.name }),
            text: t("consents.text", { name: animal.name }),
            statisticsHint: t("consents.statisticsHint", { count: minRatedAnimals }),
          }}
        />
      </ClientMessages>
    </div>
  );
}

function Found({ relatives, isBreeder }: RelativesViewProps & {}) {
  const t = translate("breedingCommunity");
  const { animal, state, relatives: found } = relatives;
  const hint = t(`stateHints.${state}`, { name: animal.name, count: minReferenceAnimals });
  if (found.length === 0) {
    const title = state === "compared" ? t("relatives.found", { count: 0 }) : t(`states.${state}`);
    return <EmptyState title={title} hint={hint} />;
  }
  return (
    <section aria-labelledby="found" className="grid grid-cols-1 gap-3">
      <h2 id="found">{t("found.title")}</h2>
      <p className="max-w-text text-quiet">
        {t("found.intro")} {isBreeder && <Link href={paths.newParentageRequest}>{t("found.parentage")}</Link>}
      </p>
      <ul className="grid grid-cols-1 gap-3 wide:grid-cols-2">
        {found.map((relative) => (
          <li key={relative.id} className="grid">
            <RelativeCard animalId={animal.id} relative={relative} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An animal of another owner, without their name. */
function RelativeCard({ animalId, relative }: { readonly animalId: number; readonly relative: Relative }) {
  const t = translate("breedingCommunity");
  const { id, name, breed, sex, bornYear, country, relation } = relative;
  const facts = [
    breed,
    t(`sexes.${sex}`),
    bornYear !== null && t("found.born", { year: String(bornYear) }),
    new Intl.DisplayNames(formatLocale(requestLanguage()), { type: "region" }).of(country),
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
