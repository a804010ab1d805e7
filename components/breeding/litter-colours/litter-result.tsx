import { useEffect, useRef } from "react";
import { useTranslator } from "#use-messages";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { formatShare } from "@/lib/domain/breeding/format-share";
import type { SpeciesName } from "@/lib/domain/species";
import type { Response } from "@/lib/contract/calls";
import { ColourList } from "./colour-list";

type Prediction = Response<"litterColours.felineColour">;

interface LitterResultProps {
  readonly species: SpeciesName;
  readonly prediction: Prediction;
}

/** The colours of a litter; by sex where the sexes differ. */
export function LitterResult({ species, prediction }: LitterResultProps) {
  const t = useTranslator("litterColours");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [prediction]);
  const { male, female, embryosLost } = prediction;
  const areSexesAlike = JSON.stringify(male) === JSON.stringify(female);
  const groups = areSexesAlike ? (["overall"] as const) : (["overall", "male", "female"] as const);
  return (
    <section aria-labelledby="litter-result" className="grid grid-cols-1 gap-4">
      <h2 ref={heading} id="litter-result" tabIndex={-1} className="outline-none">
        {t("result.title")}
      </h2>
      {embryosLost !== "0" && (
        <p className={cn(cardStyles, "bg-carrier-soft")}>
          {t("result.lost", { percent: formatShare(embryosLost), share: embryosLost })}
        </p>
      )}
      <div className="grid grid-cols-1 gap-4 wide:grid-cols-3">
        {groups.map((group) => (
          <section
            key={group}
            aria-labelledby={`litter-${group}`}
            className={cn(cardStyles, "grid content-start gap-3", areSexesAlike && "wide:col-span-3")}
          >
            <h3 id={`litter-${group}`}>{t(group === "overall" ? "result.all" : `result.${group}`)}</h3>
            <ColourList species={species} colours={prediction[group]} />
          </section>
        ))}
      </div>
    </section>
  );
}
