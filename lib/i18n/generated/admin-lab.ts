// Generated from messages/en by `npm run messages`. Do not edit.
export interface AdminLabMessages {
  readonly title: "Lab";
  readonly intro: "Tubes by stage, longest waiting first.";
  readonly find: {
    readonly label: "Find a tube";
    readonly barcode: "Barcode";
    readonly hint: "Scan it, or type it and press Enter.";
    readonly open: "Open";
    readonly unknown: "There is no tube with this barcode. Check the label and try again.";
  };
  readonly upload: {
    readonly title: "Upload results";
    readonly intro: "A CSV file with one locus or one marker per row. The first row names the columns.";
    readonly genotypes: "Genotypes: {columns}";
    readonly profiles: "DNA profiles: {columns}";
    readonly noCall: "Without a result leave both alleles empty and give a reason: {reasons}. Loci with one allele leave allele2 empty.";
    readonly file: "CSV file";
    readonly fileHint: "Up to {size} MB and {rows} rows.";
    readonly noFile: "Choose a file.";
    readonly tooLarge: "This file is too large.";
    readonly assayVersion: "Assay version";
    readonly assayHint: "Printed on the report.";
    readonly submit: "Upload";
    readonly sending: "Checking";
    readonly saved: "{rows, plural, one {# row} other {# rows}} saved for {tubes, plural, one {# tube} other {# tubes}}.";
    readonly notSaved: "Nothing was saved: {wrong, plural, one {# row has errors} other {# rows have errors}}. Correct the file and upload it again.";
    readonly rest: "{wrong, plural, one {# row with errors was} other {# rows with errors were}} left out.";
    readonly saveValid: "{count, plural, one {Save the valid row} other {Save the # valid rows}}";
    readonly saving: "Saving";
    readonly errors: "Rows with errors";
    readonly more: "The first {count} are listed.";
    readonly row: "Row {row}, {column}: {value}";
    readonly empty: "empty";
    readonly problems: {
      readonly "unknown-barcode": "No tube has this barcode";
      readonly "void-barcode": "This tube is void";
      readonly "closed-tube": "This tube has failed or was cancelled";
      readonly "unknown-locus": "We don’t know this locus";
      readonly "other-species": "Not for the species of this animal";
      readonly "unknown-allele": "The locus does not have this allele";
      readonly "allele-count": "Wrong number of alleles";
      readonly "unknown-reason": "Without alleles, give one of the reasons";
      readonly "reason-with-alleles": "A reason is only for rows without alleles";
      readonly "unknown-panel": "We don’t know this panel";
      readonly "unknown-marker": "The panel does not have this marker";
      readonly "missing-allele": "Both alleles are needed";
      readonly repeated: "An earlier row has this already";
      readonly "too-long": "Too long";
    };
  };
  readonly problems: {
    readonly title: "Reported problems";
    readonly link: "{count, plural, =0 {Reported problems} other {Reported problems (#)}}";
    readonly intro: "Messages from customers who could not activate a kit.";
    readonly filter: "Show";
    readonly open: "Open";
    readonly solved: "Solved";
    readonly empty: "No open problems";
    readonly emptySolved: "No solved problems";
    readonly unknown: "No tube with this barcode";
    readonly reported: "Reported {date}";
    readonly solvedOn: "Solved {date}";
    readonly solve: "Mark as solved";
    readonly solving: "Saving";
  };
  readonly back: "All tubes";
  readonly filter: "Show";
  readonly filters: {
    readonly working: "In progress";
    readonly overdue: "Overdue";
    readonly "on-hold": "On hold";
    readonly expected: "Expected";
    readonly "to-send": "To send";
    readonly received: "Received";
    readonly "quality-check": "Quality check";
    readonly "dna-extracted": "DNA extracted";
    readonly testing: "Testing";
    readonly "data-review": "Data review";
    readonly "report-ready": "Report ready";
    readonly failed: "Failed";
    readonly cancelled: "Cancelled";
  };
  readonly filterCount: "{label} ({count})";
  readonly empty: "No tubes here";
  readonly pages: "Pages of tubes";
  readonly list: {
    readonly label: "Tubes";
    readonly select: "Select {barcode}";
    readonly selectAll: "Select all on this page";
    readonly count: "{count, plural, one {# tube selected} other {# tubes selected}}";
    readonly stage: "Move to";
    readonly choose: "Choose a stage";
    readonly move: "Move";
    readonly moving: "Moving";
    readonly moved: "{count, plural, one {# tube moved} other {# tubes moved}} to {stage}.";
    readonly skipped: "Not moved: {barcodes}.";
    readonly notActivated: "Not activated";
    readonly since: "Since {date}";
    readonly promised: "Due {date}";
  };
  readonly states: {
    readonly overdue: "Overdue";
    readonly hold: "On hold · {problem}";
    readonly unpaid: "On hold · Payment";
    readonly failed: "Failed";
    readonly cancelled: "Cancelled";
    readonly void: "Void";
    readonly none: "Not received";
  };
  readonly stages: {
    readonly received: "Received";
    readonly "quality-check": "Quality check";
    readonly "dna-extracted": "DNA extracted";
    readonly testing: "Testing";
    readonly "data-review": "Data review";
    readonly "report-ready": "Report ready";
  };
  readonly detailsProblems: {
    readonly sex: "Wrong sex";
    readonly species: "Wrong species";
    readonly sire: "Wrong sire";
    readonly dam: "Wrong dam";
    readonly "other-animal": "Another animal’s DNA";
    readonly other: "Other";
  };
  readonly tube: {
    readonly facts: "Details";
    readonly product: "Product";
    readonly order: "Order";
    readonly noOrder: "No order";
    readonly sent: "Kit sent";
    readonly activated: "Activated";
    readonly posted: "Posted";
    readonly animal: "Animal";
    readonly notActivated: "Not activated yet";
    readonly born: "born {date}";
    readonly species: {
      readonly canine: "Dog";
      readonly feline: "Cat";
    };
    readonly sexes: {
      readonly male: "male";
      readonly female: "female";
      readonly unknown: "sex unknown";
    };
    readonly promised: "Report promised";
    readonly problem: "Problem";
    readonly failed: "Why it failed";
    readonly results: "Loci with results";
    readonly reports: "Reports";
    readonly report: "Version {version}, {status}, {date}";
    readonly statuses: {
      readonly current: "current";
      readonly superseded: "superseded";
      readonly revoked: "revoked";
    };
    readonly history: "History";
    readonly noHistory: "No events for this tube yet.";
    readonly from: "{date} · {lab}";
    readonly labs: {
      readonly admin: "Admin";
      readonly demo: "Demo lab";
      readonly "details-check": "Details check";
    };
    readonly events: {
      readonly stage: "{stage}";
      readonly hold: "On hold · {problem}";
      readonly release: "Released";
      readonly fail: "Failed";
      readonly cancel: "Cancelled";
      readonly promise: "Report promised for {date}";
      readonly results: "Results of run {run}: {count, plural, one {# result} other {# results}}";
    };
  };
  readonly actions: {
    readonly title: "Actions";
    readonly next: "Move to: {stage}";
    readonly moving: "Moving";
    readonly done: "Saved.";
    readonly close: "Close";
    readonly sending: "Saving";
    readonly reason: "Reason";
    readonly reasonHint: "The customer sees this.";
    readonly stage: {
      readonly open: "Move to another stage";
      readonly title: "Move to another stage";
      readonly text: "If it goes back, later stages count as not reached.";
      readonly field: "Stage";
      readonly choose: "Choose a stage";
      readonly submit: "Move";
    };
    readonly hold: {
      readonly open: "Put on hold";
      readonly title: "Put on hold";
      readonly text: "The customer is asked to correct the details. No report is issued until then.";
      readonly field: "What is wrong";
      readonly choose: "Choose";
      readonly note: "Note";
      readonly noteHint: "The customer sees this.";
      readonly submit: "Put on hold";
    };
    readonly send: {
      readonly open: "Mark as sent";
      readonly title: "Is this tube in the post?";
      readonly text: "This replaces a failed sample. The customer will see that it is on its way.";
      readonly submit: "Mark as sent";
      readonly sending: "Saving";
      readonly close: "Close";
    };
    readonly release: {
      readonly open: "Release";
      readonly title: "Release this tube?";
      readonly text: "This confirms the details, and the report can be issued.";
      readonly submit: "Release";
      readonly sending: "Releasing";
      readonly close: "Close";
    };
    readonly promise: {
      readonly open: "Change the promised date";
      readonly title: "Change the promised date";
      readonly text: "The customer gets the new date and your reason.";
      readonly field: "Report promised for";
      readonly submit: "Save date";
    };
    readonly fail: {
      readonly open: "Sample failed";
      readonly title: "Has this sample failed?";
      readonly text: "The customer gets a new kit. This cannot be undone.";
      readonly submit: "Mark as failed";
    };
    readonly cancel: {
      readonly open: "Cancel";
      readonly title: "Cancel this tube?";
      readonly text: "All work on it stops. This cannot be undone.";
      readonly submit: "Cancel tube";
    };
  };
}
