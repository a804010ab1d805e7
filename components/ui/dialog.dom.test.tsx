import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { DialogButton } from "./dialog-button-client";

describe("a dialog", () => {
  const show = () =>
    render(
      <DialogButton label="Remove" title="Remove this animal?" description="For good." closeLabel="Close">
        <button type="button">Yes, remove</button>
      </DialogButton>,
    );

  it("opens and closes by keyboard and returns the focus", async () => {
    const user = userEvent.setup();
    show();
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.tab();
    await user.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Remove this animal?" });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    const description = document.getElementById(dialog.getAttribute("aria-describedby") ?? "");
    expect(description?.textContent).toBe("For good.");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const opener = screen.getByRole("button", { name: "Remove" });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(opener.getAttribute("aria-expanded")).toBe("false");
  });

  it("closes by its button and opens again", async () => {
    const user = userEvent.setup();
    show();
    for (const _time of [1, 2]) {
      await user.click(screen.getByRole("button", { name: "Remove" }));
      await screen.findByRole("button", { name: "Yes, remove" });
      await user.click(screen.getByRole("button", { name: "Close" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
  });
});
