import type { Metadata } from "next";
import { SandboxConfirm } from "@/components/orders/checkout/payment/sandbox/sandbox-confirm-client";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { visitorMarket } from "@/lib/server/market";
import { getMessages } from "@/lib/i18n/messages";

interface PageProps {
  searchParams: Promise<{ payment?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: getMessages(language, "payments").sandboxConfirm.title };
}

/** Stands in for the confirmation page of a bank. */
export default async function ConfirmPaymentPage({ searchParams }: PageProps) {
  const { payment } = await searchParams;
  const { language } = await visitorMarket();
  const { sandboxConfirm: messages } = getMessages(language, "payments");
  return (
    <div className={cn(cardStyles, "mx-auto grid w-full max-w-form gap-5")}>
      <h1>{messages.title}</h1>
      <p>{messages.text}</p>
      <SandboxConfirm payment={typeof payment === "string" ? payment : ""} messages={messages} />
    </div>
  );
}
