// Generated from messages/en by `npm run messages`. Do not edit.
export interface MultipacksMessages {
  readonly title: "Give tests to someone else";
  readonly intro: "Pass on unused tests from a multi-pack. The other person can redeem them right away.";
  readonly balance: {
    readonly title: "Your tests";
    readonly units: "{count, plural, =0 {None left} one {# test left} other {# tests left}}";
    readonly empty: "You have no multi-pack tests left.";
    readonly buy: "See multi-packs";
  };
  readonly form: {
    readonly title: "Transfer tests";
    readonly kind: "Which tests";
    readonly choose: "Choose a test";
    readonly quantity: "How many";
    readonly email: "The other person’s email address";
    readonly emailHint: "If they have no account, they have 30 days to create one. After that, you get the tests back.";
    readonly submit: "Transfer tests";
    readonly sending: "Transferring";
    readonly delivered: "Done. The tests are in their account, and we’ve emailed them.";
    readonly waiting: "Done. We’ve emailed them. They have 30 days to create an account.";
  };
  readonly history: {
    readonly title: "Transfers";
    readonly empty: "No transfers yet.";
    readonly to: "To {email}";
    readonly from: "From {email}";
    readonly fromUnknown: "From a deleted account";
    readonly what: "{count, plural, one {# test} other {# tests}}: {name}";
    readonly states: {
      readonly pending: "Waiting";
      readonly accepted: "Received";
      readonly returned: "Returned";
    };
    readonly more: "Older transfers are not listed.";
  };
}
