"use client";

import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useMessages, useTranslator } from "#use-messages";
import { AnimalAvatar } from "@/components/animals/public/animal-avatar";
import { Link } from "@/components/links/link";
import { type DialogState, TopDialog } from "@/components/ui/dialog-client";
import { PortalIcon } from "@/components/ui/portal-icon";
import { limits } from "@/lib/config/limits";
import { type FindableTool, type FoundGroups, type FoundItem, leastLength, useFound } from "./use-found";

const searchDelayMs = 250;
const groupNames = ["animals", "kits", "orders", "tools", "tests"] as const satisfies (keyof FoundGroups)[];

/** Finds animals, kits, orders, tools and tests by one text. Arrow keys move through what was found. */
export function FindDialog({ tools, ...dialog }: DialogState & { readonly tools: readonly FindableTool[] }) {
  const messages = useMessages("portal.find");
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const search = useDelayed(text.trim());
  const { groups, isLoading, hasFailed } = useFound(search, tools);
  const count = groups ? groupNames.reduce((sum, name) => sum + groups[name].length, 0) : 0;
  return (
    <TopDialog {...dialog} title={messages.open} closeLabel={messages.close} initialFocus={field}>
      <div ref={list} onKeyDown={moveFocus} role="presentation" className="grid grid-cols-1 gap-4">
        <input
          ref={field}
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
          maxLength={limits.searchLength}
          aria-label={messages.label}
          placeholder={messages.hint}
          autoComplete="off"
          spellCheck={false}
          data-focus-stop
          className="h-12 w-full rounded-box border border-edge bg-card px-4"
        />
        <FindStatus search={search} count={count} isLoading={isLoading} hasFailed={hasFailed} />
        {groups &&
          groupNames.map(
            (name) =>
              groups[name].length > 0 && (
                <section key={name} aria-label={messages.groups[name]}>
                  <p aria-hidden="true" className="px-2 pb-1 text-small font-medium text-quiet">
                    {messages.groups[name]}
                  </p>
                  <ul>
                    {groups[name].map((item: FoundItem) => (
                      <Found key={item.href} item={item} />
                    ))}
                  </ul>
                </section>
              ),
          )}
      </div>
    </TopDialog>
  );

  /** Up and down move between the field and the links; Enter in the field opens the first one. */
  function moveFocus(event: KeyboardEvent) {
    const stops = [...(list.current?.querySelectorAll<HTMLElement>("[data-focus-stop]") ?? [])];
    const position = stops.findIndex((stop) => stop === event.target);
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      stops[(position + step + stops.length) % stops.length]?.focus();
    }
    // Not a result of the text before.
    if (event.key === "Enter" && position === 0 && !isLoading && text.trim() === search) stops[1]?.click();
  }
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface FindStatusProps {
  readonly search: string;
  readonly count: number;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

/** Always announced; visible while there is nothing else to see. */
function FindStatus({ search, count, isLoading, hasFailed }: FindStatusProps) {
  const t = useTranslator("portal.find");
  const isSearching = search.length >= leastLength;
  const isHidden = isSearching && count > 0 && !hasFailed && !isLoading;
  return (
    <p role="status" className={isHidden ? "sr-only" : "text-quiet"}>
      {hasFailed && t("failed")}
      {!hasFailed && !isSearching && t("intro")}
      {!hasFailed && isSearching && (isLoading ? t("loading") : t("count", { count, text: search }))}
    </p>
  );
}

function Found({ item: { href, title, text, animal, icon = "paw" } }: { readonly item: FoundItem }) {
  return (
    <li>
      <Link
        href={href}
        data-focus-stop
        className="grid grid-cols-[2.5rem_1fr] items-center gap-3 rounded-box px-2 py-1.5 text-ink no-underline hover:bg-brand-soft hover:text-ink focus:bg-brand-soft"
      >
        {animal ? (
          <AnimalAvatar animal={animal} className="size-10" />
        ) : (
          <span className="grid size-10 place-items-center rounded-full bg-sand text-quiet">
            <PortalIcon name={icon} className="size-5" />
          </span>
        )}
        <span className="min-w-0">
          <span className="block font-medium wrap-anywhere">{title}</span>
          {text && <span className="block truncate text-small text-quiet">{text}</span>}
        </span>
      </Link>
    </li>
  );
}

/** The value once it has not changed for a moment. */
function useDelayed(value: string): string {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), searchDelayMs);
    return () => clearTimeout(timer);
  }, [value]);
  return delayed;
}
