"use client";

import { Combobox as BaseCombobox } from "@base-ui/react/combobox";
import { type UIEvent, useEffect, useId, useRef } from "react";
import { cn } from "./class-names";
import { controlStyles, Field, fieldAria, type FieldLabels } from "./field";
import { popupStyles, menuItemStyles } from "./overlay-styles";
import type { Option } from "./select";

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

const loadMoreThreshold = 0.8;

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
  const search = useDebounced(onSearch, searchDelayMs);
  return (
    <BaseCombobox.Root<Option>
      items={options}
      filter={null}
      onValueChange={onChoose}
      onInputValueChange={(text, { reason }) => {
        if (reason === "input-change") search(text);
      }}
    >
      <Field id={id} {...labels}>
        <BaseCombobox.Input id={id} {...fieldAria(id, labels)} className={controlStyles} />
      </Field>
      <BaseCombobox.Portal>
        <BaseCombobox.Positioner sideOffset={4} className="z-50">
          <BaseCombobox.Popup className={cn(popupStyles, "w-(--anchor-width)")}>
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
                <BaseCombobox.Item key={option.value} value={option} className={menuItemStyles}>
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
