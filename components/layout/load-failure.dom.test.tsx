import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, useState } from "react";
import { expect, it, vi } from "vitest";
import { lazyPart } from "@/components/ui/lazy-part";
import { renderInStore } from "@/store/testing/render-in-store";
import { Toasts } from "./toasts-client";

interface PanelProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

const load = vi.fn<() => Promise<(props: PanelProps) => React.ReactNode>>();
const Panel = lazyPart(load);

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const [hasBeenOpen, setHasBeenOpen] = useState(false);
  function onOpenChange(next: boolean) {
    setHasBeenOpen(true);
    setIsOpen(next);
  }
  return (
    <>
      <input aria-label="Message" />
      <button type="button" aria-expanded={isOpen} onClick={() => onOpenChange(true)}>
        Open
      </button>
      <Suspense>{hasBeenOpen && <Panel isOpen={isOpen} onOpenChange={onOpenChange} />}</Suspense>
      <Toasts label="Messages" networkError="Network error" />
    </>
  );
}

it("lazyPart keeps the page and shows a toast when loading fails, and loads again on the next click", async () => {
  load.mockRejectedValue(new Error("Failed to load chunk"));
  renderInStore(<Page />);
  await userEvent.type(screen.getByLabelText("Message"), "Typed text");
  const button = screen.getByRole("button", { name: "Open" });

  await userEvent.click(button);
  expect(await screen.findByText("Network error")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Message").value).toBe("Typed text");
  await waitFor(() => expect(button.getAttribute("aria-expanded")).toBe("false"));

  load.mockResolvedValue(({ isOpen }) => isOpen && <p>The panel</p>);
  await userEvent.click(button);
  expect(await screen.findByText("The panel")).toBeTruthy();
  expect(screen.getAllByText("Network error")).toHaveLength(1);
});
