"use client";

import { lazy, Suspense, useState } from "react";
import type { SendingWords } from "@/components/form/failure-words";
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
export function BreederMatter({ standing: first, ...rest }: BreederMatterProps) {
  const [standing, setStanding] = useState(first);
  const { listing, application } = standing;
  const waits = application?.state === "waiting";
  // Whatever was just done, its card takes the keyboard: what had it is gone.
  const shared = { ...rest, isNew: standing !== first, onChange: setStanding };
  return (
    <div className="grid max-w-form grid-cols-1 gap-6">
      {listing && <Published {...shared} listing={listing} waits={waits} />}
      {waits ? (
        <Waiting {...shared} application={application} isListed={listing !== null} />
      ) : (
        <Next {...shared} standing={standing} />
      )}
    </div>
  );
}

type PartProps = Omit<BreederMatterProps, "standing"> & {
  readonly isNew: boolean;
  readonly onChange: (standing: Standing) => void;
};

type PublishedProps = PartProps & {
  readonly listing: NonNullable<Standing["listing"]>;
  readonly waits: boolean;
};

function Published({ listing, waits, isNew, onChange, words, sendingWords }: PublishedProps) {
  const { visit: said } = words;
  return (
    <StandingCard title={said.listedTitle} text={said.listedText} takesKeyboard={isNew && !waits}>
      <ListingFacts facts={listing} words={words.facts} />
      {waits && <p>{said.changeWaits}</p>}
      <Withdraw label={said.withdraw} words={words} sendingWords={sendingWords} onDone={onChange} />
    </StandingCard>
  );
}

type WaitingProps = PartProps & {
  readonly application: NonNullable<Standing["application"]>;
  readonly isListed: boolean;
};

function Waiting({ application, isListed, isNew, onChange, words, sendingWords }: WaitingProps) {
  const { visit: said } = words;
  return (
    <StandingCard title={said.waitingTitle} text={said.waitingText} takesKeyboard={isNew}>
      <ListingFacts facts={application} words={words.facts} />
      {!isListed && (
        <Withdraw label={said.withdrawWaiting} words={words} sendingWords={sendingWords} onDone={onChange} />
      )}
    </StandingCard>
  );
}

/** Nothing waits: they may apply, or apply for a change. */
function Next({
  standing,
  isNew,
  onChange,
  words,
  sendingWords,
  countries,
  country,
}: PartProps & { readonly standing: Standing }) {
  const { listing, application } = standing;
  const [isOpen, setIsOpen] = useState(listing === null);
  const { visit: said } = words;
  return (
    <>
      {application && <Answer {...{ listing, application }} words={said} takesKeyboard={isNew} />}
      {isOpen || listing === null ? (
        <Suspense fallback={<Skeleton label={said.loading} />}>
          <BreederForm
            {...{ countries, country, sendingWords }}
            before={application ?? undefined}
            words={words.fields}
            onDone={onChange}
          />
        </Suspense>
      ) : (
        <p>
          <Button kind="secondary" onClick={() => setIsOpen(true)}>
            {said.change}
          </Button>
        </p>
      )}
    </>
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
