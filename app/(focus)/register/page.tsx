import type { Metadata } from "next";
import { AccountKinds } from "@/components/registration/account-kinds";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { wordsOf } from "@/lib/server/words";

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  const words = wordsOf(language, "registration");
  return { title: words("title"), description: words("description") };
}

export default async function RegisterPage() {
  const { language } = await visitorMarket();
  const words = wordsOf(language, "registration");
  return (
    <div className="grid gap-6">
      <h1>{words("title")}</h1>
      <p className="text-lead">{words("choose")}</p>
      <AccountKinds words={words} />
      <p>
        {words("haveAccount")} <a href={paths.login}>{words("login")}</a>
      </p>
    </div>
  );
}
