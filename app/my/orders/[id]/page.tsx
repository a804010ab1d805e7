import { notFound } from "next/navigation";
import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { OrderView } from "@/components/orders/orders/order-view";
import { payOrderHref } from "@/lib/navigation/pay-href";
import { visitorMetadata } from "@/lib/server/market";
import { parseId } from "@/lib/server/page-params";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("orders", (t) => ({ title: t("title") }));

export default async function OrderPage({ params }: PageProps<"/my/orders/[id]">) {
  const user = await requireTool("order-history");
  const order = await readOwnAsVisitor("orders.get", {
    params: { id: parseId((await params).id) ?? notFound() },
  });
  return <OrderView order={order} payAt={payOrderHref(user.type, order.id)} />;
}
