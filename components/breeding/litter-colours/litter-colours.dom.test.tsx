import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { getMessages } from "@/lib/i18n/messages";
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { LitterColours } from "./litter-colours-client";
import { OwnLitterColours } from "./own-litter-colours-client";

const values = { dilute: "D/D", bcc: "B/B", agouti: "A/A", colourpoint: "C/C" };
const genotypesOf = (id: number, name: string) => ({
  animal: { id, name, species: "feline" as const },
  genotypes: Object.entries(values).map(([gene, genotype]) => ({
    name: gene,
    genotype,
    barcode: "TM1",
    reportedAt: "2026-03-04T10:00:00.000Z",
  })),
});

const props = {
  species: "feline" as const,
  messages: getMessages("en", "litterColours"),
  formMessages: getMessages("en", "form"),
};

const parent = (name: string) => within(screen.getByRole("group", { name }));
const dam = "Dam (mother)";

it("the litter colours tool removes the prediction when a parent is changed", async () => {
  const shares = [{ label: "Black", share: "1" }];
  fakeBff(() => ({ body: { overall: shares, male: shares, female: shares, embryosLost: "0" } }));
  renderInStore(
    <LitterColours
      {...props}
      renderFill={(role, onFill) => (
        <button type="button" onClick={() => onFill(genotypesOf(1, "Quick"))}>
          Fill {role}
        </button>
      )}
    />,
  );
  await userEvent.click(screen.getByText("Fill dam"));
  await userEvent.click(screen.getByText("Fill sire"));
  await userEvent.click(screen.getByText("Show the litter"));
  await screen.findByText("What to expect");
  await userEvent.selectOptions(parent(dam).getByLabelText(/Dilute/), "d/d");
  expect(screen.queryByText("What to expect")).toBeNull();
});

it("the litter colours tool ignores the response of an earlier choice", async () => {
  let respond = (_response: FakeResponse) => {};
  const slow = new Promise<FakeResponse>((resolve) => (respond = resolve));
  const results = ["Slow", "Quick"].map((name, at) => ({ id: at + 1, name, breed: null, isMine: true }));
  fakeBff(({ path }) => {
    if (path.includes("/parents")) return { body: { results, count: 2, next: null, previous: null } };
    return path.includes("/1/") ? slow : { body: genotypesOf(2, "Quick") };
  });
  renderInStore(<OwnLitterColours {...props} />);
  for (const name of ["Slow", "Quick"]) {
    await userEvent.click(parent(dam).getByLabelText(/Fill in/));
    await userEvent.click(await screen.findByText(name));
  }
  const status = await parent(dam).findByText(/from Quick’s reports/);
  respond({ body: genotypesOf(1, "Slow") });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(status.textContent).toContain("Quick");
});
