import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ExportSheets } from "@/components/animals/records/spreadsheets/export-sheets";

it.each([
  [null, 3],
  ["Ada Reed", 0],
])("user downloads have no links for an admin who impersonates the user (%s)", (loggedInBy, links) => {
  render(<ExportSheets user={{ loggedInBy }} />);
  expect(screen.queryAllByRole("link")).toHaveLength(links);
  expect(screen.queryAllByText(/Only the user can download this/)).toHaveLength(links === 0 ? 1 : 0);
});
