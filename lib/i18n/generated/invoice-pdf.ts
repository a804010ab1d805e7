// Generated from messages/en by `npm run messages`. Do not edit.
export interface InvoicePdfMessages {
  readonly title: "Invoice {number}";
  readonly invoice: "Invoice";
  readonly taxInvoice: "Tax invoice";
  readonly number: "Invoice number {number}";
  readonly order: "Order {number}";
  readonly issued: "Issued {date}";
  readonly due: "Due {date}";
  readonly to: "Billed to";
  readonly what: "Item";
  readonly patient: "Patient reference: {reference}";
  readonly quantity: "Quantity";
  readonly each: "Unit price";
  readonly amount: "Amount";
  readonly subtotal: "Subtotal";
  readonly shipping: "Delivery";
  readonly discount: "Discount";
  readonly points: "Loyalty points";
  readonly total: "Total ({currency})";
  readonly net: "Excluding tax";
  readonly tax: "Tax included, {rate, number}%";
  readonly refunded: "Refunded";
  readonly state: {
    readonly paid: "Paid on {date}. Thank you.";
    readonly held: "We’ve received your payment and are checking it. Please don’t pay again.";
    readonly refunded: "This invoice has been refunded.";
    readonly cancelled: "This order was cancelled. There is nothing to pay.";
  };
  readonly toPay: "{amount} to pay by {date}.";
  readonly online: "You can pay online: sign in, open your invoices and choose this one.";
  readonly transfer: "Or send the amount to this account:";
  readonly reference: "Reference: {reference}";
  readonly foot: "{name} · {number} · page {page} of {pages}";
}
