"use client";

import { TextArea } from "@/components/ui/text-area";
import { limits } from "@/lib/config/limits";
import { formatMoney } from "@/lib/domain/format";
import { paths } from "@/lib/navigation/paths";
import { pageLanguage } from "@/components/layout/page-language";
import type { OwnProps } from "./own-part-client";
import { fill, listed } from "./own-words";

/** Beside a product that anybody can order: whom it suits, a note, and what adds to earlier results. */
export function OwnNotes({ product, words }: OwnProps) {
  return (
    <div className="grid gap-4">
      <Relevance product={product} words={words} />
      {/* Sent with the form further up, which is there before anybody is known to be signed in. */}
      <TextArea
        label={words.note}
        hint={words.noteHint}
        name="note"
        form="buy"
        rows={2}
        maxLength={limits.noteLength}
      />
      <Upgrades product={product} words={words} />
    </div>
  );
}

export function Relevance({ product: { mine, isForAllBreeds }, words }: OwnProps) {
  const suits = mine.animals.filter(({ isRelevant }) => isRelevant).map(({ name }) => name);
  const breeds = mine.relevantBreeds.map(({ name }) => name);
  return (
    <div className="grid gap-1">
      {breeds.length > 0 && <p className="font-medium">{fill(words.relevant, { breeds: listed(breeds) })}</p>}
      {suits.length > 0 && !isForAllBreeds && (
        <p className="text-quiet">{fill(words.madeFor, { names: listed(suits) })}</p>
      )}
      {mine.hasChosenBreeds && breeds.length === 0 && <p className="text-quiet">{words.notRelevant}</p>}
      {!mine.hasChosenBreeds && (
        <p className="text-quiet">
          {words.noBreeds} <a href={paths.myProfile}>{words.chooseBreeds}</a>
        </p>
      )}
    </div>
  );
}

function Upgrades({ product: { mine }, words }: OwnProps) {
  if (mine.upgrades.length === 0 || mine.animals.length === 0) return null;
  return (
    <details className="rounded-box border border-line bg-card">
      <summary className="flex min-h-12 items-center justify-between gap-4 px-4 font-semibold">
        {words.upgrades} <span className="font-normal text-quiet">{mine.upgrades.length}</span>
      </summary>
      <div className="grid gap-2 px-4 pb-4">
        <p className="text-quiet">{words.upgradesText}</p>
        <ul className="grid gap-1">
          {mine.upgrades.map((upgrade) => (
            <li key={upgrade.id}>
              <a href={paths.product(upgrade)} className="inline-block py-1">
                {upgrade.name}
              </a>{" "}
              <span className="text-quiet tabular-nums">{formatMoney(upgrade.price, pageLanguage())}</span>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
