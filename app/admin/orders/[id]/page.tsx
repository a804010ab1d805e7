import { notFound } from "next/navigation";
import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { translate } from "@/lib/i18n/translate";
import { adminTitle, requireAdmin } from "@/app/admin/_parts/require-admin";
import { AdminOrderView } from "@/components/orders/admin/admin-orders/admin-order-view";
import { paths } from "@/lib/navigation/paths";
import { parseId } from "@/lib/server/page-params";

export const generateMetadata = () => adminTitle(paths.adminOrders, () => translate("adminOrders")("title"));

export default async function AdminOrderPage({ params }: PageProps<"/admin/orders/[id]">) {
  await requireAdmin(paths.adminOrders);
  const order = await readOwnAsVisitor("adminOrders.get", {
    params: { id: parseId((await params).id) ?? notFound() },
  });
  return (
    <div className="grid grid-cols-1 gap-6">
      <AdminOrderView order={order} />
    </div>
  );
}
