"use client";

import { useDeferredValue, useMemo, useState } from "react";
import type { SendingWords } from "@/components/form/failure-words";
import { buttonLook } from "@/components/ui/button-look";
import { limits } from "@/lib/config/limits";
import type { Language } from "@/lib/config/languages";
import type { SpeciesName } from "@/lib/domain/species";
import { ChooseFields } from "./choose-fields";
import { type BuilderWords, fill } from "./custom-words";
import { narrowTests, type OfferedGroup, offerOf } from "./narrow-tests";
import { OpenedNote } from "./opened-note";
import { ProfileSummary } from "./profile-summary-client";
import type { TestList } from "./test-groups";
import { TestSection } from "./test-section";
import { useBreedTests } from "./use-breed-tests";
import { useBuilder } from "./use-builder";

interface ProfileBuilderProps {
  readonly species: SpeciesName;
  readonly list: TestList;
  readonly language: Language;
  readonly words: BuilderWords;
  readonly sendingWords: SendingWords;
}

/** All tests in the HTML, with ways to what they are; awake, they can be chosen. */
export function ProfileBuilder({ species, list, language, words, sendingWords }: ProfileBuilderProps) {
  const offer = useMemo(() => offerOf(list), [list]);
  const builder = useBuilder(offer.byId);
  const breed = useBreedTests(species, builder.breed);
  const [search, setSearch] = useState("");
  const knownBreed = typeof breed === "object" ? breed : undefined;
  const { ofBreed, groups, isNothing } = narrowTests(offer, knownBreed, useDeferredValue(search));
  const rows = {
    ...{ species, language, currency: list.currency, words: words.builder },
    chosen: new Set(builder.chosen),
    isFull: builder.chosen.length >= limits.customProfileTests,
    isStill: !builder.isAwake,
    onToggle: builder.toggle,
  };
  return (
    <div className="mt-10 grid grid-cols-1 items-start gap-x-10 desk:grid-cols-[1fr_20rem]">
      <section aria-labelledby="choose" className="min-w-0">
        <h2 id="choose">{words.builder.tests}</h2>
        <OpenedNote opened={builder.opened} words={words.builder} />
        <ChooseFields
          {...{ species, breed, search }}
          words={words.builder}
          isAwake={builder.isAwake}
          onBreed={builder.chooseBreed}
          onSearch={setSearch}
        />
        <JumpLinks groups={groups} label={words.builder.jump} />
        {ofBreed && (
          <>
            <TestSection
              {...rows}
              id={ofBreed.key}
              title={fill(words.builder.breedTests, { name: ofBreed.label })}
              tests={ofBreed.tests}
            />
            <button
              type="button"
              className={buttonLook("quiet", "mt-2 px-0")}
              onClick={() => builder.chooseBreed(undefined)}
            >
              {words.builder.breedForget}
            </button>
          </>
        )}
        {groups.map(({ key, label, tests }) => (
          <TestSection key={key} {...rows} id={key} title={label} tests={tests} />
        ))}
        <p role="status" className="mt-6 text-lead empty:hidden">
          {isNothing && words.builder.nothing}
        </p>
      </section>
      <ProfileSummary
        {...{ builder, language, words, sendingWords }}
        offered={offer.byId}
        currency={list.currency}
      />
    </div>
  );
}

const jumpLook =
  "mt-4 flex flex-wrap gap-2 [&_a]:inline-flex [&_a]:min-h-9 [&_a]:items-center [&_a]:rounded-full [&_a]:bg-brand-soft " +
  "[&_a]:px-3 [&_a]:text-small [&_a]:font-medium [&_a]:no-underline";

function JumpLinks({ groups, label }: { readonly groups: readonly OfferedGroup[]; readonly label: string }) {
  return (
    <nav aria-label={label}>
      <ul className={jumpLook}>
        {groups.map((group) => (
          <li key={group.key}>
            <a href={`#${group.key}`}>{group.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
