type Details = Readonly<Record<string, unknown>>;

/** What a person has told so far about the kit they activate. A card is never part of it. */
export interface ActivationRecord {
  readonly id?: number;
  readonly activatedProducuId?: number;
  readonly email?: string;
  readonly selectedBreed?: Details;
  readonly barcodes?: readonly string[];
  readonly pet?: Details;
  readonly person?: Details;
  readonly payment?: ActivationPayment;
  readonly coupon?: string;
  readonly coupons?: readonly string[];
  readonly excludeProducts?: Details;
  readonly selectedTestKit?: Details;
  readonly selectedProduct?: Details;
  readonly collectionAgent?: Details;
  readonly isFBPCompleteTest?: boolean;
}

export interface ActivationPayment {
  readonly paypal?: { readonly transactionId: string };
  readonly stripe?: { readonly transactionId: string };
}

export interface ActivationState {
  readonly record: ActivationRecord;
}

type Kinds = { readonly [Field in keyof ActivationRecord]-?: (value: unknown) => boolean };

const kinds: Kinds = {
  id: isNumber,
  activatedProducuId: isNumber,
  email: isText,
  selectedBreed: isObject,
  barcodes: isTexts,
  pet: isObject,
  person: isObject,
  payment: isObject,
  coupon: isText,
  coupons: isTexts,
  excludeProducts: isObject,
  selectedTestKit: isObject,
  selectedProduct: isObject,
  collectionAgent: isObject,
  isFBPCompleteTest: (value) => typeof value === "boolean",
};

/** The documented fields of a record, checked one by one; undefined where one of them is something else. */
export function readRecord(value: unknown): ActivationRecord | undefined {
  if (!isObject(value)) return undefined;
  const known = Object.entries(kinds).flatMap(([field, fits]) =>
    value[field] === undefined ? [] : [{ field, fits, given: value[field] }],
  );
  if (!known.every(({ fits, given }) => fits(given))) return undefined;
  const pairs = known.map(({ field, given }) => [field, field === "payment" ? readPayment(given) : given]);
  // Built from the table's own fields, each through its own check: the shape is the one the table is of.
  return Object.fromEntries(pairs) as ActivationRecord;
}

/** The numbers of transactions and nothing else. */
function readPayment(value: unknown): ActivationPayment {
  const transactionOf = (provider: string) => {
    const paid = isObject(value) ? value[provider] : undefined;
    const transactionId = isObject(paid) ? paid["transactionId"] : undefined;
    return isText(transactionId) ? { [provider]: { transactionId } } : {};
  };
  return { ...transactionOf("paypal"), ...transactionOf("stripe") };
}

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
