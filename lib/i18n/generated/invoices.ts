// Generated from messages/en by `npm run messages`. Do not edit.
export interface InvoicesMessages {
  readonly title: "Your invoices";
  readonly intro: "View, download and pay your invoices.";
  readonly vetTitle: "Practice invoices";
  readonly vetIntro: "Invoices for orders on account, due within thirty days.";
  readonly loading: "Loading your invoices";
  readonly nothing: "No items found";
  readonly nothingHint: "You’ll find an invoice here for each order.";
  readonly count: "{count, plural, one {# invoice} other {# invoices}}";
  readonly total: "Total outstanding";
  readonly totalNone: "Nothing outstanding.";
  readonly totalCount: "{count, plural, one {in # invoice} other {in # invoices}}";
  readonly totalOverdue: "{count, plural, one {# is overdue} other {# are overdue}}";
  readonly totalMore: "and {amounts}";
  readonly totalFailed: "Failed to fetch invoice total";
  readonly pay: "Pay outstanding invoices";
  readonly filter: {
    readonly label: "Filter invoices";
    readonly all: "All";
    readonly paid: "Paid";
    readonly unpaid: "Open";
  };
  readonly states: {
    readonly open: "Open";
    readonly paid: "Paid";
    readonly held: "Being checked";
    readonly refunded: "Refunded";
    readonly cancelled: "Cancelled";
  };
  readonly overdue: "Overdue";
  readonly row: {
    readonly issued: "Issued {date}";
    readonly due: "due {date}";
    readonly paid: "paid {date}";
    readonly order: "Order {number}";
  };
  readonly pages: "Pages of your invoices";
  readonly invoice: {
    readonly title: "Invoice {number}";
    readonly back: "All invoices";
    readonly download: "Download PDF";
    readonly pay: "Pay this invoice";
    readonly order: "View order";
    readonly seller: "From";
    readonly buyer: "To";
    readonly issued: "Issued";
    readonly due: "Due";
    readonly orderNumber: "Order";
    readonly caption: "Invoice items";
    readonly each: "{count, number} × {amount} each";
    readonly subtotal: "Subtotal";
    readonly shipping: "Delivery";
    readonly discount: "Discount";
    readonly points: "Loyalty points";
    readonly total: "Total";
    readonly net: "Excluding tax";
    readonly tax: "Tax included, {rate, number}%";
    readonly refunded: "Refunded";
    readonly paidOn: "Paid on {date}. Thank you.";
    readonly toPay: "{amount} to pay by {date}.";
    readonly overdueText: "This invoice was due on {date}. You can place new orders once it is paid.";
    readonly held: "We’ve received your payment and are checking it. Please don’t pay again.";
    readonly refundedText: "This invoice has been refunded.";
    readonly cancelledText: "This order was cancelled. There is nothing to pay.";
    readonly transfer: "Pay by bank transfer";
    readonly reference: "Reference: {reference}";
  };
}
