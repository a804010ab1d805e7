import { AnimalListScreen } from "@/components/animals/records/animals/list/animal-list-screen";
import { type AnimalsPageProps, listMetadata } from "@/app/my/_animals/own-animals-page";
import { readAnimals } from "@/lib/data/animals/animals";
import { animalsQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import { requireUser } from "@/lib/server/session/visitor";

export const generateMetadata = () => listMetadata("archived");

export default async function ArchivedAnimalsPage({ searchParams }: AnimalsPageProps) {
  const user = await requireUser(paths.archivedAnimals);
  const query = animalsQuery.parse(await searchParams);
  return (
    <AnimalListScreen
      query={query}
      kind="archived"
      country={user.countryCode}
      read={() => readAnimals("archived", query)}
    />
  );
}
