import { useEffect, useState } from "react";
import type { SpeciesName } from "@/lib/domain/species";
import { type BreedTests, fetchBreedTests } from "@/store/api/orders/custom-profiles";
import { useShopDispatch } from "@/store/hooks";

/** Tests made for a breed; `failed` if they cannot be read. */
export function useBreedTests(
  species: SpeciesName,
  breed: number | undefined,
): BreedTests | "failed" | undefined {
  const dispatch = useShopDispatch();
  const [loaded, setLoaded] = useState<{ readonly breed: number; readonly result: BreedTests | "failed" }>();

  useEffect(() => {
    if (!breed) return undefined;
    let isCancelled = false;
    void dispatch(fetchBreedTests(species, breed)).then((tests) => {
      if (!isCancelled) setLoaded({ breed, result: tests ?? "failed" });
    });
    return () => {
      isCancelled = true;
    };
  }, [breed, dispatch, species]);

  return loaded?.breed === breed ? loaded?.result : undefined;
}
