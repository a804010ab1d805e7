import type { Metadata } from "next";
import { ForgotFormClient } from "@/components/registration/forgot-form-client";
import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { askSecurityQuestion } from "@/lib/data/for-forms";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { pickWords } from "@/lib/server/pick-words";
import { messagesOf, wordsOf } from "@/lib/server/words";

const shown = ["email", "securityHint", "website", "send", "sending", "sentTitle", "sentText"] as const;

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  const words = wordsOf(language, "password");
  return { title: words("forgotTitle"), description: words("forgotDescription") };
}

export default async function ForgotPasswordPage() {
  const { language } = await visitorMarket();
  const words = wordsOf(language, "password");
  return (
    <div className={cn(cardLook, "mx-auto grid w-full max-w-form gap-6")}>
      <h1>{words("forgotTitle")}</h1>
      <p>{words("forgotText")}</p>
      <ForgotFormClient
        asked={await askSecurityQuestion()}
        words={{ ...pickWords(words, shown), failed: words("forgotFailed") }}
        sendingWords={messagesOf(language, "sending")}
      />
      <a href={paths.login}>{words("login")}</a>
    </div>
  );
}
