import { usePagedSearch } from "@/components/form/use-paged-search";
import type { ParentageRole } from "@/lib/config/animals/parentage";
import { parentageRoutes } from "@/lib/contract/animals/results/parentage/parentage.routes";
import type { SpeciesName } from "@/lib/domain/species";
import { callApi } from "@/store/api/call-api";
import { useShopDispatch } from "@/store/hooks";

interface AnimalFilter {
  readonly role: ParentageRole;
  readonly species: SpeciesName | undefined;
}

/** Animals for a role by name or number. */
export function useAnimalSearch({ role, species }: AnimalFilter) {
  const dispatch = useShopDispatch();
  const { items: animals, ...search } = usePagedSearch(async (query, page) => {
    const filter = { role, query, page, ...(species && { species }) };
    const result = await dispatch(callApi(parentageRoutes.animals, { query: filter }));
    return result.ok ? result.data : undefined;
  });
  return { ...search, animals };
}
