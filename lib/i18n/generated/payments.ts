// Generated from messages/en by `npm run messages`. Do not edit.
export interface PaymentsMessages {
  readonly stripe: {
    readonly title: "Pay by card, wallet or bank";
    readonly loading: "Opening the payment form";
    readonly pay: "Pay now";
    readonly paying: "Paying";
    readonly blocked: "We couldn’t load the payment form. It comes from Stripe, our payment provider, and something in your browser or connection is blocking it. Your cart and everything you typed are still here.";
    readonly retry: "Try again";
    readonly failures: {
      readonly declined: "Your bank declined the payment. You have not been charged. Try another card or payment method.";
      readonly expired: "The card has expired. You have not been charged. Try another card.";
      readonly "insufficient-funds": "There isn’t enough money on the card. You have not been charged. Try another card or payment method.";
      readonly "not-confirmed": "The payment was not confirmed with your bank. You have not been charged. Please try again.";
      readonly other: "The payment didn’t go through. Try again, or choose another payment method.";
      readonly unsure: "The connection dropped while you were paying, so we can’t tell whether it went through. Press again: if it did, you’ll see it, and you won’t pay twice.";
      readonly changed: "The amount has changed since you opened this page. Please check your order before you pay.";
    };
    readonly card: {
      readonly name: "Name on the card";
      readonly nameMissing: "This field is required";
      readonly number: "Card number";
      readonly expiry: "Expires";
      readonly expiryHint: "Month and year";
      readonly securityCode: "Security code";
      readonly securityCodeHint: "Three or four digits on the card";
      readonly numberWrong: "you must specify a number";
      readonly monthWrong: "Month is not valid";
      readonly yearWrong: "This card has expired";
      readonly submit: "Use this card";
      readonly submitting: "Checking the card";
      readonly secure: "Stripe provides these fields. Your card number never reaches us.";
    };
  };
  readonly paypal: {
    readonly loading: "Opening PayPal";
    readonly intro: "PayPal opens in a new window. Approve the payment there, then come back here.";
    readonly sandbox: "This store uses PayPal’s test environment: no money moves.";
    readonly button: "Pay with PayPal";
    readonly subscribe: "Subscribe with PayPal";
    readonly open: "Approve the payment in the PayPal window. This page will wait for you.";
    readonly settling: "PayPal has approved the payment. We’re placing your order.";
    readonly cancelled: "You closed the PayPal window. You have not been charged, and your cart is still here.";
    readonly failed: "The PayPal payment didn’t go through. Nothing was ordered. Try again, or choose another payment method.";
    readonly blocked: "We couldn’t load PayPal. Something in your browser or connection is blocking it. Your cart and everything you typed are still here: try again, or choose another payment method.";
    readonly retry: "Try again";
  };
  readonly sandbox: {
    readonly title: "This store is a demonstration";
    readonly text: "No money moves and no kits are sent. Only the test cards below work. Please don’t enter a real card.";
    readonly cards: "Test cards";
    readonly use: "Use";
    readonly useNamed: "Use the card that is {what}";
    readonly kinds: {
      readonly success: "accepted";
      readonly declined: "declined";
      readonly "insufficient-funds": "declined for lack of funds";
      readonly confirm: "confirmed on an extra page";
      readonly "lost-answer": "accepted, but the response gets lost";
      readonly "refund-fails": "accepted, but its first refund fails";
    };
    readonly anyDate: "Use any future date and any three digits.";
    readonly name: "Name on the card";
    readonly number: "Card number";
    readonly expiryMonth: "Month";
    readonly expiryMonthHint: "1 to 12";
    readonly expiryYear: "Year";
    readonly expiryYearHint: "For example {year}";
    readonly securityCode: "Security code";
    readonly submit: "Use this card";
    readonly submitting: "Checking the card";
  };
  readonly sandboxConfirm: {
    readonly title: "Confirm your payment";
    readonly text: "With a real card, this would be your bank’s page. This store is a demonstration: no money moves, whatever you choose.";
    readonly confirm: "Confirm the payment";
    readonly refuse: "Refuse it";
    readonly answering: "One moment";
    readonly failed: "This payment can no longer be confirmed. Please go back to checkout.";
  };
}
