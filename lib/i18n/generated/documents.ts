// Generated from messages/en by `npm run messages`. Do not edit.
export interface DocumentsMessages {
  readonly title: "Documents";
  readonly heading: "{name}’s documents";
  readonly back: "{name}";
  readonly intro: "Signed PDFs to keep, print or pass on. Each carries a code that leads to a public page, where anyone can see that it is genuine.";
  readonly report: "{product}";
  readonly reportFacts: "Barcode {barcode}. Version {version}, {date}.";
  readonly unpaid: "The documents are available as soon as the order is paid.";
  readonly pay: "See pending orders";
  readonly revoked: "This report was withdrawn because it contained an error. We will send you a corrected version.";
  readonly nothing: "This report has no results yet.";
  readonly emptyTitle: "No documents yet";
  readonly emptyHint: "You’ll find them here as soon as {name}’s first report is ready.";
  readonly others: "Earlier documents and parentage";
  readonly othersHint: "Earlier versions stay genuine: their public page says that there is a newer one.";
  readonly earlier: "Version {version}, {date}";
  readonly testTitle: "{title}: {test}";
  readonly hints: {
    readonly full: "Everything in one document.";
    readonly health: "All tests for diseases.";
    readonly vet: "Results for medicines and operations first.";
    readonly traits: "Coat, colour and build.";
    readonly breed: "The breeds that the DNA shows.";
    readonly "dna-profile": "The markers that identify an animal for life.";
    readonly certificate: "One page for buyers, clubs and breeders.";
    readonly "breed-certificate": "The breeds, to frame.";
    readonly single: "One test on its own page.";
    readonly parentage: "How the profiles compare.";
  };
  readonly states: {
    readonly current: "Current";
    readonly superseded: "Superseded";
    readonly revoked: "Revoked";
  };
  readonly actions: {
    readonly test: "Test";
    readonly download: "Download";
    readonly downloadName: "Download: {title}";
    readonly preparing: "Preparing…";
    readonly mail: "Email to me";
    readonly mailName: "Email to me: {title}";
    readonly mailing: "Sending…";
    readonly mailed: "Sent to {email}.";
    readonly page: "Public page";
    readonly pageName: "Public page: {title}";
    readonly copy: "Copy link";
    readonly copyName: "Copy link: {title}";
    readonly copied: "Link copied.";
    readonly notCopied: "The link could not be copied. Open the public page and copy its address.";
    readonly hide: "Hide results";
    readonly hideName: "Hide results on the public page: {title}";
    readonly show: "Show results";
    readonly showName: "Show results on the public page: {title}";
    readonly changing: "Saving…";
    readonly hidden: "The public page now shows only that the document is genuine.";
    readonly shown: "The public page shows the results again.";
    readonly isHidden: "Results hidden";
    readonly acting: "Only the owner can do this.";
    readonly failed: "That did not work. Please try again.";
  };
}
