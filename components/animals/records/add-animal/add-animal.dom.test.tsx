import { englishText } from "@/lib/domain/error-response";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { redirectTo } from "@/components/orders/public/redirect-to";
import { getMessages } from "@/lib/i18n/messages";
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { userFixture } from "@/store/testing/user-fixture";
import { AddAnimal } from "./add-animal-client";

vi.mock("@/components/orders/public/redirect-to", () => ({ redirectTo: vi.fn() }));

const addAnimal = getMessages("en", "addAnimal");
const activation = getMessages("en", "activation");
const links = { login: "/login?next=/tools/add-animal", register: "/register", my: "/my" };
const user = userEvent.setup();

beforeEach(() => localStorage.clear());
afterEach(() => vi.clearAllMocks());

function open(owner: number | undefined, response: FakeResponse = { body: { id: 7 } }) {
  const bff = fakeBff(() => response);
  const account = owner === undefined ? undefined : userFixture({ id: owner });
  renderInStore(<AddAnimal links={links} user={account} country="US" />);
  return bff;
}

const nameField = () => screen.getByLabelText(activation.pet.name);

async function fillIn() {
  await user.type(nameField(), "Mo");
  await user.click(screen.getByRole("radio", { name: activation.pet.speciesNames.feline }));
  await user.click(screen.getByRole("radio", { name: activation.pet.sexes.female }));
  await user.click(screen.getByRole("radio", { name: activation.pet.breedChoices.mixed }));
}

it("a valid form sends a guest to sign-in and keeps its values", async () => {
  const { requests } = open(undefined);
  await user.click(screen.getByRole("button", { name: addAnimal.signInAndSave }));
  expect((await screen.findAllByText(englishText("fields.required"))).length).toBeGreaterThan(0);
  expect(redirectTo).not.toHaveBeenCalled();
  await fillIn();
  await user.click(screen.getByRole("button", { name: addAnimal.signInAndSave }));
  await expect.poll(() => redirectTo).toHaveBeenCalledWith(links.login);
  expect(requests).toEqual([]);
  cleanup();

  const saving = open(3);
  screen.getByText(addAnimal.restored);
  expect(nameField()).toHaveProperty("value", "Mo");
  await user.click(screen.getByRole("button", { name: addAnimal.save }));
  await screen.findByRole("heading", { name: "Mo is in your account" });
  expect(saving.requests).toMatchObject([
    { method: "POST", path: "/my/animals", body: { petName: "Mo", species: "feline", isMixedBreed: true } },
  ]);
  cleanup();

  open(3);
  expect(nameField()).toHaveProperty("value", "");
});

it("the form of a new animal does not show a user's draft to another user", async () => {
  open(3);
  await fillIn();
  cleanup();
  open(4);
  expect(nameField()).toHaveProperty("value", "");
  cleanup();
  open(3);
  expect(nameField()).toHaveProperty("value", "Mo");
});

it("the form of a new animal shows a refused field in place and keeps the rest", async () => {
  open(3, { status: 428, body: { chipNumber: englishText("kits.chipInUse") } });
  await fillIn();
  await user.click(screen.getByText(activation.pet.more));
  await user.type(screen.getByLabelText(activation.pet.chipNumber), "276098100000123");
  await user.click(screen.getByRole("button", { name: addAnimal.save }));
  await screen.findByText(englishText("kits.chipInUse"));
  expect(nameField()).toHaveProperty("value", "Mo");
});
