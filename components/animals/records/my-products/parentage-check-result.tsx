import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import type { MyProduct, OwnAnimal } from "@/lib/contract/animals/records/my-products/my-products.types";
import { checkProfiles, type MissingProfileReason } from "@/lib/domain/animals/parentage";
import { paths } from "@/lib/navigation/paths";

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
export function ParentageCheckResult({ parentage, animals }: ParentageCheckResultProps) {
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

type OnFileProps = Pick<ParentageCheckResultProps, "animals"> & Pick<Parentage, "panels">;

function OnFile({ panels, animals }: OnFileProps) {
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
