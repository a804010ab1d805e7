import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OrderView } from "@/components/orders/order-view";
import { readOrder } from "@/lib/data/orders";
import { payHref } from "@/lib/navigation/pay-href";
import { visitorMarket } from "@/lib/server/market";
import { parseId } from "@/lib/server/page-params";
import { requireTool } from "@/lib/server/session/require-tool";
import { messagesOf, wordsOf } from "@/lib/server/words";

interface PageProps {
  readonly params: Promise<{ readonly id: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: wordsOf(language, "orders")("title") };
}

export default async function OrderPage({ params }: PageProps) {
  const person = await requireTool("order-history");
  const order = await readOrder(parseId((await params).id) ?? notFound());
  const { language } = await visitorMarket();
  return (
    <OrderView
      order={order}
      payAt={payHref(person.type, order.id)}
      country={person.countryCode}
      language={language}
      words={wordsOf(language, "orders")}
      renewalWords={messagesOf(language, "renewal")}
      againWords={messagesOf(language, "orders").again}
      cancelWords={messagesOf(language, "cancelOrder")}
      sendingWords={messagesOf(language, "sending")}
    />
  );
}
