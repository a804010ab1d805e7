// Generated from messages/en by `npm run messages`. Do not edit.
export interface DialogsMessages {
  readonly country: {
    readonly title: "Where are you shopping from?";
    readonly text: "Your country sets the prices, currency and delivery options.";
    readonly welcome: "G’day, and welcome to {brand} Australia.";
    readonly label: "Country";
    readonly loading: "Loading countries";
    readonly enter: "Enter site";
    readonly entering: "One moment";
    readonly close: "Close";
    readonly retry: "Try again";
  };
  readonly admin: {
    readonly loggedInAs: {
      readonly guest: "Logged in as: {name} (guest)";
      readonly breeder: "Logged in as: {name} (breeder)";
      readonly owner: "Logged in as: {name} (owner)";
      readonly vet: "Logged in as: {name} (vet)";
    };
    readonly stopImpersonating: "Stop impersonating";
    readonly findUser: "Find a user";
  };
  readonly campaign: {
    readonly label: "Our tip";
    readonly title: "Testing a whole litter?";
    readonly text: "Multi-packs cost less per kit, and unused kits keep for up to two years.";
    readonly link: "See multi-packs";
    readonly close: "Close and don’t show again";
  };
  readonly cartRefusal: {
    readonly close: "Close";
    readonly pay: "Pay now";
    readonly defaultTitle: "Unable to Add to Cart!";
    readonly codes: {
      readonly "79": {
        readonly title: "Pending Payments {amount}";
        readonly text: "You have payments pending and therefore cannot proceed with making any new orders.\nPlease pay your outstanding accounts or contact {brand} to discuss.";
      };
      readonly "101": {
        readonly title: "Unable to Add to Cart!";
        readonly text: "You can't mix test upgrades and regular products.\nPlease complete your purchase of existing items and try again.";
      };
      readonly "102": {
        readonly title: "Unable to Add to Cart!";
        readonly text: "This item is already in your cart. You can only add it once.";
      };
      readonly "103": {
        readonly title: "Unable to Add to Cart!";
        readonly text: "This voucher has already been redeemed.";
      };
      readonly "104": {
        readonly title: "Unable to Add to Cart!";
        readonly text: "You’ve already added a custom profile to your cart. Only one can be added per order.";
      };
    };
  };
}
