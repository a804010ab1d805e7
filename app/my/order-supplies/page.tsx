import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { SuppliesForm } from "@/components/order-supplies/supplies-form-client";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { listCountries } from "@/lib/data/countries";
import { readKits } from "@/lib/data/orders";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { type Person, requirePerson } from "@/lib/server/session/visitor";
import { messagesOf, wordsOf } from "@/lib/server/words";

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: wordsOf(language, "supplies")("title") };
}

/** For approved practices and collection agents. A practice that is not is told how to become one. */
export default async function OrderSuppliesPage() {
  const person = await requirePerson(paths.orderSupplies);
  if (person.type !== "vet" && !person.isAgent) redirect(paths.myWithout("order-supplies"));
  const { language } = await visitorMarket();
  const words = wordsOf(language, "supplies");
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{words("title")}</h1>
      <p className="text-lead text-quiet">{words("intro")}</p>
      {person.type === "vet" && !person.canOrderSupplies ? (
        <EmptyState title={words("missingTitle")} hint={words("missingVet")}>
          <LinkButton href={paths.myProfile}>{words("apply")}</LinkButton>
        </EmptyState>
      ) : (
        <Supplies person={person} />
      )}
    </div>
  );
}

async function Supplies({ person }: { readonly person: Person }) {
  const { language } = await visitorMarket();
  const words = wordsOf(language, "supplies");
  const [kits, countries] = await Promise.all([readKits(person.countryCode), listCountries()]);
  return (
    <>
      <p>
        <a href={paths.advanceResults}>{words("results")}</a>
      </p>
      {kits.length === 0 ? (
        <EmptyState title={words("noKits")} />
      ) : (
        <SuppliesForm
          kits={kits}
          language={language}
          countries={countries.map(({ code: value, name: label }) => ({ value, label }))}
          country={person.countryCode}
          agent={{ name: person.name, clinic: "" }}
          onAccount={words(person.type === "vet" ? "onAccountVet" : "onAccountAgent")}
          resultsPath={paths.advanceResults}
          words={messagesOf(language, "supplies")}
        />
      )}
    </>
  );
}
