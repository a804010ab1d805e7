import type { MyProduct, OwnAnimal } from "@/lib/contract/my-products/my-products.types";
import { checkProfiles, type Lack } from "@/lib/domain/parentage";
import { paths } from "@/lib/navigation/paths";
import { fill, type OwnWords } from "./own-words";

type Parentage = NonNullable<MyProduct["parentage"]>;
type GuardWords = OwnWords["guard"];

interface GuardFindingProps {
  readonly parentage: Parentage;
  /** The offspring, then its possible parents. */
  readonly animals: readonly OwnAnimal[];
  readonly words: GuardWords;
}

const lacks = {
  none: "needNone",
  otherPanel: "needOtherPanel",
  gaps: "needGaps",
} as const satisfies Readonly<Record<Lack, keyof GuardWords>>;

/** What is on file of each, whether all of it can be compared, and else what to order for whom. */
export function GuardFinding({ parentage, animals, words }: GuardFindingProps) {
  const { panels, profileProduct } = parentage;
  const finding = checkProfiles(panels, animals);
  const nameOf = (id: number) => animals.find((animal) => animal.id === id)?.name ?? "";
  return (
    <>
      <OnFile panels={panels} animals={animals} words={words} />
      {finding.kind === "comparable" ? (
        <div className="rounded-box border-2 border-clear p-4">
          <p className="font-semibold text-clear">
            <span aria-hidden="true">✓ </span>
            {words.yes}
          </p>
          <p>{fill(words.yesText, { panel: finding.panel.name, common: String(finding.common) })}</p>
        </div>
      ) : (
        <div className="grid gap-2 rounded-box border-2 border-edge p-4">
          <p className="font-semibold">{words.no}</p>
          <ul className="grid gap-2">
            {finding.needs.map(({ id, lack }) => (
              <li key={id}>
                {fill(words[lacks[lack]], { name: nameOf(id) })}{" "}
                <a href={paths.product(profileProduct)}>
                  {fill(words.order, { product: profileProduct.name, name: nameOf(id) })}
                </a>
              </li>
            ))}
          </ul>
          <p className="text-quiet">{words.again}</p>
        </div>
      )}
    </>
  );
}

type OnFileProps = Pick<GuardFindingProps, "animals" | "words"> & Pick<Parentage, "panels">;

function OnFile({ panels, animals, words }: OnFileProps) {
  return (
    <div>
      <h3>{words.onFile}</h3>
      <dl className="mt-2 grid gap-2">
        {animals.map(({ id, name, profiles }) => (
          <div key={id}>
            <dt className="font-medium">{name}</dt>
            {profiles.length === 0 && <dd className="text-quiet">{words.none}</dd>}
            {profiles.map(({ panel: key, missing }) => {
              const panel = panels.find((one) => one.key === key);
              if (panel === undefined) return null;
              // Of a panel's markers only what is missing is said: not of each panel all sources agree how many there are.
              const text = missing.length === 0 ? words.whole : words.gaps;
              return (
                <dd key={key} className="text-quiet">
                  {fill(text, { panel: panel.name, missing: String(missing.length) })}
                </dd>
              );
            })}
          </div>
        ))}
      </dl>
    </div>
  );
}
