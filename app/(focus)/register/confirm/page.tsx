import type { Metadata } from "next";
import { ConfirmFormClient } from "@/components/registration/confirm-form-client";
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

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  const words = wordsOf(language, "registration");
  return { title: words("confirmTitle"), description: words("confirmDescription") };
}

export default async function ConfirmPage({ searchParams }: PageProps) {
  const token = linkToken((await searchParams).token);
  const { language } = await visitorMarket();
  const words = wordsOf(language, "registration");
  const shown = ["confirm", "confirming", "linkOver", "again"] as const;
  return (
    <div className={cn(cardLook, "mx-auto grid w-full max-w-form gap-6")}>
      <h1>{words("confirmTitle")}</h1>
      {token === undefined ? (
        <>
          <p>{words("linkBroken")}</p>
          <a href={paths.register}>{words("again")}</a>
        </>
      ) : (
        <>
          <p>{words("confirmText")}</p>
          <ConfirmFormClient
            token={token}
            words={{
              ...pickWords(words, shown),
              password: words("confirmPassword"),
              failed: words("confirmFailed"),
            }}
            sendingWords={messagesOf(language, "sending")}
          />
          <p className="text-small text-quiet">
            {words("notChosen")} <a href={paths.register}>{words("again")}</a>
          </p>
        </>
      )}
    </div>
  );
}
