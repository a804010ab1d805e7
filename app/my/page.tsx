import type { Metadata } from "next";
import { Dashboard } from "@/components/portal/dashboard";
import { missedTool, toolLinks } from "@/components/portal/tool-links";
import { paths } from "@/lib/navigation/paths";
import { lastTool, visitorMarket } from "@/lib/server/market";
import { requirePerson } from "@/lib/server/session/visitor";
import { wordsOf } from "@/lib/server/words";

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: wordsOf(language, "account")("myTitle") };
}

interface PageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function MyPage({ searchParams }: PageProps) {
  const person = await requirePerson(paths.my);
  const { language } = await visitorMarket();
  const words = wordsOf(language, "portal");
  const { name, type } = person;
  return (
    <Dashboard
      name={name}
      signedInAs={words("signedInAs", { name, type })}
      tools={toolLinks(person, words)}
      lastTool={await lastTool()}
      missed={missedTool((await searchParams)["not"], words)}
      words={words}
    />
  );
}
