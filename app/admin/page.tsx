import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { paths } from "@/lib/domain/paths";
import { visitorMarket } from "@/lib/server/market";
import { requirePerson } from "@/lib/server/session/visitor";
import { wordsOf } from "@/lib/server/words";

/** The title says no more than the page: who is no admin is not told that there is one. */
export async function generateMetadata(): Promise<Metadata> {
  const { isAdmin } = await requirePerson(paths.admin);
  const { language } = await visitorMarket();
  return isAdmin ? { title: wordsOf(language, "account")("adminTitle") } : {};
}

export default async function AdminPage() {
  const person = await requirePerson(paths.admin);
  if (!person.isAdmin) notFound();
  const { language } = await visitorMarket();
  const words = wordsOf(language, "account");
  return (
    <div className="grid gap-4">
      <h1>{words("adminTitle")}</h1>
      <p>{words("signedInAs", { name: person.name })}</p>
    </div>
  );
}
