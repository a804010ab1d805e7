"use client";

import { Combobox as BaseCombobox } from "@base-ui/react/combobox";
import { type UIEvent, useEffect, useId, useRef } from "react";
import { cn } from "./class-names";
import { controlLook, Field, fieldAria, type FieldWords } from "./field";
import { popupLook, rowLook } from "./over-look";
import type { Option } from "./select";

interface ComboboxProps extends FieldWords {
  /** What has been found so far; who uses it searches, here nothing is filtered. */
  readonly options: readonly Option[];
  readonly onSearch: (text: string) => void;
  readonly onChoose: (option: Option | null) => void;
  /** Asked for when the list has been scrolled near its end. */
  readonly onMore?: () => void;
  readonly isLoading?: boolean;
  readonly loadingLabel: string;
  readonly emptyLabel: string;
  readonly searchDelayMs?: number;
}

const nearEnd = 0.8;

/** A field that searches while one types. Six rows of 40 px are seen at once. */
export function Combobox({
  options,
  onSearch,
  onChoose,
  onMore,
  searchDelayMs = 500,
  ...rest
}: ComboboxProps) {
  const { isLoading = false, loadingLabel, emptyLabel, ...words } = rest;
  const id = useId();
  const search = useDelayed(onSearch, searchDelayMs);
  return (
    <BaseCombobox.Root<Option>
      items={options}
      filter={null}
      onValueChange={onChoose}
      onInputValueChange={(text, { reason }) => {
        if (reason === "input-change") search(text);
      }}
    >
      <Field id={id} {...words}>
        <BaseCombobox.Input id={id} {...fieldAria(id, words)} className={controlLook} />
      </Field>
      <BaseCombobox.Portal>
        <BaseCombobox.Positioner sideOffset={4} className="z-50">
          <BaseCombobox.Popup className={cn(popupLook, "w-(--anchor-width)")}>
            <BaseCombobox.Status className={cn(!isLoading && "sr-only", "px-3 py-2 text-small text-quiet")}>
              {isLoading && loadingLabel}
            </BaseCombobox.Status>
            <BaseCombobox.Empty className="text-quiet not-empty:px-3 not-empty:py-2">
              {!isLoading && emptyLabel}
            </BaseCombobox.Empty>
            <BaseCombobox.List
              className="max-h-60 overflow-y-auto"
              onScroll={(event) => {
                if (!isLoading && isNearEnd(event)) onMore?.();
              }}
            >
              {(option: Option) => (
                <BaseCombobox.Item key={option.value} value={option} className={rowLook}>
                  <span className="truncate">{option.label}</span>
                </BaseCombobox.Item>
              )}
            </BaseCombobox.List>
          </BaseCombobox.Popup>
        </BaseCombobox.Positioner>
      </BaseCombobox.Portal>
    </BaseCombobox.Root>
  );
}

function isNearEnd({
  currentTarget: { scrollTop, clientHeight, scrollHeight },
}: UIEvent<HTMLElement>): boolean {
  return scrollTop + clientHeight >= scrollHeight * nearEnd;
}

/** Calls once the typing has rested. */
function useDelayed(call: (text: string) => void, delayMs: number): (text: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (text) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => call(text), delayMs);
  };
}
