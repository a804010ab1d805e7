import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { ActivatedPage } from "@/components/kits/activation/complete/activated-page-client";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/links/link-button";
import { readActivation, readTurnaround } from "@/lib/data/kits/activation";
import { paths } from "@/lib/navigation/paths";
import { visitorCountry, visitorMarket, visitorMetadata } from "@/lib/server/market";
import { parseLinkToken } from "@/lib/server/page-params";

export const generateMetadata = visitorMetadata("activation", (t) => ({
  title: t("complete.metaTitle"),
  description: t("complete.noTokenText"),
}));

/** An activation by the token in its URL, which also works after a reload or in another browser. */
export default async function CompletePage({ searchParams }: PageProps<"/activate/complete">) {
  const { activation } = await searchParams;
  const { store } = await visitorMarket();
  const token = parseLinkToken(activation);
  const found = token === undefined ? undefined : await readActivation(token);
  if (found === undefined) {
    const state = activation === undefined ? "noToken" : "notFound";
    const t = translate("activation");
    return (
      <div className="mx-auto grid w-full max-w-text gap-6">
        <h1>{t(`complete.${state}Title`)}</h1>
        <EmptyState title={t(`complete.${state}Text`)}>
          <LinkButton href={paths.activate}>{t("complete.start")}</LinkButton>
        </EmptyState>
      </div>
    );
  }
  return (
    <ClientMessages areas={["activation"]}>
      <ActivatedPage
        activation={found}
        turnaround={await readTurnaround(found.product.id)}
        country={(await visitorCountry()) ?? store}
        paths={{ my: paths.my, register: paths.register }}
      />
    </ClientMessages>
  );
}
