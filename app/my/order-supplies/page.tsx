import { redirect } from "next/navigation";
import { readOwnAsVisitor, tryReadAsVisitor } from "@/lib/data/visitor-calls";
import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { SuppliesForm } from "@/components/orders/order-supplies/supplies-form-client";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/links/link-button";
import { listCountries } from "@/lib/data/kernel/countries";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { type User, requireUser } from "@/lib/server/session/visitor";

export const generateMetadata = visitorMetadata("orderSupplies", (t) => ({ title: t("title") }));

/** For approved practices and collection agents. Other practices see what they have to do or wait for. */
export default async function OrderSuppliesPage() {
  const user = await requireUser(paths.orderSupplies);
  if (user.type !== "vet" && !user.isAgent) redirect(paths.myWithout("order-supplies"));
  const t = translate("orderSupplies");
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("title")}</h1>
      <p className="text-lead text-quiet">{t("intro")}</p>
      {user.type === "vet" ? <VetSupplies user={user} /> : <Supplies user={user} />}
    </div>
  );
}

async function VetSupplies({ user }: { readonly user: User }) {
  const t = translate("orderSupplies");
  if (!user.canOrderSupplies)
    return (
      <EmptyState title={t("missingTitle")} hint={t("missingVet")}>
        <LinkButton href={paths.myProfile}>{t("apply")}</LinkButton>
      </EmptyState>
    );
  const practice = (await tryReadAsVisitor("approvals.listMine", {}))?.find(({ kind }) => kind === "vet");
  if (practice === undefined || practice.state === "approved") return <Supplies user={user} />;
  return (
    <EmptyState title={t("recheckTitle")} hint={t("recheckHint")}>
      <LinkButton href={paths.myProfile}>{t("profile")}</LinkButton>
      <LinkButton href={paths.advanceResults} kind="secondary">
        {t("results")}
      </LinkButton>
    </EmptyState>
  );
}

async function Supplies({ user }: { readonly user: User }) {
  const t = translate("orderSupplies");
  const [kits, countries] = await Promise.all([
    readOwnAsVisitor("orderSupplies.kits", {}, { country: user.countryCode }),
    listCountries(),
  ]);
  return (
    <>
      <p>
        <Link href={paths.advanceResults}>{t("results")}</Link>
      </p>
      {kits.length === 0 ? (
        <EmptyState title={t("noKits")} />
      ) : (
        <ClientMessages areas={["orderSupplies"]}>
          <SuppliesForm
            kits={kits}
            countries={countries.map(({ code: value, name: label }) => ({ value, label }))}
            country={user.countryCode}
            agent={{ name: user.name, clinic: "" }}
            onAccount={t(user.type === "vet" ? "onAccountVet" : "onAccountAgent")}
            resultsPath={paths.advanceResults}
          />
        </ClientMessages>
      )}
    </>
  );
}
