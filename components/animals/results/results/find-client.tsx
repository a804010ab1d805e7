"use client";

import { createContext, type ReactNode, useContext, useId, useState } from "react";
import { useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { controlStyles } from "@/components/ui/field";

const Find = createContext("");

const normalise = (text: string) => text.trim().toLowerCase();
const matches = (text: string, query: string) => normalise(text).includes(query);

interface FinderProps {
  /** What can be found, once per test. */
  readonly texts: readonly string[];
  readonly children: ReactNode;
}

/** A box that hides every test that does not match. Without a script, everything is shown. */
export function Finder({ texts, children }: FinderProps) {
  const [typed, setTyped] = useState("");
  const id = useId();
  const t = useTranslator("results.find");
  const query = normalise(typed);
  const count = texts.filter((text) => matches(text, query)).length;
  return (
    <Find value={query}>
      <div hidden={texts.length === 0} className="grid gap-1 print:hidden scriptless:hidden">
        <label htmlFor={id} className="font-semibold">
          {t("label")}
        </label>
        <div className="flex gap-2">
          <input
            id={id}
            type="search"
            value={typed}
            placeholder={t("hint")}
            onChange={({ target }) => setTyped(target.value)}
            className={cn(controlStyles, "min-w-0 flex-1")}
          />
          {query !== "" && (
            <Button kind="secondary" onClick={() => setTyped("")}>
              {t("clear")}
            </Button>
          )}
        </div>
        <p role="status" className="text-small text-quiet empty:hidden">
          {query !== "" && (count === 0 ? t("nothing", { query: typed.trim() }) : t("found", { count }))}
        </p>
      </div>
      {children}
    </Find>
  );
}

interface FindItemProps {
  readonly text: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function FindItem({ text, className, children }: FindItemProps) {
  return (
    <li hidden={!matches(text, useContext(Find))} className={className}>
      {children}
    </li>
  );
}

/** Hidden when none of its tests matches. */
export function FindGroup({ texts, children }: FinderProps) {
  const query = useContext(Find);
  return <div hidden={!texts.some((text) => matches(text, query))}>{children}</div>;
}

interface FindDetailsProps extends FinderProps {
  readonly summary: ReactNode;
  readonly id?: string;
  readonly className?: string;
  /** While nothing is looked for. */
  readonly isOpen?: boolean;
}

/** Folded tests, opened while something is looked for. */
export function FindDetails({ texts, summary, isOpen = false, children, ...props }: FindDetailsProps) {
  const query = useContext(Find);
  const hasMatch = texts.some((text) => matches(text, query));
  return (
    <details {...props} open={query === "" ? isOpen : hasMatch} hidden={!hasMatch}>
      {summary}
      {children}
    </details>
  );
}
