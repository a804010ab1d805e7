import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { SavedFilters } from "./saved-filters-client";

const open = (search: string, owner = 7) =>
  render(<SavedFilters owner={owner} path="/my/my-animals" search={search} suggestion="Elm" />);
const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const chips = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);

it("saves the filter that is set under a name, and leads to it from then on", async () => {
  open("?query=Elm");
  await click("Save this filter");
  const field = await screen.findByLabelText("Name");
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.keyboard("My kennel{Enter}");
  const chip = screen.getByRole("link", { name: "My kennel" });
  expect(chip.getAttribute("href")).toBe("/my/my-animals?query=Elm");
  expect(chip.getAttribute("aria-current")).toBe("true");
  expect(screen.queryByRole("button", { name: "Save this filter" })).toBeNull();
  cleanup();
  open("");
  expect(chips()).toEqual(["My kennel"]);
  cleanup();
  open("", 8);
  expect(chips()).toEqual([]);
});

it("renames and removes filters, and brings a removed one back", async () => {
  for (const search of ["?species=canine", "?species=feline"]) {
    open(search);
    await click("Save this filter");
    await userEvent.clear(await screen.findByLabelText("Name"));
    await userEvent.keyboard(`${search.slice(9)}{Enter}`);
    cleanup();
  }
  open("");
  await click("Edit");
  const [dogs] = await screen.findAllByLabelText("Name");
  if (dogs === undefined) throw new Error("No field.");
  await userEvent.clear(dogs);
  await userEvent.type(dogs, "Dogs");
  await userEvent.tab();
  await click("Remove feline");
  expect(screen.getByRole("status").textContent).toBe("feline is removed.");
  await click("Undo");
  await click("Done");
  expect(chips()).toEqual(["Dogs", "feline"]);
});
