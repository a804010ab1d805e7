import type { Metadata } from "next";
import { ResetFormClient } from "@/components/registration/reset-form-client";
import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/navigation/paths";
import { linkToken } from "@/lib/server/link-token";
import { visitorMarket } from "@/lib/server/market";
import { pickWords } from "@/lib/server/pick-words";
import { messagesOf, wordsOf } from "@/lib/server/words";

interface PageProps {
  searchParams: Promise<{ token?: string | string[] }>;
}

const shown = [
  "password",
  "passwordHint",
  "save",
  "saving",
  "savedTitle",
  "savedText",
  "login",
  "linkOver",
  "again",
] as const;

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  const words = wordsOf(language, "password");
  return { title: words("resetTitle"), description: words("resetDescription") };
}

export default async function ResetPasswordPage({ searchParams }: PageProps) {
  const token = linkToken((await searchParams).token);
  const { language } = await visitorMarket();
  const words = wordsOf(language, "password");
  return (
    <div className={cn(cardLook, "mx-auto grid w-full max-w-form gap-6")}>
      <h1>{words("resetTitle")}</h1>
      {token === undefined ? (
        <>
          <p>{words("linkBroken")}</p>
          <a href={paths.forgotPassword}>{words("again")}</a>
        </>
      ) : (
        <>
          <p>{words("resetText")}</p>
          <ResetFormClient
            token={token}
            words={{ ...pickWords(words, shown), failed: words("resetFailed") }}
            sendingWords={messagesOf(language, "sending")}
          />
        </>
      )}
    </div>
  );
}
