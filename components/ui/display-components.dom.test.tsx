import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Breadcrumbs } from "@/components/links/breadcrumbs";
import { Card } from "./card";
import { Chips } from "./chips";
import { EmptyState } from "./empty-state";
import { FailedState } from "./failed-state";
import { Skeleton } from "./skeleton";
import { Stepper } from "./stepper";
import { Table } from "./table";

it("breadcrumbs link to all levels and mark the current page", () => {
  const parts = [
    { label: "Home", href: "/" },
    { label: "Store", href: "/store" },
    { label: "Geno Pet", href: "/store/geno-pet/p/969" },
  ];
  render(<Breadcrumbs label="You are here" parts={parts} />);
  const navigation = within(screen.getByRole("navigation", { name: "You are here" }));
  expect(navigation.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    parts.map(({ href }) => href),
  );
  expect(navigation.getByRole("link", { current: "page" }).textContent).toBe("Geno Pet");
});

it.each([
  [["a", "b"], undefined],
  [["a", "b", "c", "d", "e"], "+3 more"],
])("of the chips %j two are visible, then %s", (items, more) => {
  render(<Chips items={items} moreLabel={(count) => `+${count} more`} />);
  const hidden = document.querySelector("details");
  const visible = screen.getAllByRole("listitem").filter((item) => !hidden?.contains(item));
  expect(visible.map((item) => item.textContent)).toEqual(["a", "b"]);
  expect(hidden?.querySelector("summary")?.textContent).toBe(more);
  expect(hidden?.open ?? false).toBe(false);
});

it("a table has a caption and headers, and can be scrolled by keyboard", async () => {
  render(
    <Table
      caption="Orders"
      columns={[
        { key: "order", label: "Order" },
        { key: "total", label: "Total", isNumber: true },
      ]}
      rows={[{ key: "1", cells: { order: "No. 1", total: "12.50" } }]}
    />,
  );
  expect(screen.getByRole("table", { name: "Orders" })).toBeTruthy();
  expect(screen.getByRole("columnheader", { name: "Total" })).toBeTruthy();
  expect(screen.getByRole("rowheader", { name: "No. 1" })).toBeTruthy();
  expect(screen.getByRole("cell").textContent).toBe("12.50");
  await userEvent.tab();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("region", { name: "Orders" }));
});

it("a skeleton names the loading content for screen readers", () => {
  render(<Skeleton label="Orders are loading" lines={4} />);
  expect(screen.getByRole("status", { name: "Orders are loading" }).children).toHaveLength(4);
});

it("an empty state displays hint and actions", () => {
  render(
    <EmptyState title="No items found" hint="Try a shorter word.">
      <button type="button">Show all</button>
    </EmptyState>,
  );
  for (const text of ["No items found", "Try a shorter word.", "Show all"])
    expect(screen.getByText(text)).toBeTruthy();
});

it("a failed state is announced and retries once at a time", async () => {
  const onRetry = vi.fn();
  const state = (retrying?: string) => (
    <FailedState
      message="Failed to fetch orders"
      retryLabel="Try again"
      onRetry={onRetry}
      retrying={retrying}
    />
  );
  const { rerender } = render(state());
  expect(screen.getByRole("alert").textContent).toContain("Failed to fetch orders");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  rerender(state("Trying"));
  await userEvent.click(screen.getByRole("button", { name: "Trying" }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it("a stepper marks done and current steps", () => {
  render(<Stepper label="Checkout" steps={["Cart", "Address", "Payment"]} current={1} doneLabel="done" />);
  const steps = within(screen.getByRole("list", { name: "Checkout" })).getAllByRole("listitem");
  expect(steps.map((step) => [step.getAttribute("aria-current"), step.textContent])).toEqual([
    [null, "✓Cart, done"],
    ["step", "2Address"],
    [null, "3Payment"],
  ]);
});

it("a card renders its children", () => {
  render(<Card>Inside</Card>);
  expect(screen.getByText("Inside")).toBeTruthy();
});
