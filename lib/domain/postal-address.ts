/** A delivery or billing address. */
export interface PostalAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly city: string;
  readonly postalCode: string;
  /** Only for countries with states in addresses. */
  readonly state?: string | null | undefined;
  readonly country: string;
  readonly phoneNumber?: string | null | undefined;
}
