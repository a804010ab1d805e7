type Control = HTMLInputElement | HTMLSelectElement;

interface FormState {
  readonly texts: ReadonlyMap<string, string>;
  readonly focus:
    | { readonly name: string; readonly value: string; readonly start: number | null }
    | undefined;
  readonly isOpen: boolean;
}

/** Address for the form's values: each name once, several values joined by commas, empty ones left out. */
export function filterHref(form: HTMLFormElement, base: string): string {
  const params = new Map<string, string>();
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === "string" ? value.trim() : "";
    const previous = params.get(name);
    if (text) params.set(name, previous === undefined ? text : `${previous},${text}`);
  }
  if (params.size === 0) return base;
  return `${base}?${new URLSearchParams([...params]).toString().replaceAll("%2C", ",")}`;
}

/** Sets the form to the values of a query, as after navigating back. */
export function fillFromQuery(form: HTMLFormElement, search: string): void {
  const params = new URLSearchParams(search);
  for (const control of listControls(form)) {
    const value = params.get(control.name) ?? "";
    if (isCheckable(control)) control.checked = value.split(",").includes(control.value);
    else control.value = value;
  }
}

/** Whether the values differ from those the page was rendered with. */
export function isChangedByUser(form: HTMLFormElement): boolean {
  return listControls(form).some((control) => {
    if (isCheckable(control)) return control.checked !== control.defaultChecked;
    return isTextInput(control) && control.value.trim() !== control.defaultValue;
  });
}

/** Typed text and focus, for the form of the page that replaces this one. */
export function captureFormState(form: HTMLFormElement): FormState {
  const focused = listControls(form).find((control) => control === document.activeElement);
  const texts = listControls(form).flatMap((control) =>
    isTextInput(control) ? [[control.name, control.value] as const] : [],
  );
  return {
    texts: new Map(texts),
    focus: focused && {
      name: focused.name,
      value: focused.value,
      start: isTextInput(focused) ? focused.selectionStart : null,
    },
    isOpen: isOpen(findSheet(form)),
  };
}

export function restoreFormState(form: HTMLFormElement, { texts, focus, isOpen: wasOpen }: FormState): void {
  if (wasOpen) findSheet(form)?.showPopover();
  for (const control of listControls(form)) {
    const text = texts.get(control.name);
    if (isTextInput(control) && text !== undefined) control.value = text;
    if (control.name !== focus?.name || (isCheckable(control) && control.value !== focus.value)) continue;
    control.focus({ preventScroll: true });
    if (isTextInput(control)) control.setSelectionRange(focus.start, focus.start);
  }
}

/** The sheet that the filters are in on a phone. */
const findSheet = (form: HTMLFormElement) => form.querySelector<HTMLElement>("[popover]");
const isOpen = (sheet: HTMLElement | null) => sheet?.matches(":popover-open") ?? false;

export function closeSheet(form: HTMLFormElement): void {
  const sheet = findSheet(form);
  if (isOpen(sheet)) sheet?.hidePopover();
}

/** A text of one or two characters is not searched for by the button; an empty one removes the filter. */
export function isTooShort(form: HTMLFormElement, minLength: number): boolean {
  const field = form.elements.namedItem("search");
  const length = field instanceof HTMLInputElement ? [...field.value.trim()].length : 0;
  return length > 0 && length < minLength;
}

export function isTextInput(control: EventTarget): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === "search";
}

function isCheckable(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

function listControls(form: HTMLFormElement): readonly Control[] {
  return [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  );
}
