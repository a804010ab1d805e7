import { useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/combobox-client";
import type { Option } from "@/components/ui/select";
import { animalsRoutes } from "@/lib/contract/animals/records/animals/animals.routes";
import { callApi } from "@/store/api/call-api";
import { useShopDispatch } from "@/store/hooks";

type Role = "dam" | "sire";

interface ParentFieldProps {
  readonly animalId: number;
  readonly role: Role;
  readonly chosen: { readonly id: number | null; readonly name: string } | null;
  readonly error: string | undefined;
  readonly onChoose: (id: number | undefined) => void;
}

/** A parent: chosen by name among the animals that can be one. */
export function ParentField({ animalId, role, chosen, error, onChoose }: ParentFieldProps) {
  const t = useTranslator("animals.edit");
  const [name, setName] = useState(chosen?.name);
  const { options, isLoading, search } = useParentSearch(animalId, role);
  function choose(option: Option | null) {
    if (option === null) return;
    setName(option.label);
    onChoose(Number(option.value));
  }
  function remove() {
    setName(undefined);
    onChoose(undefined);
  }
  return (
    <div className="grid gap-2">
      <Combobox
        label={t(role)}
        hint={t("parentSearch")}
        error={error}
        options={options}
        isLoading={isLoading}
        onSearch={search}
        loadingLabel={t("searching")}
        emptyLabel={t("noParents")}
        onChoose={choose}
      />
      {name !== undefined && (
        <div className="flex items-center justify-between gap-4 rounded-box bg-sand py-1 pl-4">
          <p role="status" className="font-medium wrap-anywhere">
            {t("chosen", { name })}
          </p>
          <Button
            kind="quiet"
            aria-label={t(role === "dam" ? "removeDam" : "removeSire", { name })}
            onClick={remove}
          >
            {t("remove")}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The response of an outdated search is ignored. */
function useParentSearch(id: number, role: Role) {
  const dispatch = useShopDispatch();
  const latest = useRef(0);
  const [options, setOptions] = useState<readonly Option[]>([]);
  const [isLoading, setIsLoading] = useState(false);

  async function load(text: string) {
    latest.current += 1;
    const request = latest.current;
    setIsLoading(true);
    const query = { role, query: text.trim() };
    const result = await dispatch(callApi(animalsRoutes.parents, { params: { id }, query }));
    if (request !== latest.current) return;
    setIsLoading(false);
    const found = result.ok ? result.data.results : [];
    setOptions(
      found.map(({ id: value, name, registrationName }) => ({
        value: String(value),
        label: registrationName ? `${name}, ${registrationName}` : name,
      })),
    );
  }

  return { options, isLoading, search: (text: string) => void load(text) };
}
