import { useEffect, useState } from "react";
import { breedsRoutes } from "@/lib/contract/shop/breeds/breeds.routes";
import type { SpeciesName } from "@/lib/domain/species";
import { callApi } from "@/store/api/call-api";
import { useShopDispatch } from "@/store/hooks";
import type { OtherNames } from "./find-breeds";

const noNames: OtherNames = new Map();

/**
 * Other names of the breeds, and a function that starts loading them. They are larger than the list itself, so they are
 * loaded when the user starts to search.
 */
export function useOtherNames(species: SpeciesName, isNeeded: boolean): [OtherNames, () => void] {
  const dispatch = useShopDispatch();
  const [names, setNames] = useState(noNames);
  const [isRequested, setIsRequested] = useState(false);
  const shouldLoad = isNeeded || isRequested;

  useEffect(() => {
    if (!shouldLoad) return;
    // If the call fails, breeds are found by their own names only.
    void dispatch(callApi(breedsRoutes.otherNames, { query: { species } })).then((result) => {
      if (result.ok) setNames(new Map(result.data.map((breed) => [breed.id, breed.names])));
    });
  }, [dispatch, shouldLoad, species]);

  return [names, () => setIsRequested(true)];
}
