import { sheetLimits } from "@/lib/config/spreadsheets";

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);

/** Why a file cannot be read. */
export const fileMessages = {
  empty: "There are no rows in this sheet",
  notSheet: "This is not a spreadsheet. Please send an Excel workbook (.xlsx) or a CSV file",
  webPage: "This is a web page, not a spreadsheet. Open it in Excel and save it as .xlsx",
  oldExcel:
    "This is an old Excel file (.xls), or it has a password. Save it in Excel as .xlsx without a password",
  otherFormat: "We cannot read this kind of file. Save it as an Excel workbook (.xlsx) or as CSV",
  protected: "This workbook has a password. Save it without one, then send it again",
  damaged: "This workbook is damaged. Open it in Excel, save it again as .xlsx and send the new file",
  tooLarge: `Unpacked, this workbook is larger than ${megabytes(sheetLimits.unpackedBytes)} MB. Copy the animals to a new workbook and send that`,
  tooManyRows: (rows: number) =>
    `This sheet has ${rows} rows. We import at most ${sheetLimits.rows} at a time: please split it into several files`,
  tooManyColumns: `This sheet has more than ${sheetLimits.columns} columns. Remove those that are not about animals`,
  longCell: (line: number) =>
    `A cell in row ${line} has more than ${sheetLimits.cellLength} characters. Shorten it, then send the sheet again`,
  tooMuchText: "This sheet has too much text. Please split it into several files",
  openQuote: (line: number) =>
    `In row ${line} a quotation mark is never closed, so the rows after it cannot be told apart. Close it, then send the sheet again`,
  tooComplex: "It takes too long to read this file. Copy the animals to a new workbook and send that",
} as const;

/** What can be wrong with a cell, besides the rules for adding one animal. */
export const cellMessages = {
  species: "Write dog or cat here",
  noSpecies: "Choose whether these animals are dogs or cats",
  sex: "Write female, male or unknown here",
  breed: "We do not know this breed. Use its name from our list, “mixed”, or leave the cell empty",
  otherSpecies: "This is a breed of the other species",
  date: "We cannot read this date. Write it as 2023-05-31",
  firstYear: (year: number) => `Dates of birth start in the year ${year}`,
  shortenedNumber:
    "The spreadsheet has shortened this number. Format the column as text and enter the number again",
  chip: "A chip number has 9 to 15 letters and digits",
  formulaError: "This cell holds a formula error",
  weight: "Write a weight as 12.5 kg or 27 lb",
  repeatedChip: (line: number) => `Row ${line} has the same chip number`,
  repeated: (line: number) => `Row ${line} is the same animal`,
  onFile: "This animal is in your list already",
} as const;

export const importMessages = {
  changed: "The columns were changed in the meantime. Please check the rows again",
  noName: "Choose the column that has the names",
  repeatedColumn: "Two columns cannot both be this. Please choose one",
  nothing: "No row can be imported yet",
} as const;
