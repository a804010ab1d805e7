import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestCountry, translate } from "@/lib/i18n/translate";
import { AnimalAvatar } from "@/components/animals/public/animal-avatar";
import { breedText, lifeText } from "@/components/animals/public/animal-facts";
import { LinkButton } from "@/components/links/link-button";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/navigation/paths";
import { ArchiveButton } from "./archive-button-client";
import { type Animal, bornOn, type Tube } from "./animal-types";

interface AnimalHeaderProps {
  readonly animal: Animal;
  readonly tubes: readonly Tube[];
  readonly isVet: boolean;
}

/** Picture, names and what can be done with the animal. */
export function AnimalHeader({ animal, tubes, isVet }: AnimalHeaderProps) {
  const t = translate("animals");
  const { id, petName: name, registrationName, relation, user, archivedAt } = animal;
  const isOwner = relation === "owner";
  const [newest] = tubes
    .filter(({ state }) => state === "ready")
    .toSorted((a, b) => (b.reportedAt ?? "").localeCompare(a.reportedAt ?? ""));
  const ownList = isVet
    ? { href: paths.myPatients, label: t("page.backPatients") }
    : { href: paths.myAnimals, label: t("page.back") };
  const back = isOwner ? ownList : { href: paths.sharedWithMe, label: t("page.backShared") };
  const summary = [t(`species.${animal.species}`), breedText(animal, t)];
  const life = lifeText({ ...animal, sex: animal.gender, bornOn: bornOn(animal) }, requestCountry(), t);
  return (
    <div className="grid gap-4">
      <p>
        <Link href={back.href}>{back.label}</Link>
      </p>
      <div className={cn(cardStyles, "grid gap-5 wide:grid-cols-[auto_1fr] wide:items-center wide:gap-8")}>
        <AnimalAvatar
          animal={{ ...animal, id }}
          alt={t("photo.alt", { name })}
          className="size-28 wide:size-44"
        />
        <div className="grid min-w-0 gap-1">
          <h1 className="wrap-anywhere">{name}</h1>
          {registrationName && <p className="text-lead wrap-anywhere text-quiet">{registrationName}</p>}
          <p className="wrap-anywhere">{summary.join(" · ")}</p>
          <p className="text-quiet">{life}</p>
          <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
            {newest && (
              <LinkButton href={paths.results(id, newest.barcode)}>{t("page.newestResults")}</LinkButton>
            )}
            {isOwner && <Actions animal={animal} />}
          </div>
        </div>
      </div>
      {archivedAt !== null && <p className="rounded-box bg-sand p-4">{t("page.isArchived")}</p>}
      {!isOwner && (
        <p className="rounded-box bg-unknown-soft p-4 text-unknown">
          {user === null ? t("page.readOnlyUnnamed") : t("page.readOnly", { name: user.name })}
        </p>
      )}
    </div>
  );
}

function Actions({ animal: { id, petName, archivedAt } }: Pick<AnimalHeaderProps, "animal">) {
  const t = translate("animals");
  const links = [
    { href: paths.shareAnimal(id), label: t("page.share") },
    { href: paths.transferAnimal(id), label: t("page.transfer") },
    { href: paths.editAnimal(id), label: t("page.edit") },
  ];
  return (
    <>
      {links.map(({ href, label }) => (
        <LinkButton key={href} href={href} kind="secondary">
          {label}
        </LinkButton>
      ))}
      <ClientMessages areas={["animals"]}>
        <ArchiveButton id={id} name={petName} isArchived={archivedAt !== null} />
      </ClientMessages>
    </>
  );
}
