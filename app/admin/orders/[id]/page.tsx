import { notFound } from "next/navigation";
import { AdminHead } from "@/app/admin/_parts/admin-head";
import { adminTitle, requireAdmin } from "@/app/admin/_parts/require-admin";
import { DeskOrderView } from "@/components/admin-orders/desk-order-view";
import { readDeskOrder } from "@/lib/data/orders";
import { paths } from "@/lib/navigation/paths";
import { parseId } from "@/lib/server/page-params";
import { messagesOf, wordsOf } from "@/lib/server/words";

interface PageProps {
  readonly params: Promise<{ readonly id: string }>;
}

export const generateMetadata = () =>
  adminTitle(paths.adminOrders, (language) => wordsOf(language, "ordersDesk")("title"));

export default async function DeskOrderPage({ params }: PageProps) {
  const { person, language } = await requireAdmin(paths.adminOrders);
  const order = await readDeskOrder(parseId((await params).id) ?? notFound());
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
