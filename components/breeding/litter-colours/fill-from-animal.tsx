import { useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import { ParentSearch } from "@/components/breeding/breeding-strategy/parent-search";
import { litterColoursRoutes } from "@/lib/contract/breeding/litter-colours/litter-colours.routes";
import type { ParentRole } from "@/lib/domain/breeding/coat-inputs";
import type { SpeciesName } from "@/lib/domain/species";
import type { Translator } from "@/lib/i18n/translator";
import { callApi } from "@/store/api/call-api";
import { useShopDispatch } from "@/store/hooks";
import type { Response } from "@/lib/contract/calls";

/** An animal with the genotypes of its reports. */
export type CoatSource = Response<"litterColours.genotypes">;

interface FillFromAnimalProps {
  readonly role: ParentRole;
  readonly species: SpeciesName;
  readonly onFill: (source: CoatSource) => void;
}

type State = CoatSource | "loading" | "failed" | undefined;

/** Chooses an animal by name and fills in what its reports say about colour. The response of an earlier choice is ignored. */
export function FillFromAnimal({ role, species, onFill }: FillFromAnimalProps) {
  const t = useTranslator("litterColours");
  const dispatch = useShopDispatch();
  const [state, setState] = useState<State>();
  const latestRequest = useRef(0);
  async function choose(id: number) {
    latestRequest.current += 1;
    const request = latestRequest.current;
    setState("loading");
    const result = await dispatch(
      callApi(litterColoursRoutes.genotypes, { params: { id }, query: { role } }),
    );
    if (request !== latestRequest.current) return;
    setState(result.ok ? result.data : "failed");
    if (result.ok) onFill(result.data);
  }
  return (
    <div className="grid gap-2">
      <ParentSearch
        role={role}
        species={species}
        label={t("fill.label")}
        onChoose={({ id }) => void choose(id)}
      />
      <p role="status" className="text-small font-medium empty:hidden">
        {describeState(state, t)}
      </p>
    </div>
  );
}

function describeState(state: State, t: Translator<"litterColours">): string | undefined {
  if (state === undefined) return undefined;
  if (state === "loading" || state === "failed") return t(`fill.${state}`);
  const { animal, genotypes } = state;
  return genotypes.length === 0
    ? t("fill.none", { name: animal.name })
    : t("fill.done", { name: animal.name, count: genotypes.length });
}
