import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { redirectTo } from "@/components/orders/public/redirect-to";
import { storageKey } from "@/store/persistence/storage";
import {
  fakeActivation,
  fullRecord,
  kitBarcode,
  kitOf,
  renderActivation,
} from "@/components/kits/activation/testing/render-activation";
import {
  click,
  fillIn,
  heading,
  setUpActivation,
} from "@/components/kits/activation/testing/set-up-activation";

vi.mock(
  "@/components/orders/public/redirect-to",
  () => import("@/components/kits/activation/testing/fake-redirect"),
);
setUpActivation();

const required = "This field is required";

/** The exact error text of a field, without the mark before it. */
function errorOf(label: string): string | undefined {
  const field = screen.getByLabelText(label);
  const ids = (field.getAttribute("aria-describedby") ?? "").split(" ");
  const id = ids.find((name) => name.endsWith("-error"));
  return id === undefined ? undefined : (document.getElementById(id)?.lastChild?.textContent ?? undefined);
}

const storedRecord = () =>
  (JSON.parse(localStorage.getItem(storageKey("activation")) ?? "{}") as { record: unknown }).record;

describe("e-mail", () => {
  it.each([
    ["", required],
    [`${"a".repeat(110)}@example.test`, "This field have maximum 120 characters"],
    ["robin", "email must be a valid email"],
  ])("%j: %s", async (email, message) => {
    fakeActivation();
    renderActivation("email");
    await heading("Where should we send the results?");
    await fillIn("Email", email);
    await click("Continue");
    await waitFor(() => expect(errorOf("Email")).toBe(message));
  });

  it("leads to the barcode, and the heading gets the focus", async () => {
    const { count } = fakeActivation();
    renderActivation("email");
    await heading("Where should we send the results?");
    await fillIn("Email", "robin@buyers.test");
    await click("Continue");
    const title = await heading("Which kit do you have?");
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(count("POST", /register-email/)).toBe(1);
    expect(screen.getByText("Step 2 of 7")).toBeDefined();
  });
});

describe("barcode", () => {
  const open = async () => {
    const bff = fakeActivation();
    renderActivation("barcode", { email: "robin@buyers.test" });
    await heading("Which kit do you have?");
    return bff;
  };

  it.each([
    ["", "", "Barcode", required],
    ["x".repeat(51), "", "Barcode", "This field can only have maximum 50 characters"],
    [kitBarcode, `${kitBarcode}1`, "Type the barcode again", "Confirm Barcode Number doesn't match "],
    [kitBarcode, "", "Type the barcode again", required],
  ])("%j typed again as %j: %s says %j", async (barcode, again, label, message) => {
    await open();
    await fillIn("Barcode", barcode);
    await fillIn("Type the barcode again", again);
    await click("Continue");
    await waitFor(() => expect(errorOf(label)).toBe(message));
  });

  it.each([
    [
      kitBarcode,
      kitBarcode,
      "Barcode of the second tube",
      "This Barcode number must be different the first barcode number",
    ],
    ["TM5", "", "Type the second barcode again", required],
    ["TM5", "TM6", "Type the second barcode again", "Confirm Barcode Number doesn't match "],
  ])("second tube %j typed again as %j: %s says %j", async (barcode, again, label, message) => {
    await open();
    await fillIn("Barcode", kitBarcode);
    await fillIn("Type the barcode again", kitBarcode);
    await click("Add a second tube");
    await fillIn("Barcode of the second tube", barcode);
    await fillIn("Type the second barcode again", again);
    await click("Continue");
    await waitFor(() => expect(errorOf(label)).toBe(message));
  });

  it("sends the barcodes once however often the button is pressed, and registers the address before", async () => {
    const { requests, count } = await open();
    await fillIn("Barcode", kitBarcode);
    await fillIn("Type the barcode again", "tm 1234-5678 9012 0");
    await userEvent.dblClick(screen.getByRole("button", { name: "Continue" }));
    await heading("Whose sample is it?");
    expect(count("POST", /enter-kit-barcode/)).toBe(1);
    expect(requests.map(({ path }) => path).filter((path) => path.startsWith("/activate"))).toEqual([
      "/activate/register-email",
      "/activate/enter-kit-barcode",
    ]);
  });

  it("takes the barcode of the URL, which need not be typed again", async () => {
    fakeActivation();
    renderActivation("barcode", { email: "robin@buyers.test" }, { barcode: kitBarcode });
    await heading("Which kit do you have?");
    for (const label of ["Barcode", "Type the barcode again"])
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(kitBarcode);
  });

  it("says that a kit is activated already, changes nothing and takes a report", async () => {
    const refusal = { code: "already_activated", message: "This kit has been activated already." };
    const { requests } = fakeActivation(({ path }) => {
      if (path === "/activate/problem") return { status: 204 };
      return path === "/activate/enter-kit-barcode"
        ? { status: 409, body: { ...refusal, barcode: kitBarcode } }
        : undefined;
    });
    renderActivation("barcode", { ...fullRecord });
    await heading("Which kit do you have?");
    await click("Continue");
    await screen.findByRole("heading", { name: "This kit is already activated" });
    expect(storedRecord()).toMatchObject({ pet: { petName: "Bella" } });
    await click("Report a problem");
    await fillIn("What happened?", "It is mine.");
    await click("Send");
    await screen.findByText("Thank you. We’ll reply to robin@buyers.test.");
    expect(requests.at(-1)).toMatchObject({
      path: "/activate/problem",
      body: { barcode: kitBarcode, email: "robin@buyers.test", message: "It is mine." },
    });
  });
});

