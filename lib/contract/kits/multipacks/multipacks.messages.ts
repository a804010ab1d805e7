/** Field messages of checks that only the backend can make. */
export const multipackMessages = {
  self: "These tests are in your account already",
  category: "You have no tests of this kind left",
  quantity: (units: number) => `You have ${units} of these tests left`,
  sent: "You have already given away tests with this form. Please reload the page before you give more.",
} as const;
