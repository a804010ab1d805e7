import { notFound } from "next/navigation";
import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { translate } from "@/lib/i18n/translate";
import { adminTitle, requireAdmin } from "@/app/admin/_parts/require-admin";
import { PaymentView } from "@/components/orders/admin/admin-payments/payment-view";
import { paths } from "@/lib/navigation/paths";

export const generateMetadata = () =>
  adminTitle(paths.adminPayments, () => translate("adminPayments")("title"));

export default async function AdminPaymentPage({ params }: PageProps<"/admin/payments/[id]">) {
  await requireAdmin(paths.adminPayments);
  const { id } = await params;
  if (!/^[A-Za-z0-9_-]{22,64}$/.test(id)) notFound();
  return (
    <div className="grid grid-cols-1 gap-6">
      <PaymentView payment={await readOwnAsVisitor("adminPayments.get", { params: { paymentId: id } })} />
    </div>
  );
}
