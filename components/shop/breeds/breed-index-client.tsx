"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { pawPicture } from "@/lib/domain/shop/breed-picture-path";
import { slug } from "@/lib/domain/slug";
import type { SpeciesName } from "@/lib/domain/species";
import { updateBreedQuery, useBreedQuery } from "./breed-query";
import { BreedFilter } from "./breed-filter";
import { BreedLetters } from "./breed-letters";
import { decodeBreedList } from "./breed-list-encoding";
import { findBreeds, type OtherNames } from "./find-breeds";
import { breedsRoutes } from "@/lib/contract/shop/breeds/breeds.routes";
import { callApi } from "@/store/api/call-api";
import { useShopDispatch } from "@/store/hooks";

const noNames: OtherNames = new Map();

interface BreedIndexProps {
  readonly species: SpeciesName;
  /** All breeds, as written by `encodeBreedList`. */
  readonly breeds: string;
  readonly groups: readonly string[];
  readonly lettersLabel: string;
}

/**
 * All breeds of a species by initial letter, server-rendered like any list. It is a client component because of the
 * filter, and because the flight data of a server component would repeat every one of hundreds of links.
 */
export function BreedIndex({ species, breeds: encoded, groups, lettersLabel }: BreedIndexProps) {
  const t = useTranslator("breeds.search");
  const { search, group } = useBreedQuery();
  const field = useRef<HTMLInputElement>(null);
  const [otherNames, loadOtherNames] = useOtherNames(species, search !== "");
  const breeds = useMemo(() => decodeBreedList(encoded), [encoded]);
  const groupIndex = groups.findIndex((name) => slug(name) === group);
  const found = findBreeds(breeds, { search, group: groupIndex < 0 ? undefined : groupIndex }, otherNames);
  const isFiltered = search !== "" || groupIndex >= 0;

  useEffect(() => {
    // Text typed before hydration.
    const typed = field.current?.value ?? "";
    const { search: current } = Object.fromEntries(new URLSearchParams(location.search));
    if (typed !== "" && current === undefined) updateBreedQuery({ search: typed, group: "" }, false);
  }, []);

  function clear() {
    updateBreedQuery({ search: "", group: "" }, true);
    field.current?.focus();
  }

  return (
    <>
      {/* One rule: an image in each of hundreds of links would be larger than the names. */}
      <style>{`.paws{--paw:url(${pawPicture(species)})}`}</style>
      <BreedFilter
        query={{ search, group: groupIndex < 0 ? "" : group }}
        groups={groups}
        field={field}
        onFocus={loadOtherNames}
      />
      <p role="status" className="mt-4 min-h-6 text-quiet">
        {isFiltered && t("shown", { shown: found.length, count: breeds.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState title={t("nothing")}>
          <Button kind="secondary" onClick={clear}>
            {t("clear")}
          </Button>
        </EmptyState>
      ) : (
        // Remounted when a filter appears or goes, so that no item of the whole list visibly moves.
        <BreedLetters key={`${isFiltered}`} species={species} breeds={found} lettersLabel={lettersLabel} />
      )}
    </>
  );
}

/**
 * Other names of the breeds, and a function that starts loading them. They are larger than the list itself, so they are
 * loaded when the user starts to search.
 */
function useOtherNames(species: SpeciesName, isNeeded: boolean): [OtherNames, () => void] {
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
