// Generated from messages/en by `npm run messages`. Do not edit.
export interface ApiTokensMessages {
  readonly title: "API tokens";
  readonly intro: "Let a program of yours read your animals and their results. A token can read, never change anything.";
  readonly exportTitle: "Download your data";
  readonly exportText: "All your animals with their results and DNA profiles in one file.";
  readonly export: {
    readonly label: "Download as";
    readonly json: "JSON";
    readonly csv: "CSV table";
    readonly vcf: "Genotype table";
    readonly failed: "Failed to export animals";
  };
  readonly list: {
    readonly title: "Your tokens";
    readonly none: "No tokens yet";
    readonly noneHint: "Create one, and give it to your program.";
    readonly scopes: "Reads: {scopes}";
    readonly created: "Created on {date}.";
    readonly expires: "Valid until {date}.";
    readonly noEnd: "Valid until you revoke it.";
    readonly used: "Last used on {date}.";
    readonly unused: "Not used yet.";
  };
  readonly scopes: {
    readonly animals: "names and registration of your animals";
    readonly results: "results";
    readonly genotypes: "genotypes";
  };
  readonly form: {
    readonly title: "Create a token";
    readonly name: "Name";
    readonly nameHint: "So that you recognise it, for example: kennel software.";
    readonly scopes: "What it may read";
    readonly scope: {
      readonly animals: "My animals";
      readonly results: "Their results";
      readonly genotypes: "Their genotypes";
    };
    readonly days: "Valid for";
    readonly dayCount: "{days} days";
    readonly noEnd: "No end";
    readonly submit: "Create token";
    readonly sending: "Creating";
  };
  readonly created: {
    readonly title: "Copy your token now";
    readonly text: "We show it only once. Keep it as safe as a password.";
    readonly token: "Your token";
  };
  readonly example: {
    readonly title: "Try it";
    readonly text: "This lists your animals:";
    readonly docs: "All calls are described in the API document.";
  };
  readonly revoke: {
    readonly open: "Revoke";
    readonly openNamed: "Revoke the token {name}";
    readonly title: "Revoke the token {name}?";
    readonly text: "Programs that use it can no longer read your data. This cannot be undone.";
    readonly submit: "Revoke token";
    readonly sending: "Revoking";
    readonly close: "Close";
  };
}
