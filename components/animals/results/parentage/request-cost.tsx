import { useLanguage, useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { LinkButton } from "@/components/links/link-button";
import type { ParentageAnimal, Verification } from "@/lib/contract/animals/results/parentage/parentage.types";
import { formatMoney } from "@/lib/domain/format";
import { checkProfiles, type MissingProfileReason } from "@/lib/domain/animals/parentage";
import { paths } from "@/lib/navigation/paths";

interface RequestCostProps {
  readonly verification: Verification;
  /** The offspring and the parents that are chosen by name. */
  readonly animals: readonly ParentageAnimal[];
}

const needKeys = {
  none: "form.needNone",
  otherPanel: "form.needOtherPanel",
  gaps: "form.needGaps",
} as const satisfies Readonly<Record<MissingProfileReason, string>>;

/** What the request uses or costs, and whether the profiles on file can be compared. */
export function RequestCost({ verification, animals }: RequestCostProps) {
  const language = useLanguage();
  const t = useTranslator("parentage.form");
  const { unitsLeft, product, price } = verification;
  return (
    <section aria-labelledby="cost" className={cn(cardStyles, "grid gap-3")}>
      <h2 id="cost" className="text-lead">
        {t("cost")}
      </h2>
      {unitsLeft > 0 ? (
        <p>{t("units", { count: unitsLeft })}</p>
      ) : (
        <>
          <p>{t("buyText", { price: formatMoney(price, language) })}</p>
          <p>
            <LinkButton kind="secondary" href={paths.product(product)}>
              {t("buy", { product: product.name })}
            </LinkButton>
          </p>
        </>
      )}
      {animals.length > 1 && <ProfileCheck verification={verification} animals={animals} />}
    </section>
  );
}

function ProfileCheck({ verification, animals }: Omit<RequestCostProps, "language">) {
  const t = useTranslator("parentage");
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
              <Link href={paths.product(profileProduct)}>
                {t("form.order", { product: profileProduct.name, name })}
              </Link>
            </li>
          );
        })}
      </ul>
      <p className="text-quiet">{t("form.waits")}</p>
    </>
  );
}
