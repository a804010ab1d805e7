import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AdminHead } from "@/app/admin/_parts/admin-head";
import { DeskOrderView } from "@/components/orders-desk/desk-order-view";
import { readDeskOrder } from "@/lib/data/orders";
import { paths } from "@/lib/domain/paths";
import { visitorMarket } from "@/lib/server/market";
import { parseId } from "@/lib/server/page-params";
import { requirePerson } from "@/lib/server/session/visitor";
import { messagesOf, wordsOf } from "@/lib/server/words";

interface PageProps {
  readonly params: Promise<{ readonly id: string }>;
}

/** The title says no more than the page: who is no admin is not told that there is one. */
export async function generateMetadata(): Promise<Metadata> {
  const { isAdmin } = await requirePerson(paths.adminOrders);
  const { language } = await visitorMarket();
  return isAdmin ? { title: wordsOf(language, "ordersDesk")("title") } : {};
}

export default async function DeskOrderPage({ params }: PageProps) {
  const person = await requirePerson(paths.adminOrders);
  if (!person.isAdmin) notFound();
  const order = await readDeskOrder(parseId((await params).id) ?? notFound());
  const { language } = await visitorMarket();
  return (
    <div className="grid grid-cols-1 gap-6">
      <AdminHead current="orders" />
      <DeskOrderView
        order={order}
        country={person.countryCode}
        language={language}
        words={wordsOf(language, "ordersDesk")}
        orderWords={wordsOf(language, "orders")}
        messages={messagesOf(language, "ordersDesk")}
        renewalWords={messagesOf(language, "renewal")}
        sendingWords={messagesOf(language, "sending")}
      />
    </div>
  );
}
