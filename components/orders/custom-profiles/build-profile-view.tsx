import { systemName } from "@/components/shop/public/system-name";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { limits } from "@/lib/config/limits";
import type { SingleTest } from "@/lib/contract/orders/custom-profiles/custom-profiles.types";
import { customProfileDiscounts } from "@/lib/domain/orders/custom-profile-price";
import type { SpeciesName } from "@/lib/domain/species";
import { ProfileBuilder } from "./builder-client";
import { encodeTestList } from "./test-list";

interface BuildProfileViewProps {
  readonly species: SpeciesName;
  readonly tests: readonly SingleTest[];
}

/** Price rules and all tests: readable without JavaScript, which only choosing needs. */
export function BuildProfileView({ species, tests }: BuildProfileViewProps) {
  const t = translate("customProfiles");
  return (
    <>
      <section aria-labelledby="price" className="mt-8 max-w-text rounded-box bg-brand-soft p-5">
        <h2 id="price" className="text-title-3">
          {t("priceTitle")}
        </h2>
        <p className="mt-2">{t("price")}</p>
        <ul className="mt-2 list-disc pl-6">
          {customProfileDiscounts.map(({ from, percent }) => (
            <li key={from}>{t("share", { from, percent })}</li>
          ))}
        </ul>
        <p className="mt-2">{t("most", { count: limits.customProfileTests })}</p>
      </section>
      <ClientMessages areas={["customProfiles", "form"]}>
        <ProfileBuilder species={species} list={encodeTestList(tests, systemName)} />
      </ClientMessages>
    </>
  );
}
