type Control = HTMLInputElement | HTMLSelectElement;

interface Left {
  readonly texts: ReadonlyMap<string, string>;
  readonly place:
    { readonly name: string; readonly value: string; readonly start: number | null } | undefined;
  readonly isOpen: boolean;
}

/** The address of what the form asks: each name once, several values with commas, what is empty not at all. */
export function addressOf(form: HTMLFormElement, base: string): string {
  const asked = new Map<string, string>();
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === "string" ? value.trim() : "";
    const before = asked.get(name);
    if (text) asked.set(name, before === undefined ? text : `${before},${text}`);
  }
  if (asked.size === 0) return base;
  return `${base}?${new URLSearchParams([...asked]).toString().replaceAll("%2C", ",")}`;
}

/** Makes the form say what an address asks, as after going back to it. */
export function fill(form: HTMLFormElement, search: string): void {
  const asked = new URLSearchParams(search);
  for (const control of controlsOf(form)) {
    const value = asked.get(control.name) ?? "";
    if (isTick(control)) control.checked = value.split(",").includes(control.value);
    else control.value = value;
  }
}

/** Whether it says something else than the page it came with. */
export function isAhead(form: HTMLFormElement): boolean {
  return controlsOf(form).some((control) => {
    if (isTick(control)) return control.checked !== control.defaultChecked;
    return isText(control) && control.value.trim() !== control.defaultValue;
  });
}

/** What is typed and where the keyboard is, when another form is about to take this one's place. */
export function leave(form: HTMLFormElement): Left {
  const focused = controlsOf(form).find((control) => control === document.activeElement);
  const texts = controlsOf(form).flatMap((control) =>
    isText(control) ? [[control.name, control.value] as const] : [],
  );
  return {
    texts: new Map(texts),
    place: focused && {
      name: focused.name,
      value: focused.value,
      start: isText(focused) ? focused.selectionStart : null,
    },
    isOpen: form.querySelector("details")?.open ?? false,
  };
}

export function takeUp(form: HTMLFormElement, { texts, place, isOpen }: Left): void {
  const details = form.querySelector("details");
  if (details) details.open = isOpen;
  for (const control of controlsOf(form)) {
    const text = texts.get(control.name);
    if (isText(control) && text !== undefined) control.value = text;
    if (control.name !== place?.name || (isTick(control) && control.value !== place.value)) continue;
    control.focus({ preventScroll: true });
    if (isText(control)) control.setSelectionRange(place.start, place.start);
  }
}

export function isText(control: EventTarget): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === "search";
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

function controlsOf(form: HTMLFormElement): readonly Control[] {
  return [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  );
}
