import { englishText } from "@/lib/domain/error-response";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { toKitBarcode } from "@/lib/domain/kits/kit-barcode";
import { getMessages } from "@/lib/i18n/messages";
import { writeFormDraft } from "@/store/persistence/form-draft";
import { renderInStore } from "@/store/testing/render-in-store";
import { fakeBff, type RecordedRequest } from "@/store/testing/fake-bff";
import { userFixture } from "@/store/testing/user-fixture";
import { Litter } from "./litter-client";

const litter = getMessages("en", "litter");
const activation = getMessages("en", "activation");

const user = userEvent.setup();
const first = toKitBarcode("471108151623");
const second = toKitBarcode("471108151624");
const third = toKitBarcode("471108151625");
const product = { id: 969, name: "Geno Pet", species: "canine", typeId: 2, categoryId: 3, testCount: 40 };

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
});

interface Backend {
  /** Barcodes that are refused by the check. */
  readonly wrong?: readonly string[];
  readonly used?: string;
  readonly blank?: readonly string[];
  readonly litterResponses?: readonly ({ readonly status?: number; readonly body?: unknown } | "offline")[];
}

function fakeBackend({ wrong = [], used, blank = [], litterResponses = [] }: Backend) {
  const responses = [...litterResponses];
  return fakeBff(({ path, body }) => {
    if (path === "/activate/barcode") return checkResponse((body as { barcodes: string[] }).barcodes);
    if (path === "/activate/register-email")
      return { body: { id: "A".repeat(32), email: (body as { email: string }).email } };
    if (path === "/activate/litter") return responses.shift() ?? { status: 500 };
    if (path.startsWith("/my/activation-animals")) return { body: { results: [] } };
    if (path === "/activate")
      return {
        body: {
          results: [
            {
              id: 12,
              name: "Pack of five",
              categoryId: 15,
              species: "canine",
              units: 5,
              packOf: { id: 401, name: "Full Breed Profile" },
            },
          ],
        },
      };
    return { body: [] };
  });

  function checkResponse(barcodes: readonly string[]) {
    const refused = barcodes.flatMap((barcode, at) =>
      wrong.includes(barcode) ? [[`barcodes.${at}`, englishText("kits.mistyped")] as const] : [],
    );
    if (refused.length > 0) return { status: 428, body: Object.fromEntries(refused) };
    if (used !== undefined && barcodes.includes(used))
      return { status: 409, body: { code: "already_activated", message: "Used.", barcode: used } };
    const kits = barcodes.map((barcode) => ({
      barcode,
      form: "birth-date",
      extras: [],
      product: blank.includes(barcode) ? null : product,
    }));
    return { body: { kits } };
  }
}

function open(backend: Backend = {}, account?: ReturnType<typeof userFixture>) {
  const bff = fakeBackend(backend);
  renderInStore(
    <Litter
      user={account}
      country="DE"
      countries={[{ value: "DE", label: "Germany" }]}
      termsPaths={{ terms: "/terms", privacy: "/privacy" }}
      loginPath="/login?next=/activate/litter"
    />,
  );
  return bff;
}

/** By its label: finding it by its role takes three times as long. */
const row = (number: number) =>
  within(screen.getByLabelText(new RegExp(`Animal ${number}`), { selector: "li" }));
const sentLitters = (requests: readonly RecordedRequest[]) =>
  requests.filter(({ path }) => path === "/activate/litter").map(({ body }) => body);

async function paste(text: string) {
  await user.click(screen.getByLabelText(litter.tubes.list));
  await user.paste(text);
  await user.click(screen.getByRole("button", { name: litter.tubes.add }));
}

