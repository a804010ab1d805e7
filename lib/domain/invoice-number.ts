/** As it stands on the invoice: running numbers, as the law of most countries asks. */
export const invoiceNumber = (id: number): string => `INV-${String(id).padStart(6, "0")}`;
