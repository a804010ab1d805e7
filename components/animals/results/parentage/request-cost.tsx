import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { LinkButton } from "@/components/ui/link-button";
import type { Language } from "@/lib/config/languages";
import type { ParentageAnimal, Verification } from "@/lib/contract/animals/results/parentage/parentage.types";
import { formatMoney } from "@/lib/domain/format";
import { checkProfiles, type MissingProfileReason } from "@/lib/domain/parentage";
import { paths } from "@/lib/navigation/paths";
import type { FormTranslate } from "./parentage-messages";

interface RequestCostProps {
  readonly verification: Verification;
  /** The offspring and the parents that are chosen by name. */
  readonly animals: readonly ParentageAnimal[];
  readonly language: Language;
  readonly t: FormTranslate;
}

const needKeys = {
  none: "form.needNone",
  otherPanel: "form.needOtherPanel",
  gaps: "form.needGaps",
} as const satisfies Readonly<Record<MissingProfileReason, string>>;

/** What the request uses or costs, and whether the profiles on file can be compared. */
export function RequestCost({ verification, animals, language, t }: RequestCostProps) {
  const { unitsLeft, product, price } = verification;
  return (
    <section aria-labelledby="cost" className={cn(cardStyles, "grid gap-3")}>
      <h2 id="cost" className="text-lead">
        {t("form.cost")}
      </h2>
      {unitsLeft > 0 ? (
        <p>{t("form.units", { count: unitsLeft })}</p>
      ) : (
        <>
          <p>{t("form.buyText", { price: formatMoney(price, language) })}</p>
          <p>
            <LinkButton kind="secondary" href={paths.product(product)}>
              {t("form.buy", { product: product.name })}
            </LinkButton>
          </p>
        </>
      )}
      {animals.length > 1 && <ProfileCheck verification={verification} animals={animals} t={t} />}
    </section>
  );
}

function ProfileCheck({ verification, animals, t }: Omit<RequestCostProps, "language">) {
  const { panels, profileProduct } = verification;
  const check = checkProfiles(panels, animals);
  if (check.kind === "comparable") return <p>{t("form.ready")}</p>;
  return (
    <>
      <ul className="grid gap-2">
        {check.needs.map(({ id, lack }) => {
          const name = animals.find((animal) => animal.id === id)?.name ?? "";
          return (
            <li key={id}>
              {t(needKeys[lack], { name })}{" "}
              <a href={paths.product(profileProduct)}>
                {t("form.order", { product: profileProduct.name, name })}
              </a>
            </li>
          );
        })}
      </ul>
      <p className="text-quiet">{t("form.waits")}</p>
    </>
  );
}
