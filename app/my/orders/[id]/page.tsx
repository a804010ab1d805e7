import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { OrderView } from "@/components/orders/orders/order-view";
import { payOrderHref } from "@/lib/navigation/pay-href";
import { translate } from "@/lib/i18n/translate";
import { parseId } from "@/lib/server/page-params";
import { requireTool } from "@/lib/server/session/require-tool";

/** Once per request: the title needs it too. */
const readOrder = cache((id: number) => readOwnAsVisitor("orders.get", { params: { id } }));

export async function generateMetadata({ params }: PageProps<"/my/orders/[id]">): Promise<Metadata> {
  const id = parseId((await params).id) ?? notFound();
  await requireTool("order-history");
  const { number } = await readOrder(id);
  return { title: translate("orders")("order.title", { number }) };
}

export default async function OrderPage({ params }: PageProps<"/my/orders/[id]">) {
  const user = await requireTool("order-history");
  const order = await readOrder(parseId((await params).id) ?? notFound());
  return <OrderView order={order} payAt={payOrderHref(user.type, order.id)} />;
}
