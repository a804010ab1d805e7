"use client";

import { type ReactNode, useState, useEffect, useRef } from "react";
import { useMessages, useTranslator } from "#use-messages";
import { CallForm } from "@/components/form/call-form";
import { emptyToNull } from "@/components/form/contract-resolver";
import { useCallForm } from "@/components/form/use-call-form";
import { Card, cardStyles } from "@/components/ui/card";
import { coatInputs, type ParentRole, type CoatInput, optionsOf } from "@/lib/domain/breeding/coat-inputs";
import { litterColoursRoutes } from "@/lib/contract/breeding/litter-colours/litter-colours.routes";
import type { SpeciesName } from "@/lib/domain/species";
import type { Response } from "@/lib/contract/calls";
import type { CoatSource } from "./fill-from-animal";
import { cn } from "@/components/ui/class-names";
import { formatShare } from "@/lib/domain/breeding/format-share";
import { ColourList } from "./colour-list";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Select } from "@/components/ui/select";
import { formatLongDay } from "@/lib/domain/format";
import { pageLanguage } from "@/lib/i18n/page-language";

interface LitterColoursProps {
  readonly species: SpeciesName;
  /** Uses the call that needs no session. */
  readonly isPublic?: boolean;
  /** Fills in the genotypes of an animal. Guests have none, and do not load the search. */
  readonly renderFill?: (role: ParentRole, onFill: (source: CoatSource) => void) => ReactNode;
}

interface Result {
  readonly prediction: Response<"litterColours.felineColour">;
  /** The genotypes it was computed from. */
  readonly parents: string;
}

const routes = { feline: litterColoursRoutes.felineColour, canine: litterColoursRoutes.canineColour };

type Filled = Readonly<Partial<Record<ParentRole, CoatSource>>>;

const parents: readonly ParentRole[] = ["dam", "sire"];

/** The genotypes of both parents, and what their litter can look like. */
export function LitterColours({ species, isPublic = false, renderFill }: LitterColoursProps) {
  const messages = useMessages("litterColours.fields");

  const t = useTranslator("litterColours");
  const [result, setResult] = useState<Result>();
  const [filled, setFilled] = useState<Filled>({});
  const empty = Object.fromEntries(coatInputs[species].map(({ name }) => [name, ""]));
  const form = useCallForm({
    route: isPublic ? litterColoursRoutes.publicFelineColour : routes[species],
    schema: async () =>
      (await import("@/lib/contract/breeding/litter-colours/litter-colours.forms")).litterColoursForms[
        species
      ],
    defaults: { dam: empty, sire: empty },
    toBody: ({ dam, sire }) => ({ dam: emptyToNull(dam), sire: emptyToNull(sire) }),
    onSuccess: (prediction) => setResult({ prediction, parents: chosen }),
    onFailure: () => setResult(undefined),
  });
  const values = form.hook.watch();
  const chosen = JSON.stringify(values);
  // Also when the parents were changed before the response came.
  if (result !== undefined && result.parents !== chosen) setResult(undefined);
  function fill(role: ParentRole, source: CoatSource) {
    setFilled((before) => ({ ...before, [role]: source }));
    for (const { name } of coatInputs[species])
      form.hook.setValue(
        `${role}.${name}`,
        source.genotypes.find((known) => known.name === name)?.genotype ?? "",
      );
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card>
        <CallForm form={form} submitLabel={t("submit")} pendingLabel={t("sending")}>
          <div className="grid gap-6 wide:grid-cols-2">
            {parents.map((role) => (
              <ParentFields
                key={role}
                role={role}
                inputs={coatInputs[species]}
                labels={messages[species]}
                field={(name) => form.field(`${role}.${name}`)}
                source={filled[role]}
                values={values[role]}
              >
                {renderFill?.(role, (source) => fill(role, source))}
              </ParentFields>
            ))}
          </div>
        </CallForm>
      </Card>
      {result && <LitterResult species={species} prediction={result.prediction} />}
    </div>
  );
}

type Prediction = Response<"litterColours.felineColour">;

interface LitterResultProps {
  readonly species: SpeciesName;
  readonly prediction: Prediction;
}

/** The colours of a litter; by sex where the sexes differ. */
function LitterResult({ species, prediction }: LitterResultProps) {
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

interface ParentFieldsProps {
  readonly role: ParentRole;
  readonly inputs: readonly CoatInput[];
  /** By name of the input. */
  readonly labels: Readonly<Record<string, string>>;
  readonly field: (name: string) => UseFormRegisterReturn & { readonly error?: string };
  /** The animal whose genotypes were filled in. */
  readonly source?: CoatSource | undefined;
  /** By name of the input. */
  readonly values: Readonly<Record<string, string>>;
  /** Above the fields. */
  readonly children?: ReactNode;
}

/** The genotypes of a parent: those that a prediction needs, then the others. */
function ParentFields({ role, inputs, labels, field, source, values, children }: ParentFieldsProps) {
  const t = useTranslator("litterColours");
  /** Gone as soon as the genotype is changed. */
  const sourceOf = (name: string) => {
    const found = source?.genotypes.find((known) => known.name === name);
    if (source === undefined || found === undefined || found.genotype !== values[name]) return {};
    const date = formatLongDay(pageLanguage(), new Date(found.reportedAt));
    return { hint: t("fill.source", { name: source.animal.name, date }) };
  };
  const select = (input: CoatInput) => (
    <Select
      key={input.name}
      {...field(input.name)}
      {...sourceOf(input.name)}
      label={labels[input.name] ?? input.name}
      required={input.isRequired}
      placeholder={t(input.isRequired ? "choose" : "notTested")}
      options={optionsOf(input, role).map((value) => ({ value, label: value }))}
    />
  );
  return (
    <fieldset className="grid content-start gap-4">
      <legend className="mb-2 text-title-3 font-semibold">{t(role)}</legend>
      {children}
      {inputs.filter(({ isRequired }) => isRequired).map(select)}
      <details open={inputs.some(({ name, isRequired }) => !isRequired && sourceOf(name).hint !== undefined)}>
        <summary className="disclosure font-semibold">{t("more")}</summary>
        <div className="grid gap-4 pt-2">{inputs.filter(({ isRequired }) => !isRequired).map(select)}</div>
      </details>
    </fieldset>
  );
}
