// Generated from messages/en by `npm run messages`. Do not edit.
export interface CommonMessages {
  readonly skipToContent: "Skip to content";
  readonly toasts: "Messages, Alt+T";
  readonly breadcrumbs: "You are here";
  readonly notFound: {
    readonly title: "This page does not exist";
    readonly hint: "The address may be mistyped, or the page may have moved.";
    readonly home: "Back to home";
    readonly linksLabel: "Try one of these";
    readonly links: {
      readonly store: "See all tests";
      readonly search: "Search tests, breeds and help";
      readonly contact: "Contact us";
    };
  };
  readonly pagination: {
    readonly previous: "Previous page";
    readonly next: "Next page";
    readonly page: "Page {page}";
  };
}
