import { useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import { Combobox } from "@/components/ui/combobox-client";
import { limits } from "@/lib/config/limits";
import { productsRoutes } from "@/lib/contract/shop/products/products.routes";
import type { SpeciesName } from "@/lib/domain/species";
import { callApi } from "@/store/api/call-api";
import { useShopDispatch } from "@/store/hooks";
import type { Named } from "@/store/slices/activation-record";

interface TestSearchProps {
  readonly species: SpeciesName | null;
  readonly chosen: Named | undefined;
  readonly onChoose: (test: Named) => void;
}

const searchDelayMs = 800;

/** Product search for single tests: from three characters, 800 ms after the last one. */
export function TestSearch({ species, chosen, onChoose }: TestSearchProps) {
  const t = useTranslator("activation.test");
  const search = useTestSearch(species);
  return (
    <div className="grid gap-3">
      {chosen !== undefined && (
        <p role="status" className="rounded-box bg-sand px-4 py-3 font-medium">
          {t("chosen", { name: chosen.name })}
        </p>
      )}
      <Combobox
        label={t("search")}
        hint={t("searchHint")}
        searchDelayMs={searchDelayMs}
        options={search.options}
        onSearch={search.search}
        onMore={search.more}
        isLoading={search.isLoading}
        loadingLabel={t("searching")}
        emptyLabel={search.hasSearched ? t("nothing") : t("searchHint")}
        onChoose={(option) => option && onChoose({ id: Number(option.value), name: option.label })}
      />
    </div>
  );
}

interface Found {
  readonly text: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly next: number | null;
}

const nothing: Found = { text: "", options: [], next: null };

/** As everywhere, a failed product search shows no message. The response of an outdated search is ignored. */
function useTestSearch(species: SpeciesName | null) {
  const dispatch = useShopDispatch();
  const latestRequest = useRef(0);
  const [found, setFound] = useState(nothing);
  const [isLoading, setLoading] = useState(false);

  async function load(text: string, page: number, previous: Found["options"]) {
    latestRequest.current += 1;
    const request = latestRequest.current;
    setLoading(true);
    const query = { search: text, page, is_single: true, ...(species && { species }) };
    const result = await dispatch(callApi(productsRoutes.list, { query }));
    if (request !== latestRequest.current) return;
    const more = result.ok ? result.data.results : [];
    const options = more.map(({ id, name }) => ({ value: String(id), label: name }));
    setFound({ text, options: [...previous, ...options], next: result.ok ? result.data.next : null });
    setLoading(false);
  }

  function search(typed: string) {
    const text = typed.trim();
    if ([...text].length >= limits.searchMinLength) return void load(text, 1, []);
    latestRequest.current += 1;
    setLoading(false);
    setFound(nothing);
  }

  return {
    options: found.options,
    isLoading,
    hasSearched: found.text !== "",
    search,
    more: () => void (found.next !== null && load(found.text, found.next, found.options)),
  };
}
