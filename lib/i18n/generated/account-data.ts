// Generated from messages/en by `npm run messages`. Do not edit.
export interface AccountDataMessages {
  readonly title: "Your data";
  readonly download: {
    readonly title: "Download a copy";
    readonly text: "Everything we hold about you in one zip file: your details, breeds, animals and their DNA profiles, carts, addresses, coupons and points, where you are signed in, the emails we sent you and what an administrator did for you. It contains tables (CSV) and JSON, with a note that explains them.";
    readonly get: "Download my data";
    readonly preparing: "Preparing your file";
    readonly ready: "Your file {name} is ready. You’ll find it in your browser’s downloads.";
    readonly retry: "Try again";
    readonly failed: "Failed to prepare your data";
    readonly acting: "This cannot be done while you are signed in as another user.";
  };
  readonly delete: {
    readonly title: "Delete your account";
    readonly text: "This happens right away and cannot be undone. Download a copy first if you want to keep anything.";
    readonly open: "Delete my account";
    readonly close: "Close";
    readonly question: "Delete your account for good?";
    readonly goesTitle: "What we delete";
    readonly goes: readonly ["your name, address, phone and email, and your sign-in", "your breeds, the animals that were never tested, and everything you share", "your carts and the notes in them, saved addresses, coupons and loyalty points", "every device where you are signed in, and our emails to you"];
    readonly staysTitle: "What we keep";
    readonly stays: readonly ["orders and invoices, for as long as tax law requires", "what an administrator did in your account, without your name", "animals that were tested or are parents of somebody else’s animals, without your name, chip and registration number, because reports and pedigrees depend on them"];
    readonly mail: "We’ll send one last email to {email} to confirm it.";
    readonly password: "Your password";
    readonly passwordHint: "So that nobody else can do this.";
    readonly submit: "Delete for good";
    readonly deleting: "Deleting your account";
    readonly is_admin: "An administrator's account cannot be deleted here.";
    readonly demo_account: "The demo accounts are shared, so they stay. Register your own account to try this.";
    readonly acting: "This cannot be done while you are signed in as another user.";
  };
  readonly deleted: {
    readonly title: "Your account is deleted";
    readonly description: "Nothing that identifies you is left.";
    readonly text: "Everything in it is gone, and you are signed out everywhere. We’ll send one last email to confirm it.";
    readonly again: "You’re welcome back at any time: you can register with the same email address.";
    readonly home: "Back to home";
    readonly what: "What we delete and what we keep";
  };
}
