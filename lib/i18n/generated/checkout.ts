// Generated from messages/en by `npm run messages`. Do not edit.
export interface CheckoutMessages {
  readonly description: "Check your cart, choose delivery and pay. You can review everything before you order.";
  readonly progress: "Steps of checkout";
  readonly stepOf: "Step {step} of {count}";
  readonly done: "done";
  readonly next: "Next: {step}";
  readonly start: "Go to checkout";
  readonly resume: "Continue: {step}";
  readonly back: "Back";
  readonly saving: "Saving";
  readonly loading: "Preparing checkout";
  readonly failed: "Failed to fetch cart";
  readonly retry: "Try again";
  readonly lost: "This cart is no longer available. It was ordered or emptied, perhaps in another tab.";
  readonly lostWhileSending: "You left this page while your order was being sent, and we received it. We’ve emailed {email}. If nothing arrives within a few minutes, look up your order.";
  readonly lookUp: "Look up an order";
  readonly leftWhileSending: "You left this page while your order was being sent. Your cart is still open, so nothing has been ordered yet. You can place the order again: a cart is never ordered twice.";
  readonly currencyChanged: "Your order is going to {country}, so prices are now in {currency}.";
  readonly steps: {
    readonly cart: "Cart";
    readonly details: "Your details";
    readonly collector: "Sampling";
    readonly addresses: "Addresses";
    readonly shipping: "Delivery";
    readonly payment: "Payment";
    readonly review: "Review";
  };
  readonly titles: {
    readonly cart: "Your cart";
    readonly details: "Who is ordering?";
    readonly collector: "Who takes the sample?";
    readonly addresses: "Where should we deliver it?";
    readonly shipping: "How should we deliver it?";
    readonly payment: "How would you like to pay?";
    readonly review: "Review your order";
  };
  readonly billingTitle: "Who is the invoice for?";
  readonly practiceTitle: "Where is your practice?";
  readonly details: {
    readonly intro: "We need this to send your order and keep you posted.";
    readonly guest: "Have an account?";
    readonly login: "Sign in";
    readonly guestHint: "We’ll keep your cart.";
    readonly signedIn: "Signed in as {email}";
    readonly firstName: "First name";
    readonly lastName: "Last name";
    readonly email: "Email";
    readonly emailHint: "We’ll send your receipt and sample updates here.";
    readonly phone: "Phone (optional)";
    readonly phoneHint: "For the courier, in case there’s a problem with the delivery.";
    readonly country: "Country";
    readonly countryHint: "Sets prices, taxes and delivery options.";
    readonly newsletter: "Send me Paw Print, our newsletter. We’ll send a link to confirm, and you can unsubscribe at any time.";
  };
  readonly collector: {
    readonly intro: "A cheek swab takes half a minute and needs no vet. Some registries require a sample taken by someone other than the owner.";
    readonly legend: "Sample taken by";
    readonly types: {
      readonly self: "Me, or someone at home";
      readonly vet: "A vet or a nurse";
      readonly agent: "A collection agent";
    };
    readonly name: "Sample collector's name";
    readonly clinic: "Clinic";
    readonly clinicOptional: "Clinic or club (optional)";
    readonly hasSwabs: "I already have swabs";
    readonly swabHint: "Your kit comes with two swabs for each animal. Tick this if you need none.";
  };
  readonly address: {
    readonly intro: "Kits come in a padded envelope. Choose an address where someone can receive it.";
    readonly billingIntro: "There’s nothing to deliver, so we only need an address for the invoice.";
    readonly practice: "Practice address";
    readonly practiceIntro: "We post kits and supplies to this address. The invoice goes to the address of your account.";
    readonly delivery: "Delivery address";
    readonly billing: "Billing address";
    readonly saved: "Saved addresses";
    readonly savedHint: "Choose one to fill in the fields below.";
    readonly other: "Another address";
    readonly firstName: "First name";
    readonly lastName: "Last name";
    readonly address: "Street and number";
    readonly city: "City";
    readonly postalCode: "Postal code";
    readonly country: "Country";
    readonly state: "State";
    readonly choose: "Please choose";
    readonly loadingStates: "Loading the states";
    readonly retry: "Try again";
    readonly sameAsDelivery: "The billing address is the same";
  };
  readonly shipping: {
    readonly intro: "This is how we deliver your kit. Results come by email.";
    readonly arrives: "Arrives {from} to {to}";
    readonly free: "Free";
  };
  readonly payment: {
    readonly methods: {
      readonly C: "Card";
      readonly P: "PayPal";
      readonly A: "Card, wallet or bank";
      readonly EFT: "Bank transfer";
    };
    readonly hints: {
      readonly C: "Visa, Mastercard and others";
      readonly P: "You approve the payment on PayPal";
      readonly A: "With Stripe, including your phone’s wallet";
      readonly EFT: "We email you an invoice and send your order once the transfer arrives.";
    };
    readonly tooSmall: "Minimum {amount}. Use fewer loyalty points or add something to your cart.";
    readonly none: "No payment method is available in this country right now. Please contact us.";
    readonly kept: "{brand} ending in {last4}";
    readonly change: "Use another card";
    readonly intro: "You won't be charged until you review your order.";
  };
  readonly review: {
    readonly intro: "Nothing has been ordered yet.";
    readonly unsoldTitle: "Not available in your delivery country";
    readonly unsold: "{name} is only sold in some countries. Remove it or change the address.";
    readonly remove: "Remove";
    readonly removeNamed: "Remove {name}";
    readonly removing: "Removing";
    readonly change: "Change";
    readonly changeNamed: "Change: {what}";
    readonly details: "Your details";
    readonly collector: "Sample";
    readonly delivery: "Deliver to";
    readonly billing: "Invoice to";
    readonly practice: "Practice";
    readonly swabs: "Swabs included";
    readonly onAccount: "On account, due in {days} days";
    readonly shipping: "Delivery";
    readonly payment: "Payment";
    readonly sameAsDelivery: "Same as delivery";
    readonly termsLabel: "I accept the terms and conditions";
    readonly termsLink: "Read the terms and conditions";
    readonly privacyLink: "Read how we handle your data";
    readonly termsMissing: "This field is required";
    readonly withdrawalTitle: "Your right to change your mind";
    readonly withdrawal: "You may withdraw from this purchase within 14 days of receiving the kit, without giving a reason. For reasons of hygiene, the right ends for a kit once its seal has been opened. It ends for a test once we have started it at your request.";
    readonly withdrawalUpgrade: "You may withdraw from this purchase within 14 days, without giving a reason. By ordering you ask us to start at once; the right ends when the test has been completed.";
    readonly pay: "Order and pay {amount}";
    readonly order: "Place the order";
    readonly orderTransfer: "Order with obligation to pay {amount}";
    readonly sending: "Placing your order";
    readonly secure: "Sent encrypted. We never see or store your card number.";
  };
  readonly errors: {
    readonly payment: {
      readonly declined: "Your bank declined the card. You have not been charged. Try another card or payment method.";
      readonly expired: "The card has expired, or the payment timed out. You have not been charged.";
      readonly "insufficient-funds": "There isn’t enough money on the card. You have not been charged. Try another card or payment method.";
      readonly "not-confirmed": "The payment was not confirmed. You have not been charged. Please try again.";
      readonly other: "The payment didn’t go through. You have not been charged. Try again, or choose another payment method.";
    };
    readonly offline: "You’re offline. Everything you typed is still here. Try again when you’re back online: a cart is never ordered twice.";
    readonly network: "We got no response, so we can’t tell whether your order arrived. Press again: if it did, you’ll see it, and you won’t pay twice.";
    readonly stillSending: "Your order is still being processed, perhaps in another tab. Please wait a moment and press again. It won’t be ordered twice.";
    readonly newTotal: "The total is now {amount}. You have not been charged: please check it, then press again.";
    readonly changed: "Something in this order has changed. Please check it, then press again.";
    readonly pending: "You have payments pending, so you can’t place a new order yet. Please pay them first.";
    readonly unsure: "Your bank hasn’t answered yet. Please don’t pay again: press the button and we’ll check.";
    readonly other: "We couldn’t place your order. You have not been charged. Please try again.";
  };
  readonly outstanding: {
    readonly title: "Pending Payments {amount}";
    readonly blocked: "You have payments pending and therefore cannot proceed with making any new orders.";
    readonly pay: "Please pay your outstanding accounts or contact {brand} to discuss.";
    readonly payButton: "Pay now";
  };
  readonly summary: {
    readonly title: "Your order";
    readonly animal: "For {name}";
    readonly patient: "Patient reference: {reference}";
    readonly note: "Note: {note}";
    readonly open: "Show items";
    readonly close: "Hide items";
    readonly openCosts: "Show coupon and costs";
    readonly closeCosts: "Hide coupon and costs";
    readonly updating: "Updating prices";
    readonly quantity: "{count} ×";
    readonly subtotal: "Subtotal";
    readonly discount: "Coupon {code}";
    readonly points: "Loyalty points";
    readonly shipping: "Delivery";
    readonly free: "Free";
    readonly shippingLater: "Chosen in a later step";
    readonly total: "Total";
    readonly totalPosted: "Total with delivery";
    readonly taxIncluded: "Includes {rate}% {name}: {amount}";
    readonly taxNone: "No sales tax is added at checkout.";
    readonly taxNames: {
      readonly vat: "VAT";
      readonly gst: "GST";
    };
    readonly delivery: "Arrives {from} to {to}";
    readonly extras: "Coupon or loyalty points";
    readonly coupon: "Coupon";
    readonly needsKit: "New kit included: we have no usable sample";
  };
  readonly complete: {
    readonly title: "Thank you. Your order is placed.";
    readonly paidText: "We have sent the receipt to {email}.";
    readonly openTitle: "Thank you. Your order is placed.";
    readonly openText: "We have sent the invoice to {email}. Please pay it by {due}.";
    readonly openTransfer: "Please pay {amount} by bank transfer. The details are in the email we sent to {email}. We prepare your order as soon as your transfer arrives.";
    readonly processingTitle: "Your payment is being checked";
    readonly processingText: "Your bank hasn’t answered yet. Please don’t pay again. This page updates by itself, and we’ll email {email} as soon as we know.";
    readonly failedTitle: "Your payment didn’t go through";
    readonly failedText: "Nothing was ordered, and everything you chose and typed is still here.";
    readonly backToPayment: "Back to payment";
    readonly heldTitle: "We’re checking your payment";
    readonly heldText: "We’ve received your payment, but something about it doesn’t match your order. We’re looking into it and will email {email}. Please don’t pay again.";
    readonly refundedTitle: "This order was refunded";
    readonly refundedText: "We refund you the way you paid. With a card or bank account, it may take a few days to show.";
    readonly cancelledTitle: "This order was cancelled";
    readonly cancelledText: "We won’t send anything.";
    readonly number: "Order number";
    readonly placedOn: "Placed on";
    readonly total: "Total";
    readonly print: "Print this page";
    readonly nextTitle: "What happens next";
    readonly toStore: "Back to the store";
    readonly lookUp: "Look up an order later";
    readonly linesTitle: "What you ordered";
    readonly metaTitle: "Your order";
    readonly noTokenTitle: "Looking for your order?";
    readonly noTokenText: "Open the link in our email to see your order, or ask us to send it again.";
    readonly goneTitle: "We can’t find this order";
    readonly goneText: "The link may be incomplete. Open it again from our email, or ask us to send a new one.";
    readonly goneUnpaidText: "If your payment didn’t go through, you have not been charged, and everything you chose and typed is still here. If it did, open the link in our email.";
    readonly steps: {
      readonly postKits: {
        readonly title: "{count, plural, one {We post your kit} other {We post your # kits}}";
        readonly text: "We will email you the tracking link when {count, plural, one {it leaves} other {they leave}} us.";
      };
      readonly postAll: {
        readonly title: "We post your parcel";
        readonly text: "{count, plural, one {Your kit} other {Your # kits}} and everything else you ordered come in one parcel. We will email you the tracking link.";
      };
      readonly postGoods: {
        readonly title: "We post your order";
        readonly text: "We will email you the tracking link when it leaves us.";
      };
      readonly swab: {
        readonly title: "{count, plural, one {Swab a cheek} other {One kit for each animal}}";
        readonly text: "Activate each kit with its barcode first, then swab the cheek for half a minute.";
      };
      readonly post: {
        readonly title: "Post it back";
        readonly text: "The return envelope is in the box. Follow your sample with the sample tracker.";
      };
      readonly service: {
        readonly title: "No extra kit needed";
        readonly text: "We use the sample we already have, or the one you send in with your kit.";
      };
      readonly read: {
        readonly title: "Read your results";
        readonly text: "We’ll email you when your results are ready.";
      };
      readonly subscription: {
        readonly title: "Your subscription has started";
        readonly text: "It runs for a year. There is nothing to post.";
      };
    };
    readonly deliveryTitle: "Delivery address";
    readonly account: {
      readonly title: "Save this order to an account";
      readonly text: "Choose a password. Once you confirm {email}, this order and its results are in your account.";
      readonly password: "Password";
      readonly passwordHint: "At least 8 characters.";
      readonly type: "I am";
      readonly types: {
        readonly owner: "a pet owner";
        readonly breeder: "a breeder";
      };
      readonly submit: "Create my account";
      readonly submitting: "Creating your account";
      readonly terms: "By creating an account you accept our terms and conditions.";
      readonly termsLink: "Read the terms and conditions";
      readonly doneTitle: "Check your inbox";
      readonly doneText: "We’ve sent a link to {email}. Open it to confirm your account.";
      readonly failed: "We couldn’t create your account. Please try again.";
    };
  };
  readonly invoiceComplete: {
    readonly metaTitle: "Payment of an invoice";
    readonly states: {
      readonly paid: {
        readonly title: "Thank you. The invoice is paid.";
        readonly text: "We’ve emailed your receipt. You can download the invoice here.";
      };
      readonly open: {
        readonly title: "This invoice is still open";
        readonly text: "We haven’t received a payment for it yet.";
      };
      readonly held: {
        readonly title: "Your payment is being checked";
        readonly text: "We’re looking into it and will email you. Please don’t pay again.";
      };
      readonly refunded: {
        readonly title: "This invoice has been refunded";
        readonly text: "We refund you the way you paid. With a card or bank account, it may take a few days to show.";
      };
      readonly cancelled: {
        readonly title: "This invoice is cancelled";
        readonly text: "There is nothing to pay.";
      };
    };
    readonly pay: "Pay invoice";
    readonly download: "Download invoice (PDF)";
    readonly number: "Invoice";
    readonly total: "Total";
    readonly noTokenTitle: "Which invoice?";
    readonly noTokenText: "Open the link in our email to see your invoice. Your invoices are also in your account.";
    readonly myInvoices: "My invoices";
  };
}
