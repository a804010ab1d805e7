import { errorCode, type ErrorCode } from "@/lib/domain/error-codes";
import { resultsColumns, type ResultsLayout } from "@/lib/config/kits/admin-lab";
import { limits } from "@/lib/config/limits";
import { parseCsv } from "@/lib/domain/kernel/parse-csv";
import { Refusal } from "@/backend/http/refusals";

interface ResultsFile {
  readonly layout: ResultsLayout;
  readonly rows: readonly FileRow[];
}

export interface FileRow {
  readonly line: number;
  readonly cell: (column: string) => string;
}

const refuse = (code: string, message: ErrorCode) => new Refusal(409, { code, message });

const notText = refuse("not_csv", "refusals.notCsv");
const tooManyRows = refuse(
  "too_many_rows",
  errorCode("refusals.resultsTooManyRows", { count: limits.resultsRows }),
);
const noRows = refuse("no_rows", "refusals.resultsEmpty");
const wrongColumns = refuse(
  "wrong_columns",
  errorCode("refusals.resultsColumns", {
    genotypes: resultsColumns.genotypes.join(", "),
    profiles: resultsColumns.profiles.join(", "),
  }),
);

/** The header tells genotypes from profiles. */
export function readResultsFile(file: Buffer): ResultsFile | Refusal {
  const text = decode(file);
  if (text === undefined) return notText;
  const [header, ...rows] = parseCsv(text);
  const names = header?.cells.map((name) => name.toLowerCase()) ?? [];
  const layout = (["genotypes", "profiles"] as const).find((each) =>
    resultsColumns[each].every((column) => names.includes(column)),
  );
  if (layout === undefined) return wrongColumns;
  if (rows.length === 0) return noRows;
  if (rows.length > limits.resultsRows) return tooManyRows;
  return {
    layout,
    rows: rows.map(({ line, cells }) => ({ line, cell: (column) => cells[names.indexOf(column)] ?? "" })),
  };
}

function decode(file: Buffer): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(file);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}
