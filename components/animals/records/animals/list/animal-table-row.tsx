import { useTranslator } from "#use-messages";
import { SelectBox } from "@/components/lists/select-box";
import { Link } from "@/components/links/link";
import { AnimalAvatar } from "@/components/animals/public/animal-avatar";
import { breedText, lifeText, numbersText } from "@/components/animals/public/animal-facts";
import { cn } from "@/components/ui/class-names";
import { animalPaths } from "@/lib/navigation/animal-paths";
import type { ListedAnimal } from "@/store/api/animals/animals";
import { SampleState } from "./animal-card";
import type { RowProps } from "./animal-rows-props";
import { RowAction } from "./row-action";

const columns = ["name", "breed", "born", "numbers", "sample", "actions"] as const;

/** On a phone the cells stand below each other, beside the picture. */
const rowStyles =
  "grid grid-cols-1 gap-x-4 gap-y-1 border-b border-line px-2 py-3 desk:items-center desk:grid-cols-[2fr_1.4fr_1.2fr_1.5fr_1.3fr_auto]";

/** With a box to select the row. */
const selectableStyles =
  "grid-cols-[auto_1fr] *:col-start-2 *:first:col-start-1 *:first:row-span-2 desk:*:col-start-auto desk:*:first:row-span-1 desk:grid-cols-[auto_2fr_1.4fr_1.2fr_1.5fr_1.3fr_auto]";

interface TableHeadProps extends Pick<RowProps, "selection"> {
  readonly animals: readonly ListedAnimal[];
}

export function TableHead({ animals, selection }: TableHeadProps) {
  const t = useTranslator("animals.columns");
  const select = useTranslator("animals.selection");
  return (
    <div role="rowgroup">
      <div
        role="row"
        className={cn(rowStyles, selection ? selectableStyles : "sr-only desk:not-sr-only desk:grid")}
      >
        {selection && (
          <div role="columnheader" className="grid place-items-center">
            <SelectBox
              label={select("all")}
              isSelected={animals.every(({ id }) => selection.has(id))}
              onChange={() => selection.toggleAll(animals)}
            />
          </div>
        )}
        {columns.map((name) => (
          <div
            key={name}
            role="columnheader"
            className={cn(
              "text-small font-semibold text-quiet",
              selection && "sr-only desk:not-sr-only",
              name === "actions" && "desk:min-w-28",
            )}
          >
            {t(`${name}`)}
          </div>
        ))}
      </div>
    </div>
  );
}

export function AnimalTableRow(props: RowProps) {
  const t = useTranslator("animals");
  const { animal, kind, country, selection } = props;
  const { id, name, registrationName, ownerName } = animal;
  const owner = ownerName && t(kind === "withMe" ? "owner" : "client", { name: ownerName });
  return (
    <div role="row" className={cn(rowStyles, selection && selectableStyles)}>
      {selection && (
        <div role="cell" className="grid place-items-center">
          <SelectBox
            label={t("selection.one", { name })}
            isSelected={selection.has(id)}
            onChange={() => selection.toggle(animal)}
          />
        </div>
      )}
      <div role="rowheader" className="grid min-w-0 grid-cols-[2.75rem_1fr] items-center gap-3">
        <AnimalAvatar animal={animal} className="size-11" />
        <div className="min-w-0">
          <Link href={animalPaths.animal(id)} className="font-semibold wrap-anywhere">
            {name}
          </Link>
          {[registrationName, owner].filter(Boolean).map((line) => (
            <p key={line} className="text-small wrap-anywhere text-quiet">
              {line}
            </p>
          ))}
        </div>
      </div>
      {[breedText(animal, t), lifeText(animal, country, t), numbersText(animal, t)].map((text, index) => (
        <div
          key={columns[index + 1]}
          role="cell"
          className="text-small wrap-anywhere text-quiet empty:hidden desk:empty:block"
        >
          {text}
        </div>
      ))}
      <div role="cell">
        <SampleState {...props} />
      </div>
      <div role="cell" className="desk:min-w-28 desk:text-right">
        <RowAction {...props} />
      </div>
    </div>
  );
}
