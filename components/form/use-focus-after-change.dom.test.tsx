import { render, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { expect, it } from "vitest";
import { useFocusAfterChange } from "./use-focus-after-change";

/** Replaces its button before the effects of the first render have run, as a quick click does on a slow device. */
function QuicklyReplaced() {
  const [isReplaced, setReplaced] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const expectFocus = useFocusAfterChange(isReplaced, () => field.current);
  if (isReplaced) return <input ref={field} aria-label="Note" />;
  const replace = (button: HTMLButtonElement | null) => {
    if (button === null) return;
    expectFocus(true);
    setReplaced(true);
  };
  return (
    <button type="button" ref={replace}>
      Add a note
    </button>
  );
}

it("useFocusAfterChange moves the focus when the control is replaced before the effects of its render have run", () => {
  render(<QuicklyReplaced />);
  expect(document.activeElement).toBe(screen.getByLabelText("Note"));
});