describe("about my pet", () => {
  const open = async (form: string) => {
    const bff = fakeActivation(({ path }) =>
      path === "/activate/barcode" ? { body: { kits: [kitOf({ form })] } } : undefined,
    );
    const { pet: _pet, selectedBreed: _breed, ...record } = fullRecord;
    renderActivation("pet", record);
    await heading("Whose sample is it?");
    return bff;
  };

  it("the breed form requires name, sex and breed", async () => {
    await open("breed");
    await click("Continue");
    await waitFor(() => expect(errorOf("Name")).toBe(required));
    expect(within(screen.getByRole("radiogroup", { name: "Sex" })).getByText(required)).toBeDefined();
    expect(errorOf("Search for the breed")).toBe(required);
    expect(errorOf("Day")).toBeUndefined();
    expect(screen.queryByRole("radio", { name: "Mixed breed" })).toBeNull();
  });

  it("the other form requires name, sex and date of birth", async () => {
    await open("birth-date");
    await click("Continue");
    await waitFor(() => expect(errorOf("Name")).toBe(required));
    for (const part of ["Day", "Month", "Year"]) expect(errorOf(part)).toBe(required);
    expect(errorOf("Search for the breed")).toBeUndefined();
  });

  it("offers years from 2000 to this one, in the order of the country", async () => {
    await open("birth-date");
    const years = [...screen.getByLabelText<HTMLSelectElement>("Year").options].map(({ value }) => value);
    expect([years[1], years.at(-1)]).toEqual([String(new Date().getFullYear()), "2000"]);
    const parts = within(screen.getByRole("group", { name: "Date of birth" })).getAllByRole("combobox");
    expect(parts.map((part) => part.getAttribute("name"))).toEqual(["dobDay", "dobMonth", "dobYear"]);
  });

  it("sends numbers, kilograms by default and a comma as a decimal point", async () => {
    const { requests } = await open("birth-date");
    await fillIn("Name", " Bella ");
    await userEvent.click(screen.getByRole("radio", { name: "Female" }));
    await userEvent.selectOptions(screen.getByLabelText("Day"), "3");
    await userEvent.selectOptions(screen.getByLabelText("Month"), "May");
    await userEvent.selectOptions(screen.getByLabelText("Year"), "2022");
    await userEvent.click(screen.getByRole("radio", { name: "Mixed breed" }));
    await fillIn("Weight (optional)", "12,5");
    await fillIn("Microchip number", "276 0981 0601 2345");
    await click("Continue");
    await heading("Anything else to test?");
    const sent = requests.find(({ path }) => path === "/activate/about-my-pet");
    expect(sent?.body).toMatchObject({
      barcodes: [kitBarcode],
      pet: {
        petName: "Bella",
        gender: "female",
        species: "canine",
        breed: null,
        isMixedBreed: true,
        dobDay: 3,
        dobMonth: 5,
        dobYear: 2022,
        weight: 12.5,
        weightType: "kg",
        chipNumber: "276098106012345",
        personality: null,
      },
    });
  });
});

