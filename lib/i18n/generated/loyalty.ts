// Generated from messages/en by `npm run messages`. Do not edit.
export interface LoyaltyMessages {
  readonly title: "Loyalty points";
  readonly intro: "You get one point for each {amount} you pay. Use points in the cart, or turn them into a coupon for a later order.";
  readonly how: "How the loyalty program works";
  readonly balance: "Your balance";
  readonly points: "{count, plural, one {# point} other {# points}}";
  readonly worth: "worth {amount}";
  readonly rewards: "Turn points into a coupon";
  readonly rewardsHint: "A personal coupon for one order within a year. Only your account can use it.";
  readonly reward: "{amount} coupon";
  readonly costs: "for {points, plural, one {# point} other {# points}}";
  readonly missing: "{points, plural, one {# more point} other {# more points}} to go";
  readonly redeem: "Redeem";
  readonly redeemNamed: "Redeem {points, plural, one {# point} other {# points}} for the {amount} coupon";
  readonly redeeming: "Creating your coupon";
  readonly redeemed: "Your {amount} coupon is ready: {code}";
  readonly coupons: "Your coupons";
  readonly couponsHint: "Enter the code in the cart.";
  readonly until: "Until {date}";
  readonly history: "History";
  readonly none: "No Results";
  readonly noneHint: "You’ll earn points with your first order.";
  readonly toStore: "See all tests";
  readonly loading: "Loading your points";
  readonly pages: "Pages of the history";
  readonly kinds: {
    readonly earned: "{order, select, none {Earned} other {Earned by order {order}}}";
    readonly undone: "{order, select, none {Deducted} other {Deducted: order {order} was refunded}}";
    readonly spent: "{order, select, none {Used} other {Used for order {order}}}";
    readonly redeemed: "Turned into coupon {coupon}";
    readonly returned: "{order, select, none {Returned} other {Returned from order {order}}}";
    readonly given: "A gift from us";
  };
}
