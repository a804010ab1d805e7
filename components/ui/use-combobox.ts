import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import type { Option } from "./select";

interface ComboboxState {
  /** Around field and list. */
  readonly box: RefObject<HTMLElement | null>;
  readonly options: readonly Option[];
  readonly onSearch: (text: string) => void;
  readonly onChoose: (option: Option | null) => void;
}

/** Space that the list needs below the field, in pixels. */
const listHeight = 264;

/** Text, list and keyboard of a combobox, as in the pattern of the ARIA practices. */
export function useCombobox({ box, options, onSearch, onChoose }: ComboboxState) {
  const [text, setText] = useState("");
  /** Its label is in the field while the list is closed. */
  const [chosen, setChosen] = useState<Option | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isAbove, setIsAbove] = useState(false);
  /** Value of the option that Enter chooses. */
  const [active, setActive] = useState<string>();
  useLeave(box, isOpen ? close : undefined);

  function open() {
    setIsOpen(true);
    if (box.current) setIsAbove(hasMoreRoomAbove(box.current));
  }

  function close() {
    setIsOpen(false);
    setActive(undefined);
    setText(chosen?.label ?? "");
  }

  function choose(option: Option | null) {
    setIsOpen(false);
    setActive(undefined);
    setText(option?.label ?? "");
    setChosen(option);
    if (option !== chosen) onChoose(option);
  }

  function type(typed: string) {
    setText(typed);
    setActive(undefined);
    if (typed === "" && chosen !== null) {
      setChosen(null);
      onChoose(null);
    }
    open();
    onSearch(typed);
  }

  /** Wraps around after the last option, with a stop in the field itself. */
  function move(step: 1 | -1) {
    open();
    const places = options.length + 1;
    const from = options.findIndex(({ value }) => value === active) + 1;
    setActive(options[((from + step + places) % places) - 1]?.value);
  }

  /** What a key does. Undefined: what it does in any field, such as to send the form. */
  function actionOf(key: string): (() => void) | undefined {
    if (key === "ArrowDown") return () => move(1);
    if (key === "ArrowUp") return () => move(-1);
    if (key === "Escape" && isOpen) return close;
    if (key === "Escape" && text !== "") return () => choose(null);
    const option = options.find(({ value }) => value === active);
    return key === "Enter" && option ? () => choose(option) : undefined;
  }

  function pressKey(event: KeyboardEvent) {
    // Keys of an input method, and of the browser.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const action = actionOf(event.key);
    if (action === undefined) {
      if (event.key === "Enter" || event.key === "Tab") close();
      return;
    }
    event.preventDefault();
    // Escape does not close the dialog around the field.
    event.stopPropagation();
    action();
  }

  return { text, isOpen, isAbove, active, open, type, choose, pressKey };
}

function hasMoreRoomAbove(box: HTMLElement): boolean {
  const { top, bottom } = box.getBoundingClientRect();
  // Without the keyboard of a phone.
  const below = (window.visualViewport?.height ?? window.innerHeight) - bottom;
  return below < listHeight && top > below;
}

/** Calls `onLeave` when something else gets the focus or is pressed. Hiding the keyboard of a phone does not count. */
function useLeave(box: RefObject<HTMLElement | null>, onLeave: (() => void) | undefined): void {
  useEffect(() => {
    if (onLeave === undefined) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) onLeave();
    };
    // A touch counts when it ends: it may scroll the page.
    const press = (event: PointerEvent) => {
      if ((event.type === "pointerdown") === (event.pointerType === "mouse")) leave(event);
    };
    document.addEventListener("pointerdown", press);
    document.addEventListener("pointerup", press);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("pointerup", press);
      document.removeEventListener("focusin", leave);
    };
  }, [box, onLeave]);
}
