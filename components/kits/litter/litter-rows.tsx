import { useState } from "react";
import { useTranslator } from "#use-messages";
import { focusablePageHeading } from "@/components/ui/page-heading";
import type { LitterSectionProps } from "./litter-props";
import { LitterRowFields, rowGridStyles } from "./litter-row-fields";
import { petIdentifierNames } from "@/lib/domain/animals/pet-identifiers";
import { animalFields } from "./litter-draft";

/** What differs between the animals: a table where there is room, else cards. */
export function LitterRows({ litter }: LitterSectionProps) {
  const t = useTranslator("litter.rows");
  const petT = useTranslator("activation.pet");
  const { rows } = litter.draft;
  const [message, setMessage] = useState("");
  function remove(at: number) {
    litter.removeRow(at);
    setMessage(t("removed"));
    // The button that had the focus is gone.
    (document.getElementById("litter-rows") ?? focusablePageHeading())?.focus();
  }
  return (
    <section aria-labelledby="litter-rows" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="litter-rows" tabIndex={-1} className="outline-none">
          {t("title")}
        </h2>
        <p role="status" className="text-quiet">
          {message} {rows.length > 0 && t("count", { count: rows.length })}
        </p>
      </div>
      {rows.length === 0 ? (
        <p className="rounded-box border border-dashed border-edge px-5 py-8 text-center text-quiet">
          {t("empty")}
        </p>
      ) : (
        <div className="grid gap-4 full:gap-0">
          <p className="text-quiet full:pb-4">{t("optional")}</p>
          <p aria-hidden="true" className={`${rowGridStyles} max-full:hidden pb-2 text-small font-medium`}>
            <span />
            {animalFields.map((name) => (
              <span key={name}>{t(name)}</span>
            ))}
            {petIdentifierNames.map((name) => (
              <span key={name}>{petT(name)}</span>
            ))}
          </p>
          <ol className="grid gap-4 full:gap-0">
            {rows.map((row, at) => (
              <LitterRowFields key={row.key} row={row} at={at} litter={litter} onRemove={() => remove(at)} />
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}
