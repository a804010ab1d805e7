type Details = Readonly<Record<string, unknown>>;

/** What the user has entered so far to activate a kit. Never card data. */
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

type Validators = { readonly [Field in keyof ActivationRecord]-?: (value: unknown) => boolean };

const validators: Validators = {
  id: isNumber,
  activatedProducuId: isNumber,
  email: isString,
  selectedBreed: isObject,
  barcodes: isStrings,
  pet: isObject,
  person: isObject,
  payment: isObject,
  coupon: isString,
  coupons: isStrings,
  excludeProducts: isObject,
  selectedTestKit: isObject,
  selectedProduct: isObject,
  collectionAgent: isObject,
  isFBPCompleteTest: (value) => typeof value === "boolean",
};

/** Reads the documented fields. Undefined if one of them has another type. */
export function readRecord(value: unknown): ActivationRecord | undefined {
  if (!isObject(value)) return undefined;
  const known = Object.entries(validators).flatMap(([field, isValid]) =>
    value[field] === undefined ? [] : [{ field, isValid, input: value[field] }],
  );
  if (!known.every(({ isValid, input }) => isValid(input))) return undefined;
  const pairs = known.map(({ field, input }) => [field, field === "payment" ? readPayment(input) : input]);
  // Every field has passed the check of its own type.
  return Object.fromEntries(pairs) as ActivationRecord;
}

/** Transaction ids and nothing else. */
function readPayment(value: unknown): ActivationPayment {
  const transactionOf = (provider: string) => {
    const paid = isObject(value) ? value[provider] : undefined;
    const transactionId = isObject(paid) ? paid["transactionId"] : undefined;
    return isString(transactionId) ? { [provider]: { transactionId } } : {};
  };
  return { ...transactionOf("paypal"), ...transactionOf("stripe") };
}

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

function isString(value: unknown): value is string {
  return typeof value === "string";
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isString);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
