import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eachPetIdentifier } from "@/lib/domain/animals/pet-identifiers";
import type { Activation } from "@/store/api/kits/activation";
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff } from "@/store/testing/fake-bff";
import { ActivatedPage } from "./activated-page-client";

beforeEach(() => vi.stubGlobal("scrollTo", () => undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

const barcode = "TM1234567890120";
const token = "t".repeat(43);
type Held = Partial<Activation["samples"][number]>;

const activation = (held: Held, changes: Partial<Activation> = {}): Activation => ({
  token,
  activatedAt: "2026-01-05T09:00:00.000Z",
  email: "jo@test.example",
  isClaimed: true,
  relation: "owner",
  product: {
    id: 969,
    name: "Geno Pet",
    species: "canine",
    typeId: 2,
    categoryId: 10,
    testCount: 19,
  },
  extras: [],
  form: "birth-date",
  pet: {
    animalId: 7,
    petName: "Rex",
    gender: "male",
    species: "canine",
    dobDay: 3,
    dobMonth: 4,
    dobYear: 2021,
    breed: null,
    isMixedBreed: false,
    weight: null,
    weightType: "kg",
    personality: null,
    ...eachPetIdentifier(() => null),
  },
  parents: null,
  samples: [
    {
      barcode,
      postedAt: null,
      trackingNumber: null,
      receivedAt: "2026-01-09T09:00:00.000Z",
      hold: null,
      problem: null,
      problemNote: null,
      isCorrectable: false,
      ...held,
    },
  ],
  consents: { research: false, storage: false, statistics: false },
  isEditable: true,
  ...changes,
});

function open(first: Activation, answer?: object) {
  const { requests } = fakeBff(({ method, path }) => {
    if (method === "GET") return { body: { results: path.startsWith("/my/") ? [dam, first.pet] : [] } };
    return answer === undefined ? { status: 204 } : { body: answer };
  });
  renderInStore(
    <ActivatedPage
      activation={first}
      turnaround={null}
      country="DE"
      paths={{ my: "/my", register: "/register" }}
    />,
  );
  return requests;
}

const dam = { ...activation({}).pet, animalId: 8, petName: "Nala", gender: "female" as const };
const held = (problem: Held["problem"]) => ({ problem, isCorrectable: true });
const buttons = () =>
  screen
    .getAllByRole("button")
    .map(({ textContent }) => textContent)
    .slice(0, 3);
const click = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

describe("a sample on hold", () => {
  it("is released by the right sex, and says so", async () => {
    const requests = open(activation(held("sex")), activation({}));
    expect(buttons()).toEqual(["Correct the details", "It is another animal", "Contact us"]);
    await click("Correct the details");
    await userEvent.click(screen.getByRole("radio", { name: "Female" }));
    await click("Save and check again");
    await screen.findByText("Thank you. The details now match the sample, and we’re continuing right away.");
    expect(screen.queryByRole("heading", { name: "Is Rex male or female?" })).toBeNull();
    expect(requests.at(-1)).toMatchObject({ method: "PUT", body: { gender: "female", species: "canine" } });
  });

  it("shows the remaining errors after one parent is corrected", async () => {
    const parents = {
      dam: { id: 9, name: "Sold" },
      sire: { id: null, name: "A visitor" },
      littermates: 2,
    };
    const before = activation(held("dam"), { parents });
    const requests = open(before, { ...before, ...activation(held("sire"), { parents }) });
    await click("Correct sire and dam");
    await screen.findByRole("option", { name: "Nala, 2021" });
    await userEvent.selectOptions(screen.getByLabelText("Dam"), "Nala, 2021");
    await userEvent.click(screen.getByRole("checkbox", { name: "The same for 2 littermates" }));
    await click("Save and check again");
    const title = await screen.findByRole("heading", { name: "Who is Rex’s sire?" });
    screen.getByText("Saved. The sample still doesn’t match: please check what is left.");
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(requests.at(-1)?.body).toEqual({
      damId: 8,
      damName: null,
      sireId: null,
      sireName: "A visitor",
      isForLitter: true,
    });
  });

  it("sends a message about its tube and then offers the corrections again", async () => {
    const requests = open(activation({ problem: "sex", problemNote: "Please confirm" }));
    screen.getByText("From the lab: Please confirm");
    await click("Contact us");
    await userEvent.type(screen.getByLabelText("Your message to the lab"), "He is a boy");
    await click("Send");
    await screen.findByText("Thank you. The lab has your message and will reply to jo@test.example.");
    expect(requests.at(-1)?.body).toEqual({ barcode, email: "jo@test.example", message: "He is a boy" });
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole("heading", { name: "Is Rex male or female?" }));
    expect(buttons()).toEqual(["Correct the details", "It is another animal", "Contact us"]);
  });

  it("moves the focus into an opened correction and back when it is cancelled", async () => {
    open(activation(held("sex")));
    await click("Correct the details");
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Name"));
    await click("Cancel");
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole("heading", { name: "Is Rex male or female?" }));
  });
});

describe("a kit on its way", () => {
  const posted = (changes: Held): Activation => activation({ receivedAt: null, ...changes });

  it("shows the same day of posting in every time zone", () => {
    vi.stubEnv("TZ", "Pacific/Auckland");
    open(posted({ postedAt: "2026-01-08T20:00:00.000Z" }));
    expect(screen.getByText("Posted on 08/01/2026.")).toBeTruthy();
  });

  it("moves the focus between the tracking number and the button to change it", async () => {
    open(posted({}), posted({ postedAt: "2026-01-08T20:00:00.000Z" }));
    await click("I have posted it");
    const change = await screen.findByRole("button", { name: "Change the tracking number" });
    await expect.poll(() => document.activeElement).toBe(change);
    await userEvent.click(change);
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Tracking number (optional)"));
  });

  it("keeps an unknown breed in the opened details", async () => {
    open(posted({}));
    await click("Correct the details");
    const breed = within(screen.getByRole("radiogroup", { name: "Breed (optional)" }));
    expect(breed.getByRole("radio", { name: "Don’t know" })).toHaveProperty("checked", true);
  });

  it("moves the focus into the opened details and back when it is cancelled", async () => {
    open(posted({}));
    await click("Correct the details");
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Name"));
    await click("Cancel");
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole("heading", { name: "Your details" }));
  });
});
