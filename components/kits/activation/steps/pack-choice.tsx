import { useTranslator } from "#use-messages";
import { ChoiceCard } from "@/components/ui/choice-card";
import type { PackBalance } from "@/store/slices/activation";
import type { Named } from "@/store/slices/activation-record";
import { TestSearch } from "./test-search";

interface PackChoiceProps {
  readonly legend: string;
  readonly packs: readonly PackBalance[];
  readonly pack: PackBalance | undefined;
  readonly onPack: (pack: PackBalance) => void;
  /** What a tube without a test is for, where the pack leaves it open. */
  readonly test: Named | undefined;
  readonly onTest: (test: Named) => void;
}

/** The pack to take a test from and, where it leaves that open, which test. */
export function PackChoice({ legend, packs, pack, onPack, test, onTest }: PackChoiceProps) {
  const t = useTranslator("activation.test");
  return (
    <>
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-medium">{legend}</legend>
        {packs.map((choice) => (
          <ChoiceCard
            key={choice.id}
            name="pack"
            value={String(choice.id)}
            isChosen={choice === pack}
            onChoose={() => onPack(choice)}
            label={choice.name}
            hint={choice.packOf?.name}
            aside={t("units", { count: choice.units })}
          />
        ))}
      </fieldset>
      {pack?.packOf === null && (
        <TestSearch key={pack.id} species={pack.species} chosen={test} onChoose={onTest} />
      )}
    </>
  );
}
