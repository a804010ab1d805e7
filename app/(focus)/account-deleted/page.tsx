import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { visitorSessionToken } from "@/lib/server/session/visitor";
import { wordsOf } from "@/lib/server/words";

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  const words = wordsOf(language, "myData");
  return { title: words("deleted.title"), description: words("deleted.description") };
}

/** Where whoever deleted their account ends. For somebody signed in it would not be true. */
export default async function AccountDeletedPage() {
  if ((await visitorSessionToken()) !== undefined) redirect(paths.my);
  const { language } = await visitorMarket();
  const words = wordsOf(language, "myData");
  return (
    <div className={cn(cardLook, "mx-auto grid w-full max-w-form gap-6")}>
      <h1>{words("deleted.title")}</h1>
      <p>{words("deleted.text")}</p>
      <p>{words("deleted.again")}</p>
      <LinkButton href={paths.home}>{words("deleted.home")}</LinkButton>
      <a href={paths.pages.deleteAccount}>{words("deleted.what")}</a>
    </div>
  );
}
