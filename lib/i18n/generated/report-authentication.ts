// Generated from messages/en by `npm run messages`. Do not edit.
export interface ReportAuthenticationMessages {
  readonly metaTitle: "Report authentication: is this report genuine?";
  readonly description: "Check whether a DNA report was issued by our lab: enter its barcode and compare the date and version with your copy.";
  readonly title: "Is this report genuine?";
  readonly crumb: "Report authentication";
  readonly intro: "Has someone shown you one of our reports? Enter its barcode and compare the date and version with your copy.";
  readonly privacy: "To protect owners, we show no results, animals or names here. Ask the owner to show you the results.";
  readonly field: "Barcode of the report";
  readonly hint: "It is the barcode on the tube and begins with TM.";
  readonly submit: "Check report";
  readonly required: "Enter the barcode of the report";
  readonly loading: "Checking the report";
  readonly updating: "Checking";
  readonly retry: "Try again";
  readonly noScript: "The check needs JavaScript. Please turn it on in your browser.";
  readonly noneTitle: "No report with this barcode";
  readonly noneText: "Compare the barcode with the report. If it is right, we did not issue the report, or have not issued it yet.";
  readonly genuineTitle: "Yes, we issued this report";
  readonly revokedTitle: "This report was revoked";
  readonly genuineText: "The current version is number {version}, issued on {date}. Compare both with your copy.";
  readonly revokedText: "We issued it and withdrew it later. Please do not rely on it.";
  readonly versions: "Issued versions";
  readonly version: "Version {version}";
  readonly issued: "Issued on {date}";
  readonly partial: "Partial: some tests had no result.";
  readonly complete: "Complete.";
  readonly signed: "Signed: the code on the PDF shows what we issued.";
  readonly statuses: {
    readonly current: "Current";
    readonly superseded: "Superseded by version {version}";
    readonly revoked: "Revoked";
  };
}
