/** What our side has begun: the provider's secret for this one payment, its id there, and the order it is for. */
export interface BegunPayment {
  /** Empty where the provider's script needs the id only. */
  readonly clientSecret: string;
  readonly transactionId: string;
  readonly orderToken: string;
}

/** How every form of a payment provider is used: it asks for the payment once somebody pays, and says how it went. */
export interface PaymentProps {
  readonly clientId: string;
  /** In minor units, as the summary beside it shows it. What is paid is what `start` has asked for. */
  readonly amount: number;
  readonly currency: string;
  /** For the provider's own fields, which then need not ask again. */
  readonly payer?: Payer | undefined;
  /** Refused, it rejects, and whoever gave it has said why: the form only opens again. */
  readonly start: () => Promise<BegunPayment>;
  /** Paid or approved as far as the browser can tell; the form stays closed until it is done. */
  readonly onDone: (transactionId: string) => Promise<void> | void;
  /** In words for the buyer. Nothing that was typed is lost. */
  readonly onFailed: (message: string) => void;
}

/** Fields of a card that only the provider sees: what comes out is a token for `placeOrder`. */
export interface CardFieldsProps {
  readonly clientId: string;
  readonly payer?: Payer | undefined;
  /** The fields stay closed until it is done. */
  readonly onToken: (token: string) => Promise<void> | void;
  readonly onFailed: (message: string) => void;
}

export interface Payer {
  readonly name: string;
  readonly email: string;
  readonly postalCode?: string | undefined;
  readonly country?: string | undefined;
}
