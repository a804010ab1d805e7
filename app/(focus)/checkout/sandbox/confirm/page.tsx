import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestMessages } from "@/lib/i18n/translate";
import { SandboxConfirm } from "@/components/orders/checkout/payment/sandbox/sandbox-confirm-client";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { visitorMarket, visitorMetadata } from "@/lib/server/market";

export const generateMetadata = visitorMetadata("payments", (t) => ({ title: t("sandboxConfirm.title") }));

/** Stands in for the confirmation page of a bank. */
export default async function ConfirmPaymentPage({ searchParams }: PageProps<"/checkout/sandbox/confirm">) {
  const { payment } = await searchParams;
  await visitorMarket();
  const { sandboxConfirm: messages } = requestMessages("payments");
  return (
    <div className={cn(cardStyles, "mx-auto grid w-full max-w-form gap-5")}>
      <h1>{messages.title}</h1>
      <p>{messages.text}</p>
      <ClientMessages areas={["payments.sandboxConfirm"]}>
        <SandboxConfirm payment={typeof payment === "string" ? payment : ""} />
      </ClientMessages>
    </div>
  );
}
