import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { ContinueActivation } from "@/components/kits/activation/continue-activation-client";
import { BackToPayment } from "@/components/orders/checkout/complete/back-to-payment-client";
import { RemoveClientSecret } from "@/components/orders/checkout/complete/remove-client-secret-client";
import { OrderNotFound } from "@/components/orders/checkout/complete/order-not-found";
import { PlacedOrderView } from "@/components/orders/checkout/complete/placed-order-view";
import { Processing } from "@/components/orders/checkout/complete/processing-client";
import { LinkButton } from "@/components/links/link-button";
import { RenewalCard } from "@/components/orders/subscriptions/renewal-card";
import { readPlacedOrder } from "@/lib/data/orders/checkout-complete";
import { paths } from "@/lib/navigation/paths";
import { parseLinkToken } from "@/lib/server/page-params";
import { visitorMarket, visitorMetadata } from "@/lib/server/market";

type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

export const generateMetadata = visitorMetadata("checkout", (t) => ({
  title: t("complete.metaTitle"),
  description: t("complete.noTokenText"),
}));

/** An order by the token in its URL, which also works after a reload or in another browser. */
export default async function CompletePage({ searchParams }: PageProps<"/checkout/complete">) {
  const params = await searchParams;
  await visitorMarket();

  const token = parseLinkToken(params["order"]);
  const order = token && (await readPlacedOrder(token));
  const payment = readReturnedPayment(params);
  if (!order)
    return <MissingOrder hasLink={params["order"] !== undefined} isReturning={payment !== undefined} />;
  if (order.isProcessing)
    return (
      <>
        <RemoveClientSecret />
        <ClientMessages areas={["checkout"]}>
          <Processing payment={payment} email={order.email} />
        </ClientMessages>
      </>
    );
  const { renewal, country } = order;
  return (
    <>
      <RemoveClientSecret />
      <ClientMessages areas={["activation.payment"]}>
        <ContinueActivation />
      </ClientMessages>
      <PlacedOrderView
        order={order}
        renewal={renewal && <RenewalCard renewal={renewal} by={{ token }} country={country} />}
      />
    </>
  );
}

interface MissingOrderProps {
  readonly hasLink: boolean;
  /** From a payment, which may have failed. */
  readonly isReturning: boolean;
}

function MissingOrder({ hasLink, isReturning }: MissingOrderProps) {
  const t = translate("checkout");
  const lookUp = { href: paths.orderLookup, label: t("lookUp") };
  if (hasLink && isReturning)
    return (
      <OrderNotFound
        title={t("complete.notFoundTitle")}
        text={t("complete.notFoundUnpaidText")}
        action={<BackToPayment label={t("complete.backToPayment")} />}
        link={lookUp}
      />
    );
  const reason = hasLink ? "notFound" : "noToken";
  return (
    <OrderNotFound
      title={t(`complete.${reason}Title`)}
      text={t(`complete.${reason}Text`)}
      action={<LinkButton href={lookUp.href}>{lookUp.label}</LinkButton>}
      link={{ href: paths.store, label: t("complete.toStore") }}
    />
  );
}

/** The payment the buyer returns from: providers add it to the URL. */
function readReturnedPayment(params: SearchParams) {
  const stripeId = params["payment_intent"];
  if (typeof stripeId === "string")
    return { method: "A", provider: "stripe", transactionId: stripeId } as const;
  const sandboxId = params["payment"];
  if (typeof sandboxId === "string")
    return { method: "C", provider: "sandbox", transactionId: sandboxId } as const;
  return undefined;
}
