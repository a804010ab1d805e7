/** A payment that the backend has created at the provider. */
export interface StartedPayment {
  /** Empty for providers whose script needs only the id. */
  readonly clientSecret: string;
  readonly transactionId: string;
  readonly orderToken: string;
  /** Amount that will be charged. If it differs from the form's, the payment is not confirmed. */
  readonly amount?: number;
  readonly currency?: string;
}

/** Props of every provider's form: it starts the payment when the buyer pays, and reports the outcome. */
export interface PaymentProps {
  readonly clientId: string;
  /** In minor units, as displayed. */
  readonly amount: number;
  readonly currency: string;
  /** Prefills the provider's fields. */
  readonly payer?: Payer | undefined;
  /** Label of the pay button, with the amount. */
  readonly payLabel?: string | undefined;
  /** Creates the payment. Rejects when refused; the caller has then shown why. */
  readonly start: () => Promise<StartedPayment>;
  /** Called when paid or approved; the form stays disabled until it resolves. */
  readonly onDone: (transactionId: string) => Promise<void> | void;
  /** Receives a message for the buyer; the form keeps its input. */
  readonly onFailed: (message: string) => void;
}

/** Props of card fields hosted by the provider, which return a token for `placeOrder`. */
export interface CardFieldsProps {
  readonly clientId: string;
  readonly payer?: Payer | undefined;
  /** The fields stay disabled until it resolves. */
  readonly onToken: (token: string) => Promise<void> | void;
  readonly onFailed: (message: string) => void;
}

export interface Payer {
  readonly name: string;
  readonly email: string;
  readonly postalCode?: string | undefined;
  readonly country?: string | undefined;
}
