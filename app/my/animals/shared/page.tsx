import { AnimalListScreen } from "@/components/animals/records/animals/list/animal-list-screen";
import { type AnimalsPageProps, listMetadata } from "@/app/my/_animals/own-animals-page";
import { readAnimals } from "@/lib/data/animals/animals";
import { animalsQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import { requireUser } from "@/lib/server/session/visitor";

export const generateMetadata = () => listMetadata("shared");

/** Shared by the user, or with `?view=with-me` shared with the user. */
export default async function SharedAnimalsPage({ searchParams }: AnimalsPageProps) {
  const params = await searchParams;
  const isWithMe = params["view"] === "with-me";
  const user = await requireUser(isWithMe ? paths.sharedWithMe : paths.sharedAnimals);
  const query = animalsQuery.parse(params);
  return (
    <AnimalListScreen
      query={query}
      kind={isWithMe ? "withMe" : "shared"}
      country={user.countryCode}
      read={() => readAnimals(isWithMe ? "with-me" : "shared", query)}
    />
  );
}
