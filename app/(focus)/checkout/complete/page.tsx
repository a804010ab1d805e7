import type { Metadata } from "next";
import { CleanAddress } from "@/components/checkout/complete/clean-address-client";
import { NoOrder } from "@/components/checkout/complete/no-order";
import { OrderView } from "@/components/checkout/complete/order-view";
import { Processing } from "@/components/checkout/complete/processing-client";
import { Renewal } from "@/components/orders/renewal";
import { readPlacedOrder } from "@/lib/data/placed-order";
import { paths } from "@/lib/navigation/paths";
import { linkToken } from "@/lib/server/link-token";
import { visitorMarket } from "@/lib/server/market";
import { messagesOf } from "@/lib/server/words";

type Asked = Readonly<Record<string, string | string[] | undefined>>;

interface PageProps {
  searchParams: Promise<Asked>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  const { metaTitle: title, noTokenText: description } = messagesOf(language, "checkout").complete;
  return { title, description };
}

/** An order by the key in its address: again after a reload, tomorrow, in another browser. */
export default async function CompletePage({ searchParams }: PageProps) {
  const asked = await searchParams;
  const { language } = await visitorMarket();
  const { complete, summary, errors, lookUp } = messagesOf(language, "checkout");
  const none = { way: { href: paths.orderLookup, label: lookUp }, words: complete };
  if (asked["order"] === undefined)
    return <NoOrder title={complete.noTokenTitle} text={complete.noTokenText} {...none} />;
  const token = linkToken(asked["order"]);
  const order = token && (await readPlacedOrder(token));
  if (!order) return <NoOrder title={complete.goneTitle} text={complete.goneText} {...none} />;
  return (
    <>
      <CleanAddress />
      {order.isProcessing ? (
        <Processing
          payment={paymentOf(asked)}
          email={order.email}
          words={complete}
          errorWords={errors.payment}
        />
      ) : (
        <OrderView
          order={order}
          language={language}
          words={complete}
          summaryWords={summary}
          renewal={
            order.renewal && (
              <Renewal
                renewal={order.renewal}
                by={{ token }}
                country={order.country}
                language={language}
                words={messagesOf(language, "renewal")}
                sendingWords={messagesOf(language, "sending")}
              />
            )
          }
        />
      )}
    </>
  );
}

/** Which payment somebody comes back from: providers write it into the address. */
function paymentOf(asked: Asked) {
  const intent = asked["payment_intent"];
  if (typeof intent === "string") return { method: "A", provider: "stripe", transactionId: intent } as const;
  const own = asked["payment"];
  if (typeof own === "string") return { method: "C", provider: "sandbox", transactionId: own } as const;
  return undefined;
}
