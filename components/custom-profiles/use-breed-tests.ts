import { useEffect, useState } from "react";
import type { SpeciesName } from "@/lib/domain/species";
import { type BreedTests, readBreedTests } from "@/store/custom-profiles";
import { useShopDispatch } from "@/store/hooks";

/** Which tests are made for a breed by name; `failed` where that cannot be read. */
export function useBreedTests(
  species: SpeciesName,
  breed: number | undefined,
): BreedTests | "failed" | undefined {
  const dispatch = useShopDispatch();
  const [known, setKnown] = useState<{ readonly breed: number; readonly answer: BreedTests | "failed" }>();

  useEffect(() => {
    if (!breed) return undefined;
    let isOver = false;
    void dispatch(readBreedTests(species, breed)).then((answer) => {
      if (!isOver) setKnown({ breed, answer: answer ?? "failed" });
    });
    return () => {
      isOver = true;
    };
  }, [breed, dispatch, species]);

  return known && known.breed === breed ? known.answer : undefined;
}
