import { redirect } from "next/navigation";
import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { SuppliesForm } from "@/components/orders/order-supplies/supplies-form-client";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/links/link-button";
import { agentDiscountPercent } from "@/lib/config/community/collection-agents";
import { paymentDays } from "@/lib/config/orders/orders";
import { listCountries } from "@/lib/data/kernel/countries";
import { placeOfAccount } from "@/lib/domain/kernel/postal-address";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { requireUser, type User } from "@/lib/server/session/visitor";

export const generateMetadata = visitorMetadata("collectionAgents", (t) => ({ title: t("products.title") }));

/** For agents. Others who could become one see how. */
export default async function AgentProductsPage() {
  const user = await requireUser(paths.agentProducts);
  if (user.type === "vet" && !user.isAgent) redirect(paths.myWithout("agent-products"));
  const t = translate("collectionAgents");
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h1>{t("products.title")}</h1>
        {user.isAgent && (
          <p className="mt-2 max-w-text text-lead text-quiet">
            {t("products.intro", { percent: agentDiscountPercent })}
          </p>
        )}
      </div>
      {user.isAgent ? (
        <Stock user={user} />
      ) : (
        <EmptyState title={t("products.aboutTitle")} hint={t("products.aboutText")}>
          <LinkButton href={paths.agentApplication}>{t("products.apply")}</LinkButton>
        </EmptyState>
      )}
    </div>
  );
}

async function Stock({ user }: { readonly user: User }) {
  const t = translate("collectionAgents");
  const [kits, countries] = await Promise.all([
    readOwnAsVisitor("orderSupplies.kits", {}, { country: user.countryCode }),
    listCountries(),
  ]);
  if (kits.length === 0) return <EmptyState title={translate("orderSupplies")("noKits")} />;
  const [firstName = "", ...rest] = user.name.split(" ");
  return (
    <>
      <p>
        <Link href={paths.advanceResults}>{t("products.history")}</Link>
      </p>
      <ClientMessages areas={["orderSupplies"]}>
        <SuppliesForm
          kits={kits}
          countries={countries.map(({ code: value, name: label }) => ({ value, label }))}
          country={user.countryCode}
          agent={{ name: user.name, clinic: "" }}
          stock={{
            client: { firstName, lastName: rest.join(" "), email: user.email, phoneNumber: user.phone },
            address: placeOfAccount(user),
          }}
          onAccount={t("products.onAccount", { days: paymentDays })}
          resultsPath={paths.advanceResults}
        />
      </ClientMessages>
    </>
  );
}
