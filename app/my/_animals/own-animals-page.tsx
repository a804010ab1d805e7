import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { translate } from "@/lib/i18n/translate";
import { AnimalListScreen } from "@/components/animals/records/animals/list/animal-list-screen";
import { readAnimals } from "@/lib/data/animals/animals";
import { animalsQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { requireUser } from "@/lib/server/session/visitor";

export interface AnimalsPageProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

type ListTitle = "mine" | "patients" | "shared" | "archived";

export async function listMetadata(title: ListTitle): Promise<Metadata> {
  await visitorMarket();
  return { title: translate("animals")(`titles.${title}`) };
}

/** Vets have patients, everybody else animals: the other address leads to the right one. */
export async function OwnAnimalsPage({
  kind,
  searchParams,
}: AnimalsPageProps & { kind: "mine" | "patients" }) {
  const path = kind === "mine" ? paths.myAnimals : paths.myPatients;
  const user = await requireUser(path);
  if ((user.type === "vet") !== (kind === "patients"))
    redirect(kind === "mine" ? paths.myPatients : paths.myAnimals);
  const query = animalsQuery.parse(await searchParams);
  return (
    <AnimalListScreen
      kind={kind}
      query={query}
      country={user.countryCode}
      owner={user.id}
      read={() => readAnimals("mine", query)}
    />
  );
}