describe("more tests", () => {
  it("names what the kit includes, offers the others and can be skipped", async () => {
    fakeActivation();
    renderActivation("extras", fullRecord);
    await heading("Anything else to test?");
    expect(await screen.findByText("PRA-prcd")).toBeDefined();
    await screen.findByRole("button", { name: "Continue without more tests" });
    await userEvent.click(screen.getByRole("checkbox", { name: /Cystinuria/ }));
    expect(screen.getByText("1 test: €45.00")).toBeDefined();
    await click("Add 1 test");
    await heading("About you");
    expect(storedRecord()).toMatchObject({
      extras: [{ id: 50, name: "Cystinuria" }],
      excludeProducts: { traits: [], diseases: [7] },
    });
  });
});

it("asks for tests of the animal's species without the one chosen for a blank tube", async () => {
  const { requests } = fakeActivation(({ path }) =>
    path === "/activate/barcode" ? { body: { kits: [kitOf({ product: null })] } } : undefined,
  );
  const chosen = { id: 969, name: "Geno Pet for dogs" };
  renderActivation("extras", { ...fullRecord, selectedTestKit: chosen, selectedProduct: chosen });
  await heading("Anything else to test?");
  await screen.findByRole("checkbox", { name: /Cystinuria/ });
  const { path } = requests.find((request) => request.path.startsWith("/activate/products")) ?? {};
  expect(path).toMatch(/selectedProduct=969/);
  expect(path).toMatch(/species=canine/);
});

describe("about me", () => {
  const open = async (country: string) => {
    fakeActivation();
    renderActivation("person", { ...fullRecord, person: { country, email: "" }, email: "robin@buyers.test" });
    await heading("About you");
  };

  it("requires all fields and the terms", async () => {
    await open("DE");
    await fillIn("Email", "");
    await click("Continue");
    await waitFor(() => expect(errorOf("First name")).toBe(required));
    for (const label of ["Last name", "Street and number", "City", "Postal code", "Email"])
      expect([label, errorOf(label)]).toEqual([label, required]);
    expect(errorOf("I accept the terms and conditions")).toBe(required);
    expect(screen.queryByLabelText("State")).toBeNull();
  });

  it("requires a state only where addresses have one", async () => {
    await open("AU");
    await screen.findByLabelText("State");
    await click("Continue");
    await waitFor(() => expect(errorOf("State")).toBe(required));
  });
});

it("asks for three optional consents, none of which is ticked", async () => {
  fakeActivation();
  renderActivation("sample", fullRecord);
  await heading("About the sample");
  const boxes = await screen.findAllByRole<HTMLInputElement>("checkbox");
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false]);
  await click("Continue");
  await heading("Check your details");
});

