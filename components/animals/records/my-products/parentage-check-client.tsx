"use client";

import { useState } from "react";
import { useTranslator } from "#use-messages";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/select";
import type { OwnAnimal, MyProduct } from "@/lib/contract/animals/records/my-products/my-products.types";
import {
  listPossibleParents,
  checkProfiles,
  type MissingProfileReason,
} from "@/lib/domain/animals/parentage";
import type { MyProductProps } from "./my-product-section-types";
import { Link } from "@/components/links/link";
import { paths } from "@/lib/navigation/paths";

/** Lets users choose offspring and possible parents among their animals and shows whether the profiles compare. */
export function ParentageCheck({ product }: MyProductProps) {
  const t = useTranslator("myProducts");
  const [offspringId, setOffspringId] = useState(0);
  const { parentage, mine } = product;
  if (parentage === null) return null;
  if (mine.animals.length < 2) return <p>{t("parentage.tooFew")}</p>;

  const offspring = mine.animals.find(({ id }) => id === offspringId);

  return (
    <div className="grid max-w-text gap-4">
      <Select
        label={t("parentage.offspring")}
        placeholder={t("choose")}
        value={offspringId || ""}
        onChange={(event) => setOffspringId(Number(event.target.value))}
        options={mine.animals.map((animal) => ({ value: String(animal.id), label: labelOf(animal) }))}
      />
      {offspring && (
        <Candidates
          offspring={offspring}
          animals={mine.animals}
          parentage={parentage}
          // Resets the choice when the offspring changes: other animals can be its parents.
          key={offspring.id}
        />
      )}
    </div>
  );
}

type CandidatesProps = Pick<Parameters<typeof ParentageCheckResult>[0], "animals" | "parentage"> & {
  readonly offspring: OwnAnimal;
};

function Candidates({ offspring, animals, parentage }: CandidatesProps) {
  const t = useTranslator("myProducts.parentage");
  const [parentIds, setParentIds] = useState<readonly number[]>([]);
  const candidates = listPossibleParents(offspring, animals);
  if (candidates.length === 0) return <p>{t("noParents")}</p>;
  const parents = candidates.filter(({ id }) => parentIds.includes(id));
  const toggle = (id: number, isChosen: boolean) =>
    setParentIds((ids) => (isChosen ? [...ids, id] : ids.filter((other) => other !== id)));
  return (
    <>
      <fieldset className="grid gap-1">
        <legend className="font-medium">{t("parents")}</legend>
        <p className="text-small text-quiet">{t("parentsHint")}</p>
        {candidates.map((animal) => (
          <Checkbox
            key={animal.id}
            label={labelOf(animal)}
            checked={parentIds.includes(animal.id)}
            onChange={(event) => toggle(animal.id, event.target.checked)}
          />
        ))}
      </fieldset>
      <div aria-live="polite" className="grid gap-4">
        {parents.length === 0 ? (
          <p>{t("chooseParents")}</p>
        ) : (
          <ParentageCheckResult parentage={parentage} animals={[offspring, ...parents]} />
        )}
      </div>
    </>
  );
}

function labelOf({ name, breed }: OwnAnimal): string {
  return breed ? `${name}, ${breed.name}` : name;
}

type Parentage = NonNullable<MyProduct["parentage"]>;

interface ParentageCheckResultProps {
  readonly parentage: Parentage;
  /** The offspring first, then its possible parents. */
  readonly animals: readonly OwnAnimal[];
}

const obstacleKeys = {
  none: "needNone",
  otherPanel: "needOtherPanel",
  gaps: "needGaps",
} as const satisfies Readonly<Record<MissingProfileReason, string>>;

/** Profiles on file, whether they can be compared, and otherwise what to order for which animal. */
function ParentageCheckResult({ parentage, animals }: ParentageCheckResultProps) {
  const t = useTranslator("myProducts.parentage");
  const { panels, profileProduct } = parentage;
  const finding = checkProfiles(panels, animals);
  const nameOf = (id: number) => animals.find((animal) => animal.id === id)?.name ?? "";
  return (
    <>
      <OnFile panels={panels} animals={animals} />
      {finding.kind === "comparable" ? (
        <div className="rounded-box border-2 border-clear p-4">
          <p className="font-semibold text-clear">
            <span aria-hidden="true">✓ </span>
            {t("yes")}
          </p>
          <p>{t("yesText", { panel: finding.panel.name, common: finding.common })}</p>
        </div>
      ) : (
        <div className="grid gap-2 rounded-box border-2 border-edge p-4">
          <p className="font-semibold">{t("no")}</p>
          <ul className="grid gap-2">
            {finding.needs.map(({ id, lack }) => (
              <li key={id}>
                {t(`${obstacleKeys[lack]}`, { name: nameOf(id) })}{" "}
                <Link href={paths.product(profileProduct)}>
                  {t("order", { product: profileProduct.name, name: nameOf(id) })}
                </Link>
              </li>
            ))}
          </ul>
          <p className="text-quiet">{t("again")}</p>
        </div>
      )}
    </>
  );
}

function OnFile({ panels, animals }: Pick<ParentageCheckResultProps, "animals"> & Pick<Parentage, "panels">) {
  const t = useTranslator("myProducts.parentage");
  return (
    <div>
      <h3>{t("onFile")}</h3>
      <dl className="mt-2 grid gap-2">
        {animals.map(({ id, name, profiles }) => (
          <div key={id}>
            <dt className="font-medium">{name}</dt>
            {profiles.length === 0 && <dd className="text-quiet">{t("none")}</dd>}
            {profiles.map(({ panel: key, missing }) => {
              const panel = panels.find((candidate) => candidate.key === key);
              if (panel === undefined) return null;
              // States only the missing markers: sources disagree on how many some panels have.
              return (
                <dd key={key} className="text-quiet">
                  {missing.length === 0
                    ? t("whole", { panel: panel.name })
                    : t("gaps", { panel: panel.name, missing: missing.length })}
                </dd>
              );
            })}
          </div>
        ))}
      </dl>
    </div>
  );
}
