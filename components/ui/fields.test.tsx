// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Checkbox } from "./checkbox";
import type { FieldWords } from "./field";
import { RadioGroup } from "./radio-group";
import { Select } from "./select";
import { TextArea } from "./text-area";
import { TextField } from "./text-field";

afterEach(cleanup);

const options = [
  { value: "dog", label: "Dog" },
  { value: "cat", label: "Cat" },
];

/** What is read out after the name. */
function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `no ${id}`).join(" | ");
}

const kinds: readonly [string, string, (words: FieldWords) => ReactElement][] = [
  ["text field", "textbox", (words) => <TextField {...words} />],
  ["text area", "textbox", (words) => <TextArea {...words} />],
  ["select", "combobox", (words) => <Select {...words} options={options} />],
  ["checkbox", "checkbox", (words) => <Checkbox {...words} />],
  ["radio group", "radiogroup", (words) => <RadioGroup {...words} name="species" options={options} />],
];

describe.each(kinds)("a %s", (_, role, make) => {
  it("has its label for a name, and its error and hint for a description", () => {
    render(make({ label: "Animal", hint: "As on the papers", error: "Is needed" }));
    const control = screen.getByRole(role, { name: "Animal" });
    expect(descriptionOf(control)).toMatch(/Is needed \| As on the papers$/);
  });

  it("describes nothing where there is nothing to say", () => {
    render(make({ label: "Animal" }));
    const control = screen.getByRole(role, { name: "Animal" });
    expect(control.hasAttribute("aria-describedby")).toBe(false);
    expect(document.querySelector("[aria-invalid]")).toBeNull();
  });

  it("is marked wrong when it is", () => {
    render(make({ label: "Animal", error: "Is needed" }));
    expect(document.querySelectorAll("[aria-invalid='true']").length).toBeGreaterThan(0);
  });
});

it("two fields with the same label are told apart by their errors", () => {
  render(
    <>
      <TextField label="Name" error="First" />
      <TextField label="Name" error="Second" />
    </>,
  );
  expect(screen.getAllByRole("textbox").map(descriptionOf)).toEqual(["▲ First", "▲ Second"]);
});

it("a label checks its box", async () => {
  render(<Checkbox label="I agree" />);
  await userEvent.click(screen.getByText("I agree"));
  expect(screen.getByRole("checkbox")).toHaveProperty("checked", true);
});

it("a choice is made with the keyboard alone, and told", async () => {
  const onChoose = vi.fn();
  render(<RadioGroup label="Animal" name="species" options={options} onChoose={onChoose} />);
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(screen.getByRole("radio", { name: "Dog" })).toHaveProperty("checked", true);
  expect(onChoose.mock.calls).toEqual([["dog"]]);
});

it("a choice may be made from the start", () => {
  render(<RadioGroup label="Animal" name="species" options={options} defaultValue="cat" />);
  expect(screen.getByRole("radio", { checked: true })).toBe(screen.getByRole("radio", { name: "Cat" }));
});

it("a select may begin with nothing chosen", () => {
  render(<Select label="Animal" options={options} placeholder="Choose" />);
  expect(screen.getByRole("combobox")).toHaveProperty("value", "");
});