/** Everything but the rows. */
async function fillInShared() {
  await user.click(screen.getByRole("radio", { name: activation.pet.breedChoices.mixed }));
  for (const [label, value] of [
    [activation.pet.day, "1"],
    [activation.pet.month, "6"],
    [activation.pet.year, "2025"],
  ] as const)
    await user.selectOptions(screen.getByLabelText(label), value);
  for (const [label, text] of [
    [activation.person.firstName, "Jo"],
    [activation.person.lastName, "Field"],
    [activation.person.email, "jo@test.example"],
    [activation.person.address, "Long Road 1"],
    [activation.person.postalCode, "20095"],
    [activation.person.city, "Hamburg"],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByLabelText(activation.person.terms));
}

const submit = () => user.click(screen.getByRole("button", { name: /^Activate (the litter|\d+ kits?)$/ }));

describe("adding tubes", () => {
  it("checks them, names wrong and used ones at their animal and takes the species of the kits", async () => {
    const { requests } = open({ wrong: [second], used: third });
    await paste(`${first}, 276098100000123, Ada, f\n${second}\n${third}`);
    await row(2).findByText(englishText("kits.mistyped"));
    await row(3).findByText(litter.rows.used);
    await row(1).findByText("Geno Pet");
    expect(row(1).getByLabelText("Name")).toHaveProperty("value", "Ada");
    expect(row(1).getByLabelText(activation.pet.chipNumber)).toHaveProperty("value", "276098100000123");
    expect(screen.getByRole("radio", { name: "Dog" })).toHaveProperty("checked", true);
    expect(row(3).getByRole("link", { name: litter.rows.usedLink }).getAttribute("href")).toBe(
      `/activate?barcode=${third}`,
    );
    expect(requests.map(({ body }) => (body as { barcodes: string[] }).barcodes)).toEqual([
      [first, second, third],
      [first, third],
      [first],
    ]);
  });

  it("checks a corrected barcode again", async () => {
    open({ wrong: [second] });
    await paste(second);
    await row(1).findByText(englishText("kits.mistyped"));
    const field = row(1).getByLabelText("Barcode");
    await user.clear(field);
    await user.type(field, first);
    await user.tab();
    await row(1).findByText("Geno Pet");
    expect(row(1).queryByText(englishText("kits.mistyped"))).toBeNull();
  });

  it("reads an uploaded list, and says so when there is nothing in it", async () => {
    open();
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (input === null) throw new Error("There is no file field.");
    await user.upload(
      input,
      new File(["Name;Kit barcode\nAda;" + first], "litter.csv", { type: "text/csv" }),
    );
    await screen.findByText("1 tube added.");
    expect(row(1).getByLabelText("Name")).toHaveProperty("value", "Ada");
    await user.upload(input, new File(["\0\0PK"], "litter.csv", { type: "text/csv" }));
    await screen.findByText(litter.tubes.unreadable);
    await paste(" ");
    await screen.findByText(litter.tubes.nothing);
  });
});

describe("submitting", () => {
  it("shows errors at empty fields, focuses the first and sends no request", async () => {
    const { requests } = open();
    await paste(`${first}\n${second},,Bo`);
    // The species comes with the response of the check.
    await row(1).findByText("Geno Pet");
    await submit();
    await screen.findByText(/fields need a correction/);
    expect(row(1).getAllByText(englishText("fields.required"))).toHaveLength(2);
    expect(row(2).getAllByText(englishText("fields.required"))).toHaveLength(1);
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(activation.pet.day));
    expect(sentLitters(requests)).toEqual([]);
  });

  it("asks for a tube where there is none", async () => {
    open();
    await submit();
    await screen.findByText(/fields need a correction/);
    expect(screen.getByLabelText(litter.tubes.list).getAttribute("aria-invalid")).toBe("true");
  });

  it("keeps everything after a lost response, repeats it with the same id and lists the animals", async () => {
    const activations = [{ token: "T".repeat(32), barcode: first, petName: "Ada" }];
    const { requests } = open({
      litterResponses: [
        "offline",
        { status: 428, body: { "rows.0.chipNumber": englishText("kits.chipInUse") } },
        { body: { litterId: 3, activations } },
      ],
    });
    await paste(`${first},276098100000123,Ada,f`);
    await fillInShared();
    await submit();
    await screen.findByText("Network error");
    await submit();
    await row(1).findByText(englishText("kits.chipInUse"));
    await expect.poll(() => document.activeElement).toBe(row(1).getByLabelText(activation.pet.chipNumber));
    await user.clear(row(1).getByLabelText(activation.pet.chipNumber));
    await submit();
    await screen.findByRole("heading", { name: "1 kit is activated" });
    expect(screen.getByRole("link", { name: "Details of Ada" }).getAttribute("href")).toBe(
      `/activate/complete?activation=${"T".repeat(32)}`,
    );
    const sent = sentLitters(requests) as { id: string; rows: unknown[] }[];
    expect(new Set(sent.map(({ id }) => id))).toEqual(new Set(["A".repeat(32)]));
    expect(sent.at(-1)).toMatchObject({
      email: "jo@test.example",
      species: "canine",
      isMixedBreed: true,
      dobDay: 1,
      dobMonth: 6,
      rows: [{ barcode: first, petName: "Ada", gender: "female", chipNumber: null }],
    });
    expect(localStorage.getItem("tailmark:1:draft-litter")).toBeNull();
    cleanup();
    open();
    screen.getByRole("heading", { name: "1 kit is activated" });
  });

  it("leads from the own activated kit to its animal", async () => {
    const token = "T".repeat(43);
    const refusal = { code: "already_activated", message: "Used.", barcode: second, activation: token };
    open({ litterResponses: [{ status: 409, body: refusal }] });
    await paste(`${first},,Ada,f\n${second},,Bo,m`);
    await fillInShared();
    await submit();
    const link = await row(2).findByRole("link", { name: activation.used.open });
    expect(link.getAttribute("href")).toBe(`/activate/complete?activation=${token}`);
    row(2).getByText(litter.rows.used);
    await expect.poll(() => document.activeElement).toBe(row(2).getByLabelText(litter.rows.barcode));
    expect(row(1).queryByRole("link")).toBeNull();
  });

  it("takes the tests of blank tubes from the chosen pack", async () => {
    const account = userFixture({ type: "breeder", name: "Jo Field", email: "jo@test.example" });
    const { requests } = open({ blank: [first], litterResponses: [{ status: 500 }] }, account);
    await paste(`${first},,Ada,f`);
    await user.click(await screen.findByRole("radio", { name: /Pack of five/ }));
    await user.click(screen.getByRole("radio", { name: "Dog" }));
    await user.selectOptions(screen.getByLabelText(activation.person.country), "DE");
    await user.clear(screen.getByLabelText(activation.person.firstName));
    await user.clear(screen.getByLabelText(activation.person.lastName));
    await user.clear(screen.getByLabelText(activation.person.email));
    await fillInShared();
    await submit();
    await expect.poll(() => sentLitters(requests)).toHaveLength(1);
    expect(sentLitters(requests)).toMatchObject([{ selectedTestKit: 12, selectedProduct: 401 }]);
  });
});

