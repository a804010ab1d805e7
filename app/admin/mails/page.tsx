import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { WrittenMails } from "@/components/account/written-mails";
import { readMails } from "@/lib/data/admin";
import { paths } from "@/lib/domain/paths";
import { visitorMarket } from "@/lib/server/market";
import { requirePerson } from "@/lib/server/session/visitor";
import { wordsOf } from "@/lib/server/words";

export async function generateMetadata(): Promise<Metadata> {
  const { isAdmin } = await requirePerson(paths.mails);
  const { language } = await visitorMarket();
  return isAdmin ? { title: wordsOf(language, "admin")("mails") } : {};
}

/** For whoever tries or builds the shop: what it would have sent. */
export default async function MailsPage() {
  const { isAdmin, countryCode } = await requirePerson(paths.mails);
  const mails = isAdmin ? await readMails() : undefined;
  if (mails === undefined) notFound();
  const { language } = await visitorMarket();
  return <WrittenMails mails={mails.results} country={countryCode} words={wordsOf(language, "admin")} />;
}
