import { Activation } from "@/components/kits/activation/activation-client";
import type { ActivationPageProps } from "@/components/kits/activation/activation-props";
import { renderInStore } from "@/store/testing/render-in-store";
import { storageKey } from "@/store/persistence/storage";
import type { ActivationRecord } from "@/store/slices/activation-record";
import type { ActivationStep } from "@/lib/domain/kits/activation-steps";
import { fakeBff, type FakeResponse, type RecordedRequest } from "@/store/testing/fake-bff";

export const kitBarcode = "TM1234567890120";
const price = { amount: "45.00", currency: { code: "EUR", symbol: "€" } };

const labrador = { id: 3, name: "Labrador Retriever" };

const genoPet = {
  id: 969,
  name: "Geno Pet for dogs",
  species: "canine",
  typeId: 2,
  categoryId: 10,
  testCount: 19,
};

export const kitOf = (overrides: object = {}) => ({
  barcode: kitBarcode,
  product: genoPet,
  form: "birth-date",
  extras: [],
  ...overrides,
});

const offeredTest = {
  id: 50,
  name: "Cystinuria",
  species: "canine",
  typeId: 2,
  categoryId: 1,
  summary: "Stones.",
  price,
};

/** Everything a guest enters up to the review. */
export const fullRecord = {
  id: "a".repeat(32),
  email: "robin@buyers.test",
  barcodes: [kitBarcode, ""],
  confirmBarcodes: [kitBarcode, ""],
  pet: {
    petName: "Bella",
    gender: "female",
    species: "canine",
    dobDay: "3",
    dobMonth: "5",
    dobYear: "2022",
    breed: "3",
    breedChoice: "breed",
    weightType: "kg",
  },
  selectedBreed: labrador,
  person: {
    firstName: "Robin",
    lastName: "Marlowe",
    address: "12 Harbour Road",
    country: "DE",
    state: "",
    city: "Hamburg",
    postalCode: "20095",
    email: "robin@buyers.test",
    acceptTerms: true,
  },
} as const satisfies ActivationRecord;

type Respond = (
  request: RecordedRequest,
) => FakeResponse | "offline" | Promise<FakeResponse | "offline"> | undefined;

const responses: readonly (readonly [pattern: RegExp, response: FakeResponse])[] = [
  [/^POST \/activate\/register-email$/, { body: { id: fullRecord.id, email: fullRecord.email } }],
  [/^POST \/activate\/(enter-kit-)?barcode$/, { body: { kits: [kitOf()] } }],
  [/^POST \/activate\/about-my-pet$/, { body: { form: "birth-date", breed: labrador } }],
  [/^POST \/activate\/about-me$/, { status: 204 }],
  [/^POST \/activate\/review$/, { body: { product: genoPet, extras: [] } }],
  [
    /^GET \/activate\/products\?/,
    { body: { results: [offeredTest], exclude: { traits: [], diseases: [7] } } },
  ],
  [/^GET \/activate\/breed\?/, { body: { ...labrador, species: "canine", products: [] } }],
  [/^GET \/activate$/, { body: { results: [] } }],
  [
    /^GET \/store\/products\/product\//,
    { body: { ...genoPet, tests: [{ code: "prcd", name: "PRA-prcd" }] } },
  ],
  [/^GET \/countries\/AU\/states$/, { body: [{ code: "VIC", name: "Victoria" }] }],
];

/** Fake BFF with one kit. A test overrides single responses. */
export function fakeActivation(respond: Respond = () => undefined) {
  return fakeBff((request) => {
    const name = `${request.method} ${request.path}`;
    const usual = responses.find(([pattern]) => pattern.test(name))?.[1];
    return respond(request) ?? usual ?? { status: 404 };
  });
}

/** Stores what was entered before, and opens the URL of a step. */
export function storeActivation(
  step: ActivationStep | undefined,
  record: ActivationRecord,
  steps: object = {},
) {
  localStorage.setItem(storageKey("activation"), JSON.stringify({ steps, record }));
  window.history.replaceState(null, "", step === undefined ? "/activate" : `/activate?step=${step}`);
}

/** Renders the wizard at a step, with what was entered before. */
export function renderActivation(
  step: ActivationStep | undefined,
  record: ActivationRecord = {},
  { barcode, steps }: { readonly barcode?: string; readonly steps?: object } = {},
) {
  storeActivation(step, record, steps);
  return renderInStore(<TestPage barcode={barcode} />);
}

/** The page of the wizard, without a store. */
export function TestPage({
  barcode,
  beginsAtFirstStep = false,
}: Pick<ActivationPageProps, "barcode"> & Partial<Pick<ActivationPageProps, "beginsAtFirstStep">>) {
  return (
    <main>
      <Activation
        barcode={barcode}
        country="DE"
        user={undefined}
        beginsAtFirstStep={beginsAtFirstStep}
        countries={[
          { value: "DE", label: "Germany" },
          { value: "AU", label: "Australia" },
        ]}
        termsPaths={{ terms: "/terms-and-conditions", privacy: "/privacy-and-disclosure" }}
      />
    </main>
  );
}
