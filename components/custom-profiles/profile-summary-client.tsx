"use client";

import { lazy, type RefObject, Suspense, useRef, useState } from "react";
import type { SendingWords } from "@/components/form/failure-words";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/config/languages";
import { preloadCalls } from "@/store/load-calls";
import type { BuilderWords } from "./custom-words";
import { ChosenTests, PriceLines } from "./price-lines";
import type { OfferedTest, TestList } from "./test-groups";
import { useAddProfile } from "./use-add-profile";
import type { Builder } from "./use-builder";
import { changeChoice } from "./use-choice";
import { onlyId, useKeepProfile } from "./use-keep-profile";

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

const placeLook =
  "sticky bottom-0 z-30 -mx-4 grid gap-2 border-t border-edge bg-card px-4 py-3 shadow-over desk:top-24 " +
  "desk:bottom-auto desk:z-10 desk:mx-0 desk:gap-4 desk:rounded-box desk:border desk:border-line desk:p-5 desk:shadow-raised";

/** What stays in sight while one chooses: beside the list, on a phone at its lower edge. */
export function ProfileSummary({ builder, offered, words, sendingWords, ...shown }: ProfileSummaryProps) {
  const { choice, chosen, price, profile } = builder;
  const saver = useRef<HTMLButtonElement>(null);
  const keeping = useKeepProfile(builder, sendingWords);
  const tests = chosen.flatMap((id) => offered.get(id) ?? []);
  return (
    <aside
      aria-labelledby="summary"
      onPointerEnter={preloadCalls}
      onFocus={preloadCalls}
      className={placeLook}
    >
      <h2 id="summary" className="sr-only desk:not-sr-only desk:text-title-3">
        {words.summary.title}
      </h2>
      <PriceLines price={price} count={chosen.length} {...shown} words={words.summary} />
      <ChosenTests tests={tests} words={words.summary} onRemove={builder.toggle} />
      <SummaryButtons {...{ builder, words, sendingWords, keeping, saver, ...shown }} />
      {keeping.isAsking && builder.isAwake && chosen.length > 0 && (
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

interface SummaryButtonsProps extends Omit<ProfileSummaryProps, "offered"> {
  readonly keeping: ReturnType<typeof useKeepProfile>;
  readonly saver: RefObject<HTMLButtonElement | null>;
}

function SummaryButtons({ builder, words: { summary }, keeping, saver, ...rest }: SummaryButtonsProps) {
  const { chosen, isAwake } = builder;
  const [hint, setHint] = useState("");
  const adding = useAddProfile(builder, { ...rest, words: summary });
  const isEmpty = chosen.length === 0;

  /** Nothing chosen is said, not greyed out: then one knows what is missing. */
  const withTests = (act: () => void) => () => {
    setHint(isEmpty ? summary.empty : "");
    if (!isEmpty) act();
  };

  const said = adding.message ?? keeping.failure ?? savedAs(builder, summary);
  return (
    <>
      <div className="grid grid-cols-[2fr_1fr] gap-2 desk:grid-cols-1">
        <Button
          disabled={!isAwake}
          onClick={withTests(() => void adding.add())}
          pending={adding.isAdding && summary.adding}
        >
          {summary.add}
        </Button>
        <Button
          ref={saver}
          kind="secondary"
          disabled={!isAwake}
          onClick={withTests(keeping.keep)}
          pending={keeping.isSending && summary.keeping}
        >
          {summary.keep}
        </Button>
      </div>
      <p role="status" className="text-small wrap-anywhere empty:hidden">
        {isEmpty && hint ? hint : said}
      </p>
    </>
  );
}

function savedAs({ profile, isKept }: Builder, words: BuilderWords["summary"]): string {
  if (!profile?.isMine) return "";
  if (!isKept) return words.changed;
  const { name } = profile;
  return name === null ? words.savedUnnamed : words.saved.replace("{name}", () => name);
}
