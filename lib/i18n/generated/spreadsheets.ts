// Generated from messages/en by `npm run messages`. Do not edit.
export interface SpreadsheetsMessages {
  readonly title: "Spreadsheets";
  readonly intro: "Import your animals from a spreadsheet, or export them to one. You see every row before anything is added.";
  readonly upload: {
    readonly title: "Import animals";
    readonly text: "One animal per row. Name, species and sex are required; breed, date of birth, microchip, registration and weight are optional.";
    readonly file: "Excel workbook or CSV file";
    readonly fileHint: "Up to {rows} rows and {size} MB";
    readonly sendFile: "Check this file";
    readonly noFile: "Please choose a file";
    readonly tooLarge: "This file is larger than {size} MB. Please split it.";
    readonly paste: "Rows from a spreadsheet";
    readonly pasteHint: "Select the rows in your spreadsheet, with the column names, copy them and paste them here";
    readonly sendPaste: "Check these rows";
    readonly noRows: "Please paste some rows";
    readonly sending: "Reading";
  };
  readonly export: {
    readonly title: "Export animals";
    readonly text: "All your animals, archived ones too, in a sheet that you can edit and share.";
    readonly xlsx: "Excel workbook";
    readonly csv: "CSV file";
    readonly emptyText: "To start from scratch, fill in an empty sheet with the right columns.";
    readonly empty: "Empty sheet";
  };
  readonly list: {
    readonly title: "Your latest imports";
    readonly none: "No imports yet";
    readonly noneHint: "Sheets you check or import are listed here for {days} days.";
    readonly pasted: "Pasted rows";
    readonly sent: "Sent on {date}";
    readonly rows: "{count, plural, one {# row} other {# rows}}";
    readonly open: "Not imported yet";
    readonly imported: "{count, plural, one {# animal imported} other {# animals imported}}";
    readonly loading: "Loading your imports";
  };
  readonly back: "All imports";
  readonly sheet: "From the sheet “{sheet}”.";
  readonly otherSheets: "{count, plural, one {The workbook has # other sheet, which was not read.} other {The workbook has # other sheets, which were not read.}}";
  readonly columns: {
    readonly title: "1. What the columns are";
    readonly text: "We have recognised what we could. Please check it, and choose the rest.";
    readonly column: "Column {number}";
    readonly untitled: "Column {number}, no name";
    readonly samples: "Such as: {samples}";
    readonly noSamples: "No values";
    readonly leaveOut: "Leave out";
    readonly hasHeader: "The first row has the names of the columns";
    readonly species: "Animals whose row does not say it are";
    readonly speciesNone: "Please choose";
    readonly canine: "Dogs";
    readonly feline: "Cats";
    readonly dateOrder: "A date such as 04/05/2023 is";
    readonly dmy: "4 May (day first)";
    readonly mdy: "April 5 (month first)";
    readonly check: "Check the rows again";
    readonly checking: "Checking";
    readonly changed: "You have changed the columns. Check the rows again before you import.";
  };
  readonly fields: {
    readonly petName: "Name";
    readonly species: "Species";
    readonly gender: "Sex";
    readonly breed: "Breed";
    readonly bornOn: "Date of birth";
    readonly chipNumber: "Microchip";
    readonly registrationNumber: "Registration number";
    readonly registrationName: "Registered name";
    readonly weight: "Weight";
    readonly personality: "Notes";
  };
  readonly rows: {
    readonly title: "2. What we found";
    readonly ready: "{count, plural, =0 {No row can be imported yet.} one {# row can be imported.} other {# rows can be imported.}}";
    readonly wrong: "{count, plural, =0 {} one {# row has a problem and is left out.} other {# rows have problems and are left out.}}";
    readonly preview: "The first rows, as we read them";
    readonly line: "Row";
    readonly female: "female";
    readonly male: "male";
    readonly unknown: "unknown";
    readonly dog: "dog";
    readonly cat: "cat";
    readonly mixed: "mixed";
    readonly mixOf: "{breed} mix";
    readonly problems: "Rows with problems";
    readonly problem: "Row {line}, {field}:";
    readonly emptyCell: "empty";
    readonly more: "{count, plural, one {# more problem is in the download.} other {# more problems are in the download.}}";
    readonly download: "Download these rows to correct them. Then import the corrected file: animals you already have are not added twice.";
    readonly downloadXlsx: "Rows with problems (Excel)";
    readonly downloadCsv: "Rows with problems (CSV)";
  };
  readonly import: {
    readonly title: "3. Import";
    readonly text: "The animals are added to your list at once. You can edit each of them later.";
    readonly submit: "{count, plural, one {Import # animal} other {Import # animals}}";
    readonly none: "Correct the columns above, or the rows in your spreadsheet, then check them again.";
    readonly sending: "Importing";
    readonly remove: "Delete this import";
    readonly removing: "Deleting";
    readonly removeText: "Deleting an import leaves the animals in your list as they are.";
  };
  readonly done: {
    readonly title: "{count, plural, one {# animal imported} other {# animals imported}}";
    readonly text: "You find them in your list, ready for a kit.";
    readonly allLeftOut: "{count, plural, one {# row was left out because of a problem.} other {# rows were left out because of problems.}}";
    readonly animals: "My animals";
    readonly another: "Import another sheet";
  };
}
