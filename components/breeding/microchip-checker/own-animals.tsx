import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { animalPaths } from "@/lib/navigation/animal-paths";
import type { Translator } from "@/lib/i18n/translator";
import type { Response } from "@/lib/contract/calls";

type Animal = Response<"microchipChecker.check">["animals"][number];

interface OwnAnimalsProps {
  readonly animals: readonly Animal[];
}

/** The user's animals with this number, with their parents. */
export function OwnAnimals({ animals }: OwnAnimalsProps) {
  const t = useTranslator("microchipChecker");
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-title-3">{t("own.title")}</h3>
      {animals.length === 0 && <p className="text-quiet">{t("own.none")}</p>}
      <ul className="grid gap-3">
        {animals.map((animal) => (
          <li key={animal.id}>
            <p className="font-semibold wrap-anywhere">
              <Link href={animalPaths.animal(animal.id)}>{animal.name}</Link>
            </p>
            {factLines(animal, t).map((line) => (
              <p key={line} className="text-small text-quiet wrap-anywhere">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

function factLines(
  { breed, birthYear, dam, sire }: Animal,
  t: Translator<"microchipChecker">,
): readonly string[] {
  const facts = [breed, birthYear && t("own.born", { year: String(birthYear) })].filter(Boolean).join(", ");
  const parents = [dam && t("own.dam", { name: dam }), sire && t("own.sire", { name: sire })];
  const known = parents.filter((line) => typeof line === "string" && line !== "");
  return [facts, ...(known.length === 0 ? [t("own.noParents")] : known)].filter((line): line is string =>
    Boolean(line),
  );
}
