import type { Metadata } from "next";
import { paths } from "@/lib/domain/paths";
import { visitorMarket } from "@/lib/server/market";
import { requirePerson } from "@/lib/server/session/visitor";
import { wordsOf } from "@/lib/server/words";

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: wordsOf(language, "account")("myTitle") };
}

export default async function MyPage() {
  const person = await requirePerson(paths.my);
  const { language } = await visitorMarket();
  const words = wordsOf(language, "account");
  return (
    <div className="grid gap-4">
      <h1>{words("myTitle")}</h1>
      <p>{words("signedInAs", { name: person.name })}</p>
      <p>
        <a href={paths.store}>{words("toStore")}</a>
      </p>
    </div>
  );
}
