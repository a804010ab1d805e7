import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { describe, expect, it, vi } from "vitest";
import { Checkbox } from "./checkbox";
import type { FieldLabels } from "./field";
import { RadioGroup } from "./radio-group";
import { Select } from "./select";
import { TextArea } from "./text-area";
import { TextField } from "./text-field";

const options = [
  { value: "dog", label: "Dog" },
  { value: "cat", label: "Cat" },
];

/** Accessible description. */
function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `no ${id}`).join(" | ");
}

const fields: readonly [string, string, (labels: FieldLabels) => ReactElement][] = [
  ["text field", "textbox", (labels) => <TextField {...labels} />],
  ["text area", "textbox", (labels) => <TextArea {...labels} />],
  ["select", "combobox", (labels) => <Select {...labels} options={options} />],
  ["checkbox", "checkbox", (labels) => <Checkbox {...labels} />],
  ["radio group", "radiogroup", (labels) => <RadioGroup {...labels} name="species" options={options} />],
];

describe.each(fields)("%s", (_, role, make) => {
  it("a field has its label as name, and error and hint as description", () => {
    render(make({ label: "Animal", hint: "As on the papers", error: "Is needed" }));
    const control = screen.getByRole(role, { name: "Animal" });
    expect(descriptionOf(control)).toMatch(/Is needed \| As on the papers$/);
  });

  it("a field has no description without hint and error", () => {
    render(make({ label: "Animal" }));
    const control = screen.getByRole(role, { name: "Animal" });
    expect(control.hasAttribute("aria-describedby")).toBe(false);
    expect(document.querySelector("[aria-invalid]")).toBeNull();
  });

  it("a field is marked invalid when it has an error", () => {
    render(make({ label: "Animal", error: "Is needed" }));
    expect(document.querySelectorAll("[aria-invalid='true']").length).toBeGreaterThan(0);
  });
});

it("fields with the same label keep their own errors", () => {
  render(
    <>
      <TextField label="Name" error="First" />
      <TextField label="Name" error="Second" />
    </>,
  );
  expect(screen.getAllByRole("textbox").map(descriptionOf)).toEqual(["▲ First", "▲ Second"]);
});

it("clicking the label checks the checkbox", async () => {
  render(<Checkbox label="I agree" />);
  await userEvent.click(screen.getByText("I agree"));
  expect(screen.getByRole("checkbox")).toHaveProperty("checked", true);
});

it("a radio is chosen by keyboard and reported", async () => {
  const onChoose = vi.fn();
  render(<RadioGroup label="Animal" name="species" options={options} onChoose={onChoose} />);
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(screen.getByRole("radio", { name: "Dog" })).toHaveProperty("checked", true);
  expect(onChoose.mock.calls).toEqual([["dog"]]);
});

it("a radio group can have a default value", () => {
  render(<RadioGroup label="Animal" name="species" options={options} defaultValue="cat" />);
  expect(screen.getByRole("radio", { checked: true })).toBe(screen.getByRole("radio", { name: "Cat" }));
});

it("a select with a placeholder starts without a value", () => {
  render(<Select label="Animal" options={options} placeholder="Choose" />);
  expect(screen.getByRole("combobox")).toHaveProperty("value", "");
});
