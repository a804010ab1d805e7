import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff } from "@/store/testing/fake-bff";
import { OfferForm } from "./offer-form-client";

vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: vi.fn() }) }));

const refusal = "Rex is offered to somebody already. Cancel that transfer first.";

function open() {
  fakeBff(({ method }) =>
    method === "GET"
      ? { body: { results: [] } }
      : { status: 409, body: { code: "already_offered", message: refusal, requestId: "1" } },
  );
  renderInStore(<OfferForm chosenAnimals={[{ id: 7, name: "Rex" }]} />);
}

async function review() {
  await userEvent.click(screen.getByRole("button", { name: "Review" }));
  return within(await screen.findByRole("dialog"));
}

it("the offer form lists the animal of the link, also when the search does not have it", () => {
  open();
  expect(screen.getByRole("checkbox", { name: "Rex" })).toHaveProperty("checked", true);
});

it("the offer form forgets a refusal when the review is closed", async () => {
  open();
  await userEvent.type(screen.getByLabelText(/^Email address/), "buyer@example.test");
  const first = await review();
  await userEvent.click(first.getByRole("button", { name: "Send offer" }));
  expect(await first.findByText(refusal)).toBeTruthy();
  await userEvent.click(first.getByRole("button", { name: "Close" }));
  expect((await review()).queryByText(refusal)).toBeNull();
});