it("restores the draft after a reload and after signing in, and not for another user", async () => {
  open();
  await paste(`${first},,Ada`);
  await user.type(await screen.findByLabelText(litter.shared.damName), "Bella");
  cleanup();
  open({}, userFixture({ id: 3 }));
  await row(1).findByText("Geno Pet");
  expect(screen.getByLabelText(litter.shared.damName)).toHaveProperty("value", "Bella");
  await user.type(screen.getByLabelText(litter.shared.sireName), "Barnaby");
  cleanup();
  open({}, userFixture({ id: 4 }));
  expect(screen.queryByRole("listitem", { name: /Animal 1/ })).toBeNull();
});

it("lists an activated litter again for its owner, and not for another user or a guest", () => {
  const animals = [{ token: "T".repeat(32), barcode: first, petName: "Ada" }];
  writeFormDraft("activated-litter", 3, { email: "jo@test.example", animals });
  open({}, userFixture({ id: 3 }));
  screen.getByRole("heading", { name: "1 kit is activated" });
  for (const other of [userFixture({ id: 4 }), undefined]) {
    cleanup();
    open({}, other);
    screen.getByRole("heading", { name: litter.title });
    expect(screen.queryByText("Ada")).toBeNull();
  }
});

it("moves the focus and the errors when an animal is removed", async () => {
  open({ wrong: [second] });
  await paste(`${first}\n${second}`);
  await row(2).findByText(englishText("kits.mistyped"));
  await user.click(screen.getByRole("button", { name: "Remove animal 1" }));
  row(1).getByText(englishText("kits.mistyped"));
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole("heading", { name: litter.rows.title }));
});
