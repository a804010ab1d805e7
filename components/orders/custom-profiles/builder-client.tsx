"use client";

import { useDeferredValue, useMemo, useState, useEffect } from "react";
import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { buttonStyles } from "@/components/ui/button-styles";
import { limits } from "@/lib/config/limits";
import type { SpeciesName } from "@/lib/domain/species";
import { TestFilterFields } from "./test-filter-fields";
import { filterTests, type TestGroupWithTests, readTestList } from "./filter-tests";
import { ProfileSummary } from "./profile-summary-client";
import type { TestList } from "./test-list";
import { TestSection } from "./test-section";
import { useBuilder } from "./use-builder";
import { type BreedTests, fetchBreedTests } from "@/store/api/orders/custom-profiles";
import { useShopDispatch } from "@/store/hooks";
import { FailedState } from "@/components/ui/failed-state";
import { updateProfileChoice } from "./use-profile-choice";
import type { LinkedProfile } from "./use-linked-profile";

interface ProfileBuilderProps {
  readonly species: SpeciesName;
  readonly list: TestList;
}

/** All tests are in the HTML, with links; they can be chosen after hydration. */
export function ProfileBuilder({ species, list }: ProfileBuilderProps) {
  const t = useTranslator("customProfiles");
  const available = useMemo(() => readTestList(list), [list]);
  const builder = useBuilder(available.byId);
  const breed = useBreedTests(species, builder.breed);
  const [search, setSearch] = useState("");
  const knownBreed = typeof breed === "object" ? breed : undefined;
  const { ofBreed, groups, isEmpty } = filterTests(available, knownBreed, useDeferredValue(search));
  const { currency } = list;
  const rows = { species, currency, ...rowStates(builder) };
  return (
    <div className="mt-10 grid grid-cols-1 items-start gap-x-10 desk:grid-cols-[1fr_20rem]">
      <section aria-labelledby="choose" className="min-w-0">
        <h2 id="choose">{t("builder.tests")}</h2>
        <LinkedProfileNotice linked={builder.linked} />
        <TestFilterFields
          species={species}
          breed={breed}
          search={search}
          isHydrated={builder.isReady}
          onBreed={builder.chooseBreed}
          onSearch={setSearch}
        />
        <JumpLinks groups={groups} label={t("builder.jump")} />
        {ofBreed && (
          <>
            <TestSection
              {...rows}
              id={ofBreed.key}
              title={t("builder.breedTests", { name: ofBreed.label })}
              tests={ofBreed.tests}
            />
            <ForgetBreedButton label={t("builder.breedForget")} onForget={builder.chooseBreed} />
          </>
        )}
        {groups.map(({ key, label, tests }) => (
          <TestSection key={key} {...rows} id={key} title={label} tests={tests} />
        ))}
        <p role="status" className="mt-6 text-lead empty:hidden">
          {isEmpty && t("builder.nothing")}
        </p>
      </section>
      <ProfileSummary builder={builder} available={available.byId} currency={currency} />
    </div>
  );
}

const rowStates = ({ chosen, isReady, toggle }: ReturnType<typeof useBuilder>) => ({
  chosen: new Set(chosen),
  isFull: chosen.length >= limits.customProfileTests,
  isDisabled: !isReady,
  onToggle: toggle,
});

interface ForgetBreedButtonProps {
  readonly label: string;
  readonly onForget: (breed: undefined) => void;
}

function ForgetBreedButton({ label, onForget }: ForgetBreedButtonProps) {
  return (
    <button type="button" className={buttonStyles("quiet", "mt-2 px-0")} onClick={() => onForget(undefined)}>
      {label}
    </button>
  );
}

const jumpLinkStyles =
  "mt-4 flex flex-wrap gap-2 [&_a]:inline-flex [&_a]:min-h-9 [&_a]:items-center [&_a]:rounded-full [&_a]:bg-brand-soft " +
  "[&_a]:px-3 [&_a]:text-small [&_a]:font-medium [&_a]:no-underline";

function JumpLinks({
  groups,
  label,
}: {
  readonly groups: readonly TestGroupWithTests[];
  readonly label: string;
}) {
  return (
    <nav aria-label={label}>
      <ul className={jumpLinkStyles}>
        {groups.map((group) => (
          <li key={group.key}>
            <Link href={`#${group.key}`}>{group.label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Tests made for a breed; `failed` if they cannot be read. */
function useBreedTests(species: SpeciesName, breed: number | undefined): BreedTests | "failed" | undefined {
  const dispatch = useShopDispatch();
  const [loaded, setLoaded] = useState<{ readonly breed: number; readonly result: BreedTests | "failed" }>();

  useEffect(() => {
    if (!breed) return undefined;
    let isCancelled = false;
    void dispatch(fetchBreedTests(species, breed)).then((tests) => {
      if (!isCancelled) setLoaded({ breed, result: tests ?? "failed" });
    });
    return () => {
      isCancelled = true;
    };
  }, [breed, dispatch, species]);

  return loaded?.breed === breed ? loaded?.result : undefined;
}

/** State of the profile that the address names: loading, missing or failed. */
function LinkedProfileNotice({ linked: { state, retry } }: { readonly linked: LinkedProfile }) {
  const t = useTranslator("customProfiles.builder");
  if (state === "failed")
    return (
      <div className="mt-4">
        <FailedState message={t("failed")} retryLabel={t("retry")} onRetry={retry} />
      </div>
    );
  return (
    <div role="status" className="mt-4 empty:hidden">
      {state === "loading" && t("opening")}
      {state === "gone" && (
        <p className="rounded-box border border-edge bg-card p-4">
          {t("notFound")}{" "}
          <button
            type="button"
            className="min-h-6 font-semibold text-brand underline underline-offset-4"
            onClick={() => updateProfileChoice({})}
          >
            {t("startOver")}
          </button>
        </p>
      )}
    </div>
  );
}
