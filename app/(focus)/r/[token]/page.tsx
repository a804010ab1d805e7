import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { translate } from "@/lib/i18n/translate";
import { PassportView } from "@/components/animals/results/passports/passport-view";
import { visitorMarket } from "@/lib/server/market";

export async function generateMetadata(): Promise<Metadata> {
  await visitorMarket();
  const t = translate("passport");
  return { title: t("metaTitle"), description: t("description"), referrer: "no-referrer" };
}

/** What was issued under the code of a document. Public, but only for anyone who has the address. */
export default async function PassportPage({ params }: PageProps<"/r/[token]">) {
  const { token } = await params;
  if (!/^[\w-]{22,64}$/.test(token)) notFound();
  await visitorMarket();
  return <PassportView passport={await readOwnAsVisitor("passports.get", { params: { token } })} />;
}
