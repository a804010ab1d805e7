import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { pedigreeGenerations } from "@/lib/config/animals/animals";
import { animalPaths } from "@/lib/navigation/animal-paths";
import type { Ancestor } from "./animal-types";

interface PedigreeProps {
  readonly name: string;
  readonly ancestors: readonly Ancestor[];
  readonly isOwner: boolean;
}

/**
 * Three generations as a tree: nested lists, which a phone shows indented and a wide window as columns. Branches of which
 * nothing is known end with "Not on file".
 */
export function Pedigree({ name, ancestors, isOwner }: PedigreeProps) {
  const t = translate("animals");
  if (ancestors.length === 0 && !isOwner) return null;
  return (
    <section aria-labelledby="pedigree" className={cn(cardStyles, "grid gap-4")}>
      <div>
        <h2 id="pedigree">{t("pedigree.title")}</h2>
        <p className="text-small text-quiet">
          {t(ancestors.length === 0 ? "pedigree.none" : "pedigree.hint")}
        </p>
      </div>
      {ancestors.length > 0 && <Parents place="" childName={name} generation={1} ancestors={ancestors} />}
    </section>
  );
}

interface ParentsProps extends Omit<PedigreeProps, "name" | "isOwner"> {
  readonly place: string;
  readonly childName: string;
  readonly generation: number;
}

const roles = [
  ["d", "dam"],
  ["s", "sire"],
] as const;

function Parents({ place, childName, generation, ancestors }: ParentsProps) {
  const t = translate("animals");
  const isFirst = generation === 1;
  return (
    <ul className={cn("grid gap-2", !isFirst && "border-l-2 border-line pl-3 desk:border-l-0 desk:pl-0")}>
      {roles.map(([letter, role]) => {
        const own = place + letter;
        const ancestor = ancestors.find((each) => each.place === own);
        const hasOlder = ancestor !== undefined && generation < pedigreeGenerations;
        return (
          <li
            key={letter}
            className={cn(
              "grid gap-2",
              "grid-cols-1 desk:items-center desk:gap-3",
              generation === 1 && "desk:grid-cols-[1fr_2fr]",
              generation === 2 && "desk:grid-cols-2",
            )}
          >
            <AncestorBox
              label={t(`pedigree.${role}Of`, { name: childName })}
              role={role}
              ancestor={ancestor}
            />
            {hasOlder && (
              <Parents
                place={own}
                childName={ancestor.name}
                generation={generation + 1}
                ancestors={ancestors}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface AncestorBoxProps {
  readonly label: string;
  readonly role: "dam" | "sire";
  readonly ancestor: Ancestor | undefined;
}

const roleStyles = {
  dam: "border-affected-soft bg-affected-soft",
  sire: "border-unknown-soft bg-unknown-soft",
} as const;

function AncestorBox({ label, role, ancestor }: AncestorBoxProps) {
  const t = translate("animals");
  return (
    <div
      className={cn(
        "grid min-w-0 gap-0.5 rounded-box border px-3 py-2",
        ancestor === undefined ? "border-dashed border-edge bg-card" : roleStyles[role],
      )}
    >
      <p className="text-small text-quiet">{label}</p>
      {ancestor === undefined ? (
        <p>{t("pedigree.notOnFile")}</p>
      ) : (
        <>
          <p className="font-semibold wrap-anywhere">
            {ancestor.id === null ? (
              ancestor.name
            ) : (
              <Link href={animalPaths.animal(ancestor.id)}>{ancestor.name}</Link>
            )}
            {ancestor.isVerified && (
              <span className="ml-2 text-small font-medium text-clear">✓ {t("pedigree.verified")}</span>
            )}
          </p>
          {ancestor.registrationName && (
            <p className="text-small wrap-anywhere text-quiet">{ancestor.registrationName}</p>
          )}
        </>
      )}
    </div>
  );
}
