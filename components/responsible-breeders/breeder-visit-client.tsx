"use client";

import { useEffect, useState } from "react";
import type { SendingWords } from "@/components/form/failure-words";
import { Card } from "@/components/ui/card";
import { FailedState } from "@/components/ui/failed-state";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { useShopDispatch } from "@/store/hooks";
import { readVisit, type Visit } from "@/store/responsible-breeders";
import { BreederMatter } from "./breeder-matter-client";
import type { BreederWords } from "./breeder-words";

interface BreederVisitProps {
  readonly words: BreederWords;
  readonly sendingWords: SendingWords;
  readonly links: Readonly<Record<"login" | "register" | "search", string>>;
}

/** What the page asks of whoever is here. A guest has nothing to fill in yet, and so nothing to lose. */
export function BreederVisitClient({ words, sendingWords, links }: BreederVisitProps) {
  const dispatch = useShopDispatch();
  const [visit, setVisit] = useState<Visit>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void dispatch(readVisit()).then((read) => isWanted && setVisit(read));
    return () => {
      isWanted = false;
    };
  }, [dispatch, turn]);

  const { visit: said } = words;
  if (visit === undefined) return <Skeleton label={said.loading} />;
  if (visit.is === "failed")
    return (
      <FailedState
        message={said.failed}
        retryLabel={said.retry}
        onRetry={() => {
          setVisit(undefined);
          setTurn(turn + 1);
        }}
      />
    );
  if (visit.is === "breeder") return <BreederMatter {...visit} words={words} sendingWords={sendingWords} />;
  const isGuest = visit.is === "guest";
  return (
    <Card className="grid max-w-form gap-4">
      <h2>{isGuest ? said.guestTitle : said.otherTitle}</h2>
      <p>{isGuest ? said.guestText : said.otherText}</p>
      <p className="flex flex-wrap gap-3">
        {isGuest && <LinkButton href={links.login}>{said.login}</LinkButton>}
        {isGuest && (
          <LinkButton href={links.register} kind="secondary">
            {said.register}
          </LinkButton>
        )}
        {!isGuest && (
          <LinkButton href={links.search} kind="secondary">
            {said.toSearch}
          </LinkButton>
        )}
      </p>
    </Card>
  );
}
