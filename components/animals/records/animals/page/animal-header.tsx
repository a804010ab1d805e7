import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { AnimalAvatar } from "@/components/animals/public/animal-avatar";
import { breedText, lifeText } from "@/components/animals/public/animal-facts";
import { LinkButton } from "@/components/links/link-button";
import { paths } from "@/lib/navigation/paths";
import { ArchiveButton } from "./archive-button-client";
import { type Animal, bornOn } from "./animal-types";

interface AnimalHeaderProps {
  readonly animal: Animal;
  readonly isVet: boolean;
  readonly country: string;
}

/** Picture, names and what can be done with the animal. */
export function AnimalHeader({ animal, isVet, country }: AnimalHeaderProps) {
  const t = translate("animals");
  const { id, petName: name, registrationName, relation, user, archivedAt } = animal;
  const isOwner = relation === "owner";
  const ownList = isVet
    ? { href: paths.myPatients, label: t("page.backPatients") }
    : { href: paths.myAnimals, label: t("page.back") };
  const back = isOwner ? ownList : { href: paths.sharedWithMe, label: t("page.backShared") };
  const summary = [t(`species.${animal.species}`), breedText(animal, t)];
  const life = lifeText({ ...animal, sex: animal.gender, bornOn: bornOn(animal) }, country, t);
  return (
    <div className="grid gap-4">
      <p>
        <Link href={back.href}>{back.label}</Link>
      </p>
      <div className="grid gap-5 wide:grid-cols-[auto_1fr] wide:items-center">
        <AnimalAvatar
          animal={{ ...animal, id }}
          alt={t("photo.alt", { name })}
          className="size-28 wide:size-36"
        />
        <div className="grid min-w-0 gap-1">
          <h1 className="wrap-anywhere">{name}</h1>
          {registrationName && <p className="text-lead wrap-anywhere text-quiet">{registrationName}</p>}
          <p className="wrap-anywhere">{summary.join(" · ")}</p>
          <p className="text-quiet">{life}</p>
        </div>
      </div>
      {archivedAt !== null && <p className="rounded-box bg-sand p-4">{t("page.isArchived")}</p>}
      {isOwner ? (
        <div className="flex flex-wrap gap-2">
          <LinkButton href={paths.editAnimal(id)} kind="secondary">
            {t("page.edit")}
          </LinkButton>
          <LinkButton href={paths.shareAnimal(id)} kind="secondary">
            {t("page.share")}
          </LinkButton>
          <LinkButton href={paths.transferAnimal(id)} kind="secondary">
            {t("page.transfer")}
          </LinkButton>
          <ClientMessages areas={["animals"]}>
            <ArchiveButton id={id} name={name} isArchived={archivedAt !== null} />
          </ClientMessages>
        </div>
      ) : (
        <p className="rounded-box bg-unknown-soft p-4 text-unknown">
          {user === null ? t("page.readOnlyUnnamed") : t("page.readOnly", { name: user.name })}
        </p>
      )}
    </div>
  );
}
