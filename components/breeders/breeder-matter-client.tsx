"use client";

import { lazy, Suspense, useState } from "react";
import type { SendingWords } from "@/components/account/failure-words";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { Standing, Visit } from "@/store/responsible-breeders";
import type { BreederWords } from "./breeder-words";
import { ListingFacts } from "./listing-facts";
import { Withdraw } from "./withdraw-client";
import { StandingCard } from "./standing-card-client";

const BreederForm = lazy(() =>
  import("./breeder-form-client").then(({ BreederForm: form }) => ({ default: form })),
);

type BreederMatterProps = Omit<Extract<Visit, { is: "breeder" }>, "is"> & {
  readonly words: BreederWords;
  readonly sendingWords: SendingWords;
};

/** How a breeder's matter stands, and what they can do about it now. */
export function BreederMatter({ standing: first, words, sendingWords, ...places }: BreederMatterProps) {
  const [standing, setStanding] = useState(first);
  const [isChanging, setIsChanging] = useState(false);
  const { listing, application } = standing;
  const { visit: said } = words;
  const waits = application?.state === "waiting";
  // Whatever was just done, its card takes the keyboard: what had it is gone.
  const isNew = standing !== first;

  function onChange(next: Standing) {
    setStanding(next);
    setIsChanging(false);
  }
  const withdraw = (label: string) => (
    <Withdraw label={label} words={words} sendingWords={sendingWords} onDone={onChange} />
  );

  return (
    <div className="grid max-w-form gap-6">
      {listing && (
        <StandingCard
          key="listed"
          title={said.listedTitle}
          text={said.listedText}
          takesKeyboard={isNew && !waits}
        >
          <ListingFacts facts={listing} words={words.facts} />
          {waits && <p>{said.changeWaits}</p>}
          {withdraw(said.withdraw)}
        </StandingCard>
      )}
      {waits && (
        <StandingCard key="waits" title={said.waitingTitle} text={said.waitingText} takesKeyboard={isNew}>
          <ListingFacts facts={application} words={words.facts} />
          {!listing && withdraw(said.withdrawWaiting)}
        </StandingCard>
      )}
      {application && !waits && <Answer {...{ listing, application }} words={said} takesKeyboard={isNew} />}
      {listing && !waits && !isChanging && (
        <p>
          <Button kind="secondary" onClick={() => setIsChanging(true)}>
            {said.change}
          </Button>
        </p>
      )}
      {!waits && (!listing || isChanging) && (
        <Suspense fallback={<Skeleton label={said.loading} />}>
          <BreederForm
            {...places}
            before={application ?? undefined}
            words={words.fields}
            sendingWords={sendingWords}
            onDone={onChange}
          />
        </Suspense>
      )}
    </div>
  );
}

interface AnswerProps {
  readonly listing: Standing["listing"];
  readonly application: NonNullable<Standing["application"]>;
  readonly words: BreederWords["visit"];
  readonly takesKeyboard: boolean;
}

/** What we answered the last time, where it is not plain from the listing. */
function Answer({ listing, application: { state, note }, words, takesKeyboard }: AnswerProps) {
  if (state === "declined")
    return (
      <StandingCard title={words.declinedTitle} text={words.declinedText} takesKeyboard={false}>
        {note && (
          <p className="whitespace-pre-line wrap-anywhere">{words.note.replace("{note}", () => note)}</p>
        )}
      </StandingCard>
    );
  if (listing) return null;
  return <StandingCard title={words.offTitle} text={words.offText} takesKeyboard={takesKeyboard} />;
}
