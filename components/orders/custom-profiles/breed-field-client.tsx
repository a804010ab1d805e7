"use client";

import { useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import { Combobox } from "@/components/ui/combobox-client";
import type { Option } from "@/components/ui/select";
import type { SpeciesName } from "@/lib/domain/species";
import { breedsRoutes } from "@/lib/contract/shop/breeds/breeds.routes";
import { callApi } from "@/store/api/call-api";
import { useShopDispatch } from "@/store/hooks";

interface BreedFieldProps {
  readonly species: SpeciesName;
  readonly onChoose: (breed: number) => void;
}

export function BreedField({ species, onChoose }: BreedFieldProps) {
  const t = useTranslator("customProfiles.builder");
  const dispatch = useShopDispatch();
  const lastRequest = useRef(0);
  const [found, setFound] = useState<readonly Option[]>([]);
  const [isLoading, setIsLoading] = useState(false);

  /** Ignores a response when a newer search has started. */
  async function search(text: string) {
    lastRequest.current += 1;
    const request = lastRequest.current;
    setIsLoading(true);
    const query = { species, name: text.trim() };
    const result = await dispatch(callApi(breedsRoutes.list, { query }));
    if (request !== lastRequest.current) return;
    const breeds = result.ok ? result.data.results : [];
    setFound(breeds.map(({ id, name }) => ({ value: String(id), label: name })));
    setIsLoading(false);
  }

  return (
    <Combobox
      label={t("breed")}
      hint={t("breedHint")}
      options={found}
      onSearch={(text) => void search(text)}
      isLoading={isLoading}
      loadingLabel={t("breedLoading")}
      emptyLabel={t("breedEmpty")}
      onChoose={(option) => option && onChoose(Number(option.value))}
    />
  );
}
