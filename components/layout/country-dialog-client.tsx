"use client";

import { type SyntheticEvent, useRef, useState } from "react";
import { brand } from "@/lib/config/brand";
import { useCalls } from "@/store/use-calls";
import { Button } from "@/components/ui/button";
import { DialogBox } from "@/components/ui/dialog-client";
import { FailedState } from "@/components/ui/failed-state";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { saveCountry, useListCountriesQuery } from "@/store/api/country";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import { applicationChanged } from "@/store/slices/application";
import type { OccasionWords } from "./occasion-words";

export interface CountryDialogProps {
  readonly words: OccasionWords["country"];
}

/** Preselected for whoever has not said anything, and greeted by name. */
const homeCountry = "AU";

/** Asks where somebody shops from. Leaving it as it is, is an answer too: then nothing is written. */
export function CountryDialog({ words }: CountryDialogProps) {
  const dispatch = useShopDispatch();
  const canCall = useCalls(true);
  // It is opened from several places, once by nobody: the keyboard goes back to wherever it was.
  const opener = useRef(document.activeElement instanceof HTMLElement ? document.activeElement : null);
  const close = () => dispatch(applicationChanged({ isCountryAsked: false }));
  return (
    <DialogBox
      isOpen
      onOpen={(isOpen) => !isOpen && close()}
      title={words.title}
      description={words.text}
      closeLabel={words.close}
      opener={opener}
    >
      {canCall ? <CountryForm words={words} /> : <Skeleton label={words.loading} />}
    </DialogBox>
  );
}

function CountryForm({ words }: CountryDialogProps) {
  const dispatch = useShopDispatch();
  const { data: countries, isError, error, refetch } = useListCountriesQuery();
  const known = useShopSelector((state) => state.application.countryCode);
  const [code, setCode] = useState(known ?? homeCountry);
  const [failure, setFailure] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const country = countries?.find((one) => one.code === code);
    if (country === undefined || isSaving) return;
    setIsSaving(true);
    const message = await dispatch(saveCountry(country));
    // As it is until then: the page that comes has the country's own prices.
    if (message === undefined) return window.location.reload();
    setFailure(message);
    setIsSaving(false);
  }

  if (isError)
    return (
      <FailedState
        message={error && "message" in error && error.message ? error.message : words.loading}
        retryLabel={words.retry}
        onRetry={() => void refetch()}
      />
    );
  if (countries === undefined) return <Skeleton label={words.loading} />;
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Select
        label={words.label}
        value={code}
        // What the question is about; the close button, the first in order, is only a way out.
        autoFocus
        onChange={(event) => setCode(event.target.value)}
        options={countries.map((country) => ({ value: country.code, label: country.name }))}
        error={failure}
      />
      <p aria-live="polite" className="font-medium text-brand empty:hidden">
        {code === homeCountry && words.welcome.replace("{brand}", brand.name)}
      </p>
      <Button type="submit" pending={isSaving && words.entering}>
        {words.enter}
      </Button>
    </form>
  );
}
