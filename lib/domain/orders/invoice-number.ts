/** The number printed on an invoice. Sequential, as most countries require. */
export const invoiceNumber = (id: number): string => `INV-${String(id).padStart(6, "0")}`;
