import { useState } from "react";
import { useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/combobox-client";
import { Select } from "@/components/ui/select";
import { maxTypedResults } from "@/lib/config/breeding/breeding";
import { breedingStrategyRoutes } from "@/lib/contract/breeding/breeding-strategy/breeding-strategy.routes";
import { coatInputs, optionsOf, type ParentRole } from "@/lib/domain/breeding/coat-inputs";
import type { SpeciesName } from "@/lib/domain/species";
import { useQueryCall } from "@/store/api/use-query-call";
import type { TypedRow } from "./chosen-parent";
import type { GeneLabels } from "./gene-labels";

interface TypedResultsProps {
  readonly role: ParentRole;
  readonly species: SpeciesName;
  readonly rows: readonly TypedRow[];
  readonly geneLabels: GeneLabels;
  readonly onChange: (rows: readonly TypedRow[]) => void;
  readonly error: string | undefined;
}

/** Results of an animal of another breeder: tests by name, and the genes of its colour. */
export function TypedResults({ role, species, rows, geneLabels, onChange, error }: TypedResultsProps) {
  const t = useTranslator("breedingStrategy.form");
  const change = (code: string, genotype: string) =>
    onChange(rows.map((row) => (row.code === code ? { ...row, genotype } : row)));
  const remove = (code: string) => onChange(rows.filter((row) => row.code !== code));
  const setGene = (code: string, genotype: string) => {
    const others = rows.filter((row) => row.code !== code);
    onChange(genotype === "" ? others : [...others, { code, genotype, name: null, options: [] }]);
  };
  const isFull = rows.length >= maxTypedResults;
  return (
    <div className="grid gap-4">
      <p className="text-small text-quiet">{t("outsideHint")}</p>
      {rows.map(
        ({ code, name, genotype, options }) =>
          name !== null && (
            <div key={code} className="grid grid-cols-[1fr_auto] items-end gap-2">
              <Select
                label={name}
                value={genotype}
                onChange={(event) => change(code, event.target.value)}
                options={options.map((value) => ({ value, label: value }))}
              />
              <Button kind="quiet" aria-label={t("removeNamed", { name })} onClick={() => remove(code)}>
                {t("remove")}
              </Button>
            </div>
          ),
      )}
      {isFull ? (
        <p className="text-quiet">{t("tooMany", { max: maxTypedResults })}</p>
      ) : (
        <TestSearch
          key={rows.length}
          role={role}
          species={species}
          error={error}
          onChoose={(row) => rows.every(({ code }) => code !== row.code) && onChange([...rows, row])}
        />
      )}
      <details open={rows.some(({ name }) => name === null)}>
        <summary className="disclosure font-semibold">{t("genes")}</summary>
        <div className="grid gap-4 pt-2">
          {coatInputs[species].map((input) => (
            <Select
              key={input.name}
              label={geneLabels[input.name] ?? input.name}
              placeholder={t("notTested")}
              value={rows.find(({ code }) => code === input.name)?.genotype ?? ""}
              onChange={(event) => setGene(input.name, event.target.value)}
              options={optionsOf(input, role).map((value) => ({ value, label: value }))}
            />
          ))}
        </div>
      </details>
    </div>
  );
}

type TestSearchProps = Pick<TypedResultsProps, "role" | "species" | "error"> & {
  readonly onChoose: (row: TypedRow) => void;
};

function TestSearch({ role, species, error, onChoose }: TestSearchProps) {
  const t = useTranslator("breedingStrategy.form");
  const [query, setQuery] = useState("");
  const { data, isFetching } = useQueryCall(breedingStrategyRoutes.tests, {
    query: { role, species, query },
  });
  const tests = data?.results ?? [];
  return (
    <Combobox
      label={t("test")}
      hint={t("testHint")}
      options={tests.map(({ code, name }) => ({ value: code, label: name }))}
      onSearch={(text) => setQuery(text.trim())}
      onChoose={(option) => {
        const test = tests.find(({ code }) => code === option?.value);
        const [genotype] = test?.options ?? [];
        if (test && genotype !== undefined) onChoose({ ...test, genotype });
      }}
      isLoading={isFetching}
      loadingLabel={t("searchingTests")}
      emptyLabel={t("noTests")}
      error={error}
    />
  );
}
