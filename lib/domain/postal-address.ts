/** Where something is sent or billed to. */
export interface PostalAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly city: string;
  readonly postalCode: string;
  /** Only where the country has them in its addresses. */
  readonly state?: string | null | undefined;
  readonly country: string;
  readonly phoneNumber?: string | null | undefined;
}
