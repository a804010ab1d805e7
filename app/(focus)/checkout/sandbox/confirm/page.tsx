import type { Metadata } from "next";
import { SandboxConfirm } from "@/components/checkout/sandbox/sandbox-confirm-client";
import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { visitorMarket } from "@/lib/server/market";
import { messagesOf } from "@/lib/server/words";

interface PageProps {
  searchParams: Promise<{ payment?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: messagesOf(language, "checkout").confirm.title };
}

/** In the place of a bank's own page, where the sandbox stands in for a provider. */
export default async function ConfirmPaymentPage({ searchParams }: PageProps) {
  const { payment } = await searchParams;
  const { language } = await visitorMarket();
  const { confirm } = messagesOf(language, "checkout");
  return (
    <div className={cn(cardLook, "mx-auto grid w-full max-w-form gap-5")}>
      <h1>{confirm.title}</h1>
      <p>{confirm.text}</p>
      <SandboxConfirm payment={typeof payment === "string" ? payment : ""} words={confirm} />
    </div>
  );
}
