/** Days until units for an address without an account return. */
export const packTransferDays = 30;
