import { DvReadList } from "@/components/animals/sharing/dv-access/dv-read-list";
import type { Language } from "@/lib/config/languages";
import type { AnimalShares } from "@/lib/contract/animals/sharing/animal-sharing/animal-sharing.types";
import type { DvReads } from "@/lib/contract/animals/sharing/dv-access/dv-access.types";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import { paths } from "@/lib/navigation/paths";
import { GrantList } from "./grant-list";
import { ShareForm } from "./share-form-client";

interface SharePageProps {
  readonly shares: AnimalShares;
  /** Undefined for cats, which Dogs Victoria does not register. */
  readonly dvReads: DvReads | undefined;
  readonly page: number;
  readonly country: string;
  readonly language: Language;
}

/** Who can see an animal, and the form to share it. */
export function SharePage({ shares, dvReads, page, country, language }: SharePageProps) {
  const t = getTranslator(language, "animalSharing");
  const { animal, clubs } = shares;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <a href={paths.animal(animal.id)}>{t("back", { name: animal.name })}</a>
      </p>
      <h1 className="wrap-anywhere">{t("title", { name: animal.name })}</h1>
      <p className="text-lead text-quiet">{t("intro", { name: animal.name })}</p>
      <GrantList shares={shares} country={country} language={language} />
      <ShareForm
        animalId={animal.id}
        isDog={animal.species === "canine"}
        clubs={clubs.map(({ id, name }) => ({ value: String(id), label: name }))}
        messages={getMessages(language, "animalSharing")}
        formMessages={getMessages(language, "form")}
      />
      {dvReads && (
        <DvReadList animal={animal} page={page} country={country} language={language} reads={dvReads} />
      )}
    </div>
  );
}
