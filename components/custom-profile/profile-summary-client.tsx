"use client";

import { lazy, Suspense, useRef, useState } from "react";
import type { SendingWords } from "@/components/account/failure-words";
import { useSending } from "@/components/account/use-sending";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/config/languages";
import { customProfilesRoutes } from "@/lib/contract/custom-profiles.routes";
import type { CustomProfile } from "@/lib/contract/custom-profiles.types";
import { paths } from "@/lib/domain/paths";
import { choiceQuery } from "@/lib/domain/profile-choice";
import { useShopSelector } from "@/store/hooks";
import { preloadCalls } from "@/store/load-calls";
import type { BuilderWords } from "./custom-words";
import { ChosenTests, PriceLines } from "./price-lines";
import type { OfferedTest, TestList } from "./test-groups";
import { useAddProfile } from "./use-add-profile";
import type { Builder } from "./use-builder";
import { changeChoice } from "./use-choice";

const SaveDialog = lazy(() =>
  import("./save-dialog-client").then(({ SaveDialog: dialog }) => ({ default: dialog })),
);

interface ProfileSummaryProps {
  readonly builder: Builder;
  readonly offered: ReadonlyMap<number, OfferedTest>;
  readonly currency: TestList["currency"];
  readonly language: Language;
  readonly words: BuilderWords;
  readonly sendingWords: SendingWords;
}

const onlyId = ({ id }: CustomProfile) => ({ profile: id });

/** What stays in sight while one chooses: beside the list, on a phone at its lower edge. */
export function ProfileSummary({
  builder,
  offered,
  currency,
  language,
  words,
  sendingWords,
}: ProfileSummaryProps) {
  const { choice, chosen, isAwake, isKept, price, profile } = builder;
  const isLoggedIn = useShopSelector((state) => state.auth.isLoggedIn);
  const saver = useRef<HTMLButtonElement>(null);
  const [hint, setHint] = useState("");
  const failed = customProfilesRoutes.addItems.failure;
  const saving = useSending({ failed, words: sendingWords });
  const adding = useAddProfile(builder, { currency, language, words: words.summary, sendingWords });
  const tests = chosen.flatMap((id) => offered.get(id) ?? []);

  /** Nothing chosen is said, not greyed out: then one knows what is missing. */
  const withTests = (act: () => void) => () => {
    setHint(chosen.length === 0 ? words.summary.empty : "");
    if (chosen.length > 0) act();
  };

  async function keep() {
    if (isLoggedIn) return changeChoice({ ...choice, isSaving: true });
    // The guest's profile waits under its id until somebody has signed in and says whose it is.
    const toLogin = (kept: CustomProfile) => {
      const back = window.location.pathname + choiceQuery({ profile: kept.id, isSaving: true });
      window.location.assign(paths.loginFor(back));
      return onlyId(kept);
    };
    await saving.run(builder.save(toLogin), []);
  }

  return (
    <aside
      aria-labelledby="summary"
      onPointerEnter={preloadCalls}
      onFocus={preloadCalls}
      className="sticky bottom-0 z-30 -mx-4 grid gap-2 border-t border-edge bg-card px-4 py-3 shadow-over desk:top-24 desk:bottom-auto desk:z-10 desk:mx-0 desk:gap-4 desk:rounded-box desk:border desk:border-line desk:p-5 desk:shadow-raised"
    >
      <h2 id="summary" className="sr-only desk:not-sr-only desk:text-title-3">
        {words.summary.title}
      </h2>
      <PriceLines
        price={price}
        count={chosen.length}
        currency={currency}
        language={language}
        words={words.summary}
      />
      <ChosenTests tests={tests} words={words.summary} onRemove={builder.toggle} />
      <div className="grid grid-cols-[2fr_1fr] gap-2 desk:grid-cols-1">
        <Button
          disabled={!isAwake}
          onClick={withTests(() => void adding.add())}
          pending={adding.isAdding && words.summary.adding}
        >
          {words.summary.add}
        </Button>
        <Button
          ref={saver}
          kind="secondary"
          disabled={!isAwake}
          onClick={withTests(() => void keep())}
          pending={saving.isSending && words.summary.keeping}
        >
          {words.summary.keep}
        </Button>
      </div>
      <p role="status" className="text-small empty:hidden">
        {hint && chosen.length === 0
          ? hint
          : (adding.message ?? saving.failure ?? savedAs(profile, isKept, words.summary))}
      </p>
      {isLoggedIn && choice.isSaving && isAwake && chosen.length > 0 && (
        <Suspense fallback={null}>
          <SaveDialog
            opener={saver}
            name={profile?.name ?? ""}
            words={words.saveDialog}
            sendingWords={sendingWords}
            onClose={() => changeChoice({ ...choice, isSaving: false })}
            save={(name) => builder.save(onlyId, name)}
          />
        </Suspense>
      )}
    </aside>
  );
}

function savedAs(
  profile: CustomProfile | undefined,
  isKept: boolean,
  words: BuilderWords["summary"],
): string {
  if (!profile?.isMine) return "";
  if (!isKept) return words.changed;
  const { name } = profile;
  return name === null ? words.savedUnnamed : words.saved.replace("{name}", () => name);
}
