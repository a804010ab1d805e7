"use client";

import { type ReactNode, type UIEvent, useEffect, useId, useRef } from "react";
import { cn } from "./class-names";
import { controlStyles, Field, fieldAria, type FieldLabels } from "./field";
import { popupStyles } from "./overlay-styles";
import type { Option } from "./select";
import { useCombobox } from "./use-combobox";

interface ComboboxProps extends FieldLabels {
  /** The results so far. The caller searches; nothing is filtered here. */
  readonly options: readonly Option[];
  readonly onSearch: (text: string) => void;
  readonly onChoose: (option: Option | null) => void;
  /** Called when the list is scrolled near its end. */
  readonly onMore?: () => void;
  readonly isLoading?: boolean;
  readonly loadingLabel: string;
  readonly emptyLabel: string;
  readonly searchDelayMs?: number;
}

/** Search field with suggestions. Six rows of 40 px are visible. */
export function Combobox({
  options,
  onSearch,
  onChoose,
  onMore,
  searchDelayMs = 500,
  ...rest
}: ComboboxProps) {
  const { isLoading = false, loadingLabel, emptyLabel, ...labels } = rest;
  const id = useId();
  const listId = `${id}-list`;
  const box = useRef<HTMLDivElement>(null);
  const search = useDebounced(onSearch, searchDelayMs);
  const field = useCombobox({ box, options, onSearch: search, onChoose });
  const { isOpen, active } = field;
  const empty = options.length === 0 ? emptyLabel : "";
  return (
    <Field id={id} {...labels}>
      <div ref={box} className="relative">
        <input
          {...fieldAria(id, labels)}
          id={id}
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={active && optionId(listId, active)}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          value={field.text}
          onChange={({ target }) => field.type(target.value)}
          onClick={field.open}
          onKeyDown={field.pressKey}
          className={controlStyles}
        />
        <Popup isOpen={isOpen} isAbove={field.isAbove} status={isLoading ? loadingLabel : empty}>
          <OptionList
            id={listId}
            label={labels.label}
            options={options}
            active={active}
            onChoose={field.choose}
            onNearEnd={isLoading ? undefined : onMore}
          />
        </Popup>
      </div>
    </Field>
  );
}

interface PopupProps {
  readonly isOpen: boolean;
  readonly isAbove: boolean;
  readonly status: string;
  readonly children: ReactNode;
}

/** Stays in the page while it is closed: screen readers announce only what changes in an element they know. */
function Popup({ isOpen, isAbove, status, children }: PopupProps) {
  const place = isAbove ? "bottom-full mb-1" : "top-full mt-1";
  return (
    <div className={isOpen ? cn(popupStyles, "absolute inset-x-0 z-50", place) : "sr-only"}>
      <p role="status" className="text-small text-quiet not-empty:px-3 not-empty:py-2">
        {isOpen && status}
      </p>
      {isOpen && children}
    </div>
  );
}

const optionStyles =
  "flex h-10 w-full items-center px-3 text-left hover:bg-brand-soft aria-selected:bg-brand-soft aria-selected:text-brand-strong";

const optionId = (listId: string, value: string) => `${listId}-${value}`;

interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly active: string | undefined;
  readonly onChoose: (option: Option) => void;
  readonly onNearEnd: (() => void) | undefined;
}

/** The focus stays in the field, whose keys move through the options. */
function OptionList({ id, label, options, active, onChoose, onNearEnd }: OptionListProps) {
  useEffect(() => {
    if (active !== undefined)
      document.getElementById(optionId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className="max-h-60 overflow-y-auto"
      // Otherwise the field would lose the focus.
      onMouseDown={(event) => event.preventDefault()}
      onScroll={(event) => {
        if (isNearEnd(event)) onNearEnd?.();
      }}
    >
      {options.map((option) => (
        <button
          key={option.value}
          id={optionId(id, option.value)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={option.value === active}
          onClick={() => onChoose(option)}
          className={optionStyles}
        >
          <span className="truncate">{option.label}</span>
        </button>
      ))}
    </div>
  );
}

const loadMoreThreshold = 0.8;

function isNearEnd({
  currentTarget: { scrollTop, clientHeight, scrollHeight },
}: UIEvent<HTMLElement>): boolean {
  return scrollTop + clientHeight >= scrollHeight * loadMoreThreshold;
}

/** Debounces a callback. */
function useDebounced(call: (text: string) => void, delayMs: number): (text: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (text) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => call(text), delayMs);
  };
}
