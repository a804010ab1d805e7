import { tokenFormat } from "@/lib/config/token-format";
import { petIdentifierNames } from "@/lib/domain/animals/pet-identifiers";
import { isObject } from "@/lib/domain/is-object";

export interface Named {
  readonly id: number;
  readonly name: string;
}

/** Form input as typed. */
export type FormValues = Readonly<Record<string, string | boolean>>;

export interface ActivationPayment {
  readonly paypal?: { readonly transactionId: string };
  readonly stripe?: { readonly transactionId: string };
}

/** What the user has entered so far to activate a kit: the documented fields, and ours below. Never card data. */
export interface ActivationRecord {
  /** Id of `registerEmail`: a repeated request with the same id gets the same answer. */
  readonly id?: string;
  readonly activatedProducuId?: number;
  readonly email?: string;
  readonly selectedBreed?: Named;
  readonly barcodes?: readonly string[];
  readonly pet?: FormValues;
  readonly person?: FormValues;
  readonly payment?: ActivationPayment;
  readonly coupon?: string;
  readonly coupons?: readonly string[];
  readonly excludeProducts?: ExcludedProducts;
  /** The pack whose unit is redeemed, and the test it is redeemed for. */
  readonly selectedTestKit?: Named;
  readonly selectedProduct?: Named;
  readonly collectionAgent?: FormValues;
  /** The kit is for a full breed profile. */
  readonly isFBPCompleteTest?: boolean;
  /** Ours from here on: the barcodes as typed again. */
  readonly confirmBarcodes?: readonly string[];
  readonly consents?: FormValues;
  /** Tests to add. */
  readonly extras?: readonly Named[];
  /** The cart of the added tests, which is not the shopper's cart, and the kit it was made for. */
  readonly cartId?: string;
  readonly cartBarcode?: string;
}

/** Tests that the kit includes, by product id. */
interface ExcludedProducts {
  readonly traits: readonly number[];
  readonly diseases: readonly number[];
}

const petFields = [
  "animalId",
  "petName",
  "gender",
  "species",
  "dobDay",
  "dobMonth",
  "dobYear",
  "breed",
  "breedChoice",
  "weight",
  "weightType",
  "personality",
  ...petIdentifierNames,
];
const personFields = [
  "firstName",
  "lastName",
  "address",
  "country",
  "state",
  "city",
  "postalCode",
  "email",
  "acceptTerms",
];
const collectorFields = ["type", "name", "clinic"];
const consentFields = ["research", "storage", "statistics"];

const maxTextLength = 1000;
const maxListLength = 100;

type Readers = {
  readonly [Field in keyof ActivationRecord]-?: (value: unknown) => ActivationRecord[Field] | undefined;
};

const readers: Readers = {
  id: readToken,
  activatedProducuId: readNumber,
  email: readText,
  selectedBreed: readNamed,
  barcodes: (value) => readList(value, readText),
  pet: (value) => readForm(value, petFields),
  person: (value) => readForm(value, personFields),
  payment: readPayment,
  coupon: readText,
  coupons: (value) => readList(value, readText),
  excludeProducts: readExcluded,
  selectedTestKit: readNamed,
  selectedProduct: readNamed,
  collectionAgent: (value) => readForm(value, collectorFields),
  isFBPCompleteTest: (value) => (typeof value === "boolean" ? value : undefined),
  confirmBarcodes: (value) => readList(value, readText),
  consents: (value) => readForm(value, consentFields),
  extras: (value) => readList(value, readNamed),
  cartId: readToken,
  cartBarcode: readText,
};

/** Reads the known fields. A field of another type is dropped alone: what was typed elsewhere is kept. */
export function readRecord(value: unknown): ActivationRecord {
  if (!isObject(value)) return {};
  const pairs = Object.entries(readers).flatMap(([field, read]) => {
    const known = read(value[field]);
    return known === undefined ? [] : [[field, known] as const];
  });
  // Every field has been read by its own reader.
  return Object.fromEntries(pairs) as ActivationRecord;
}

/** Transaction ids and nothing else. */
function readPayment(value: unknown): ActivationPayment | undefined {
  if (!isObject(value)) return undefined;
  const transactionOf = (provider: "paypal" | "stripe") => {
    const paid = value[provider];
    const transactionId = isObject(paid) ? readText(paid["transactionId"]) : undefined;
    return transactionId === undefined ? {} : { [provider]: { transactionId } };
  };
  const payment: ActivationPayment = { ...transactionOf("paypal"), ...transactionOf("stripe") };
  return Object.keys(payment).length === 0 ? undefined : payment;
}

/** The listed fields of a form, each only if it is a text or a flag. */
function readForm(value: unknown, fields: readonly string[]): FormValues | undefined {
  if (!isObject(value)) return undefined;
  const pairs = fields.flatMap((field) => {
    const typed = value[field];
    const known = typeof typed === "boolean" ? typed : readText(typed);
    return known === undefined ? [] : [[field, known] as const];
  });
  return Object.fromEntries(pairs);
}

function readExcluded(value: unknown): ExcludedProducts | undefined {
  if (!isObject(value)) return undefined;
  const traits = readList(value["traits"], readNumber);
  const diseases = readList(value["diseases"], readNumber);
  return traits && diseases && { traits, diseases };
}

export function readNamed(value: unknown): Named | undefined {
  if (!isObject(value)) return undefined;
  const id = readNumber(value["id"]);
  const name = readText(value["name"]);
  return id === undefined || name === undefined ? undefined : { id, name };
}

function readList<Item>(
  value: unknown,
  read: (item: unknown) => Item | undefined,
): readonly Item[] | undefined {
  if (!Array.isArray(value) || value.length > maxListLength) return undefined;
  const items = value.map(read);
  return items.every((item) => item !== undefined) ? items : undefined;
}

function readToken(value: unknown): string | undefined {
  return typeof value === "string" && tokenFormat.test(value) ? value : undefined;
}

function readNumber(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) ? value : undefined;
}

export function readText(value: unknown): string | undefined {
  return typeof value === "string" && value.length <= maxTextLength ? value : undefined;
}
