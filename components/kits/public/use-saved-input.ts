import { useEffect, useEffectEvent } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** Passes on all values of a form after each change, so that a reload or a locked phone loses nothing. */
export function useSavedInput<Values extends FieldValues, Body>(
  { subscribe }: Pick<UseFormReturn<Values, unknown, Body>, "subscribe">,
  save: (values: Values) => void,
): void {
  const saveLatest = useEffectEvent(save);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveLatest(values) }),
    [subscribe],
  );
}