describe("review", () => {
  it("activates the kit once, keeps the person and forgets the animal", async () => {
    const { count, requests } = fakeActivation(({ path, method }) =>
      path === "/activate" && method === "POST" ? { body: { token: "t".repeat(43) } } : undefined,
    );
    renderActivation("review", fullRecord);
    await heading("Check your details");
    await userEvent.dblClick(await screen.findByRole("button", { name: "Activate this kit" }));
    await waitFor(() =>
      expect(redirectTo).toHaveBeenCalledWith(`/activate/complete?activation=${"t".repeat(43)}`),
    );
    expect(count("POST", /^\/activate$/)).toBe(1);
    const sent = requests.find(({ path, method }) => path === "/activate" && method === "POST");
    expect(sent?.body).toMatchObject({
      id: fullRecord.id,
      email: "robin@buyers.test",
      barcodes: [kitBarcode],
      collectionAgent: { type: "self", name: "Robin Marlowe" },
      consents: { research: false, storage: false, statistics: false },
    });
    expect(storedRecord()).toMatchObject({ person: { firstName: "Robin" } });
    for (const field of ["pet", "barcodes", "payment", "id"])
      expect(storedRecord()).not.toHaveProperty(field);
  });

  it("leads to the step of a field that was refused", async () => {
    fakeActivation(({ path }) =>
      path === "/activate/review"
        ? { status: 428, body: { "pet.chipNumber": "Another animal of yours has this chip number" } }
        : undefined,
    );
    renderActivation("review", fullRecord);
    await heading("Check your details");
    await click("Please correct: Your pet");
    await heading("Whose sample is it?");
  });
});

const failed = { status: 500, body: { code: "internal", message: "" } };

it.each([
  ["email", "/activate/register-email", {}, "Email registration failed"],
  ["barcode", "/activate/enter-kit-barcode", fullRecord, "Failed to enter barcode"],
  ["pet", "/activate/about-my-pet", fullRecord, "Failed to add animal"],
  ["person", "/activate/about-me", fullRecord, "Failed to add person"],
  ["review", "/activate", fullRecord, "Kit activation failed"],
] as const)("a failure at the step %s of %s is said in place", async (step, failingPath, record, message) => {
  fakeActivation(({ path, method }) => (path === failingPath && method === "POST" ? failed : undefined));
  renderActivation(step, record);
  if (step === "email") await fillIn("Email", "robin@buyers.test");
  await click(step === "review" ? "Activate this kit" : "Continue");
  await waitFor(() =>
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toContain(message),
  );
});

it.each([
  ["pet", "/activate/barcode", "Barcode validation failed"],
  ["review", "/activate/review", "Failed to review activation"],
  ["test", "/activate", "Failed to fetch test kit balance"],
] as const)("a failure to read at the step %s is said in place", async (step, failingPath, message) => {
  fakeActivation(({ path, method }) => {
    if (path === failingPath && (failingPath !== "/activate" || method === "GET")) return failed;
    if (path === "/activate/barcode")
      return { body: { kits: [kitOf(step === "test" ? { product: null } : {})] } };
    return undefined;
  });
  renderActivation(step, fullRecord);
  await waitFor(() => expect(screen.getByText(message)).toBeDefined(), { timeout: 10_000 });
});

it("a step that is not reachable leads to the first incomplete one", async () => {
  fakeActivation();
  renderActivation("review", { ...fullRecord, person: {} });
  await heading("About you");
  expect(new URLSearchParams(window.location.search).get("step")).toBe("person");
});

it("opens at the step where the user left", async () => {
  fakeActivation();
  renderActivation(undefined, fullRecord, { steps: { current: 6, previous: 5, next: 7 } });
  await heading("About the sample");
  expect(new URLSearchParams(window.location.search).get("step")).toBe("sample");
});

it("the wizard drops damaged fields of the stored record and keeps the others", async () => {
  fakeActivation();
  localStorage.clear();
  const damaged = { ...fullRecord, barcodes: 5, pet: { petName: "Bella", gender: {} }, coupon: ["x"] };
  renderActivation("person", damaged as unknown as typeof fullRecord, { steps: [] });
  await heading("Which kit do you have?");
  await waitFor(() => expect(storedRecord()).not.toHaveProperty("coupon"));
  expect(storedRecord()).toMatchObject({ pet: { petName: "Bella" }, person: { firstName: "Robin" } });
});
