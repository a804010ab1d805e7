import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Quantity } from "./quantity-client";

function show(quantity: number) {
  const onQuantity = vi.fn();
  render(
    <Quantity
      label="Quantity"
      lessLabel="One less"
      moreLabel="One more"
      max={5}
      quantity={quantity}
      onQuantity={onQuantity}
    />,
  );
  const button = (name: string) => screen.getByRole("button", { name });
  return { onQuantity, button, field: screen.getByLabelText("Quantity") };
}

it("the quantity control steps up and down, and stops at its bounds without losing the focus", async () => {
  const { onQuantity, button, field } = show(4);
  await userEvent.click(button("One more"));
  await userEvent.click(button("One more"));
  expect(field).toHaveProperty("value", "5");
  expect(button("One more").getAttribute("aria-disabled")).toBe("true");
  await expect.poll(() => document.activeElement).toBe(button("One more"));
  await userEvent.click(button("One less"));
  expect(onQuantity.mock.calls).toEqual([[5], [4]]);
});

it.each([
  ["9", "5"],
  ["0", "1"],
  ["2", "2"],
])("the quantity control changes a typed %s to %s on blur", async (typed, expected) => {
  const { onQuantity, field } = show(4);
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  expect(onQuantity).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(field).toHaveProperty("value", expected);
  expect(onQuantity.mock.calls).toEqual([[Number(expected)]]);
});

it("the quantity control takes a new value from its parent and reports later changes", async () => {
  const onQuantity = vi.fn();
  const labels = { label: "Quantity", lessLabel: "One less", moreLabel: "One more" };
  const { rerender } = render(<Quantity {...labels} max={9} quantity={2} onQuantity={onQuantity} />);
  await userEvent.click(screen.getByRole("button", { name: "One more" }));
  rerender(<Quantity {...labels} max={9} quantity={3} onQuantity={onQuantity} />);
  rerender(<Quantity {...labels} max={9} quantity={2} onQuantity={onQuantity} />);
  expect(screen.getByLabelText("Quantity")).toHaveProperty("value", "2");
  await userEvent.click(screen.getByRole("button", { name: "One more" }));
  expect(onQuantity.mock.calls).toEqual([[3], [3]]);
});
