/** An address that fits its country, and a person. */
export const testAddress = {
  firstName: "Jo",
  lastName: "Field",
  address: "1 Long Road",
  city: "Springfield",
  postalCode: "62701",
  state: "IL",
  country: "US",
};
