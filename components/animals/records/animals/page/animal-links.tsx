import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import type { AccessScope } from "@/lib/config/animals/animal-access";
import { paths } from "@/lib/navigation/paths";
import type { Animal } from "./animal-types";

interface AnimalLinksProps {
  readonly animal: Animal;
  readonly hasTubes: boolean;
}

interface AnimalLink {
  readonly name:
    | "documents"
    | "breedProfile"
    | "parentage"
    | "relatives"
    | "family"
    | "clearByDescent"
    | "dna"
    | "export";
  readonly href: string;
  readonly scope: AccessScope;
  readonly isForOwner?: boolean;
}

/** Further pages about the animal, as far as the reader may open them. */
export function AnimalLinks({ animal, hasTubes }: AnimalLinksProps) {
  const t = translate("animals");
  const { id, petName: name, scopes, relation, product } = animal;
  const links: readonly AnimalLink[] = [
    { name: "documents", href: paths.animalDocuments(id), scope: "documents" },
    ...(hasTubes && product !== null
      ? [{ name: "dna", href: paths.animalDna(id, product.barcode), scope: "results" } as const]
      : []),
    { name: "breedProfile", href: paths.breedProfile(id), scope: "results" },
    { name: "parentage", href: paths.parentageRequests, scope: "parentage", isForOwner: true },
    ...(animal.hasDnaProfile
      ? [{ name: "relatives", href: paths.relativesOf(id), scope: "parentage", isForOwner: true } as const]
      : []),
    { name: "family", href: paths.animalFamily(id), scope: "results" },
    { name: "clearByDescent", href: paths.clearByDescent(id), scope: "results" },
    { name: "export", href: paths.apiTokens, scope: "results", isForOwner: true },
  ];
  const shown = links.filter(
    ({ scope, isForOwner }) => scopes.includes(scope) && (isForOwner !== true || relation === "owner"),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="more" className={cn(cardStyles, "grid gap-2")}>
      <h2 id="more">{t("page.more", { name })}</h2>
      <ul className="-mx-2">
        {shown.map((link) => (
          <li key={link.name} className="relative rounded-box p-2 hover:bg-sand">
            <Link href={link.href} className="font-semibold after:absolute after:inset-0 after:rounded-box">
              {t(`page.links.${link.name}`)}
            </Link>
            <p className="text-small text-quiet">{t(`page.links.${link.name}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
