import { useEffect, useState } from "react";
import type { SpeciesName } from "@/lib/domain/species";
import { readOtherNames } from "@/store/breeds";
import { useShopDispatch } from "@/store/hooks";
import type { OtherNames } from "./find-breeds";

const none: OtherNames = new Map();

/** What else breeds are called: more text than the list itself, so it is read when somebody begins to search. */
export function useOtherNames(species: SpeciesName, isNeeded: boolean): [OtherNames, () => void] {
  const dispatch = useShopDispatch();
  const [names, setNames] = useState(none);
  const [isReached, setIsReached] = useState(false);
  const isWanted = isNeeded || isReached;

  useEffect(() => {
    if (!isWanted) return;
    // Where it fails, breeds are found by their own names.
    void dispatch(readOtherNames(species)).then((answer) => {
      if (answer) setNames(new Map(answer.map((one) => [one.id, one.names])));
    });
  }, [dispatch, isWanted, species]);

  return [names, () => setIsReached(true)];
}
