import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { AnimalAvatar } from "@/components/animals/public/animal-avatar";
import { breedText } from "@/components/animals/public/animal-facts";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { PortalIcon } from "@/components/ui/portal-icon";
import { LinkButton } from "@/components/links/link-button";
import type { UserType } from "@/lib/config/user-types";
import type { RecentAnimals as Animals } from "@/lib/contract/top/portal/portal.types";
import { paths } from "@/lib/navigation/paths";

interface RecentAnimalsProps {
  /** Undefined if they could not be read. */
  readonly animals: Animals | undefined;
  readonly type: UserType;
}

/** The animals of a user, or the patients of a vet, that were added or tested last. */
export function RecentAnimals({ animals, type }: RecentAnimalsProps) {
  const t = translate("portal");
  const count = animals?.count ?? 0;
  return (
    <section aria-labelledby="recent-animals" className={cn(cardStyles, "grid grid-cols-1 gap-4")}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="recent-animals">{t("animals.title", { type })}</h2>
        {count > 0 && (
          <Link href={type === "vet" ? paths.myPatients : paths.myAnimals}>
            {t("animals.all", { count, type })}
          </Link>
        )}
      </div>
      {animals === undefined && <p role="alert">{t("animals.failed")}</p>}
      {animals?.count === 0 && (
        <EmptyState
          icon={<PortalIcon name="paw" />}
          title={t("animals.none", { type })}
          hint={t("animals.noneHint")}
        >
          <LinkButton href={paths.addAnimal}>{t("animals.add", { type })}</LinkButton>
        </EmptyState>
      )}
      {count > 0 && (
        <ul className="grid grid-cols-3 gap-x-3 gap-y-5 wide:grid-cols-6 full:grid-cols-3">
          {animals?.results.map((animal) => (
            <RecentAnimal key={animal.id} animal={animal} />
          ))}
        </ul>
      )}
    </section>
  );
}

function RecentAnimal({ animal }: { readonly animal: Animals["results"][number] }) {
  const t = translate("animals");
  const { id, name, clientName } = animal;
  return (
    <li className="group relative grid grid-cols-1 content-start justify-items-center gap-2 text-center">
      <AnimalAvatar
        animal={animal}
        className="size-20 ring-brand transition-shadow group-hover:ring-3 group-focus-within:ring-3"
      />
      <div className="w-full min-w-0 leading-snug">
        <Link
          href={paths.animal(id)}
          className="font-semibold wrap-anywhere text-ink no-underline after:absolute after:inset-0 after:rounded-box"
        >
          {name}
        </Link>
        <p className="text-small wrap-anywhere text-quiet">{breedText(animal, t)}</p>
        {clientName && (
          <p className="text-small wrap-anywhere text-quiet">{t("client", { name: clientName })}</p>
        )}
      </div>
    </li>
  );
}
