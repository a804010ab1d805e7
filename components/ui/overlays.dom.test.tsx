import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Menu } from "./menu-client";
import { DialogButton, DrawerButton } from "./dialog-button-client";
import { Tabs } from "./tabs-client";
import { Tooltip } from "./tooltip-client";

describe.each([
  ["dialog", DialogButton],
  ["drawer", DrawerButton],
])("%s", (_, Overlay) => {
  const show = () =>
    render(
      <Overlay label="Remove" title="Remove this animal?" description="For good." closeLabel="Close">
        <button type="button">Yes, remove</button>
      </Overlay>,
    );

  it("a dialog opens and closes by keyboard and returns the focus", async () => {
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

  it("a dialog closes by its button and opens again", async () => {
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

it("a menu is operated by keyboard", async () => {
  const user = userEvent.setup();
  const [onShare, onArchive] = [vi.fn(), vi.fn()];
  render(
    <Menu
      label="Actions"
      actions={[
        { label: "Share", onChoose: onShare },
        { label: "Archive", onChoose: onArchive, isDanger: true },
      ]}
    />,
  );
  await user.tab();
  await user.keyboard("{ArrowDown}");
  expect(await screen.findByRole("menu", { name: "Actions" })).toBeTruthy();
  const last = screen.getByRole("menuitem", { name: "Archive" });
  await waitFor(() => expect(document.activeElement?.closest("[role=menu]")).not.toBeNull());
  await user.keyboard("{End}");
  await waitFor(() => expect(document.activeElement).toBe(last));
  await user.keyboard("{Enter}");
  expect(onArchive).toHaveBeenCalledTimes(1);
  expect(onShare).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Actions"));
});

it("tabs change with the arrow keys and show their panel", async () => {
  const user = userEvent.setup();
  render(
    <Tabs
      label="Results"
      tabs={[
        { key: "health", label: "Health", content: "Two tests" },
        { key: "traits", label: "Traits", content: "Black coat" },
      ]}
    />,
  );
  expect(screen.getByRole("tablist", { name: "Results" })).toBeTruthy();
  expect(screen.getByRole("tabpanel", { name: "Health" }).textContent).toBe("Two tests");
  await user.click(screen.getByRole("tab", { name: "Health" }));
  await user.keyboard("{ArrowRight}{Enter}");
  await waitFor(() =>
    expect(screen.getByRole("tabpanel", { name: "Traits" }).textContent).toBe("Black coat"),
  );
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Traits");
});

it("a tooltip appears on focus, describes its button and closes on Escape", async () => {
  const user = userEvent.setup();
  render(
    <Tooltip label="What is this?" text="The chance of carrying it.">
      ?
    </Tooltip>,
  );
  await user.tab();
  const button = screen.getByRole("button", { name: "What is this?" });
  const tip = await screen.findByRole("tooltip");
  expect(tip.textContent).toBe("The chance of carrying it.");
  await waitFor(() => expect(button.getAttribute("aria-describedby")).toBe(tip.id));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
});
