import type { Metadata } from "next";
import { LookupForm } from "@/components/orders/lookup-form-client";
import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { messagesOf, wordsOf } from "@/lib/server/words";

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  const words = wordsOf(language, "orderLookup");
  return { title: words("title"), description: words("description") };
}

export default async function OrderLookupPage() {
  const { language } = await visitorMarket();
  const words = wordsOf(language, "orderLookup");
  return (
    <div className={cn(cardLook, "mx-auto grid w-full max-w-form gap-6")}>
      <h1>{words("title")}</h1>
      <p>{words("text")}</p>
      <LookupForm
        words={messagesOf(language, "orderLookup")}
        sendingWords={messagesOf(language, "sending")}
      />
      <p className="text-quiet">
        {words("login")} <a href={paths.loginFor(paths.orders)}>{words("toLogin")}</a>
      </p>
    </div>
  );
}
