"use client";

import { useDeferredValue, useMemo, useState } from "react";
import type { SendingWords } from "@/components/account/failure-words";
import { buttonLook } from "@/components/ui/button-look";
import { FailedState } from "@/components/ui/failed-state";
import { limits } from "@/lib/config/limits";
import type { Language } from "@/lib/config/languages";
import type { SpeciesName } from "@/lib/domain/species";
import { ChooseFields } from "./choose-fields";
import { type BuilderWords, fill } from "./custom-words";
import { ProfileSummary } from "./profile-summary-client";
import { type TestList, testsIn } from "./test-groups";
import { TestSection } from "./test-section";
import { useBreedTests } from "./use-breed-tests";
import { type Builder, useBuilder } from "./use-builder";
import { changeChoice } from "./use-choice";

interface ProfileBuilderProps {
  readonly species: SpeciesName;
  readonly list: TestList;
  readonly language: Language;
  readonly words: BuilderWords;
  readonly sendingWords: SendingWords;
}

const jumpLook =
  "mt-4 flex flex-wrap gap-2 [&_a]:inline-flex [&_a]:min-h-9 [&_a]:items-center [&_a]:rounded-full [&_a]:bg-brand-soft " +
  "[&_a]:px-3 [&_a]:text-small [&_a]:font-medium [&_a]:no-underline";

/** All tests in the HTML, with ways to what they are; awake, they can be chosen. */
export function ProfileBuilder({ species, list, language, words, sendingWords }: ProfileBuilderProps) {
  const all = useMemo(
    () => list.groups.map((group) => ({ ...group, tests: testsIn(group, list.amounts) })),
    [list],
  );
  const offered = useMemo(
    () => new Map(all.flatMap(({ tests }) => tests.map((test) => [test.id, test]))),
    [all],
  );
  const builder = useBuilder(offered);
  const breed = useBreedTests(species, builder.breed);
  const [search, setSearch] = useState("");
  const sought = useDeferredValue(search.trim().toLowerCase());
  const isSought = ({ name }: { readonly name: string }) => name.toLowerCase().includes(sought);
  const ofBreed = typeof breed === "object" ? breed.ids.flatMap((id) => offered.get(id) ?? []) : [];
  const named = new Set(ofBreed.map(({ id }) => id));
  const shown = all.map((group) => ({
    ...group,
    tests: group.tests.filter((test) => !named.has(test.id) && isSought(test)),
  }));
  const first = ofBreed.filter(isSought);
  const isNothing = first.length === 0 && shown.every(({ tests }) => tests.length === 0);
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
        <OpenedNote builder={builder} words={words.builder} />
        <ChooseFields
          species={species}
          words={words.builder}
          isAwake={builder.isAwake}
          breed={breed}
          onBreed={builder.chooseBreed}
          search={search}
          onSearch={setSearch}
        />
        <nav aria-label={words.builder.jump}>
          <ul className={jumpLook}>
            {shown.map(
              ({ key, label, tests }) =>
                tests.length > 0 && (
                  <li key={key}>
                    <a href={`#${key}`}>{label}</a>
                  </li>
                ),
            )}
          </ul>
        </nav>
        {typeof breed === "object" && (
          <p className="mt-4">
            <button
              type="button"
              className={buttonLook("quiet", "px-0")}
              onClick={() => builder.chooseBreed(undefined)}
            >
              {words.builder.breedForget}
            </button>
          </p>
        )}
        {typeof breed === "object" && (
          <TestSection
            {...rows}
            id="of-breed"
            title={fill(words.builder.breedTests, { name: breed.name })}
            tests={first}
          />
        )}
        {shown.map(({ key, label, tests }) => (
          <TestSection key={key} {...rows} id={key} title={label} tests={tests} />
        ))}
        <p role="status" className="mt-6 text-lead empty:hidden">
          {isNothing && words.builder.nothing}
        </p>
      </section>
      <ProfileSummary
        builder={builder}
        offered={offered}
        currency={list.currency}
        language={language}
        words={words}
        sendingWords={sendingWords}
      />
    </div>
  );
}

/** What became of the profile that the address names. */
function OpenedNote({
  builder,
  words,
}: {
  readonly builder: Builder;
  readonly words: BuilderWords["builder"];
}) {
  const { state, retry } = builder.opened;
  if (state === "failed")
    return (
      <div className="mt-4">
        <FailedState message={words.failed} retryLabel={words.retry} onRetry={retry} />
      </div>
    );
  return (
    <div role="status" className="mt-4 empty:hidden">
      {state === "loading" && words.opening}
      {state === "gone" && (
        <p className="rounded-box border border-edge bg-card p-4">
          {words.gone}{" "}
          <button
            type="button"
            className="min-h-6 font-semibold text-brand underline underline-offset-4"
            onClick={() => changeChoice({})}
          >
            {words.startAnew}
          </button>
        </p>
      )}
    </div>
  );
}
