import { notFound } from "next/navigation";
import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { PassportView } from "@/components/animals/results/passports/passport-view";
import { visitorMarket, visitorMetadata } from "@/lib/server/market";

export const generateMetadata = visitorMetadata("passport", (t) => ({
  title: t("metaTitle"),
  description: t("description"),
  referrer: "no-referrer",
}));

/** What was issued under the code of a document. Public, but only for anyone who has the address. */
export default async function PassportPage({ params }: PageProps<"/r/[token]">) {
  const { token } = await params;
  if (!/^[\w-]{22,64}$/.test(token)) notFound();
  await visitorMarket();
  return <PassportView passport={await readOwnAsVisitor("passports.get", { params: { token } })} />;
}
