import { expect, it } from "vitest";
import { parseCsv } from "./parse-csv";

it.each([
  [
    "commas and CRLF",
    "a,b\r\n1, 2 \r\n",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "semicolons after a byte order mark",
    "\uFEFFa;b\n1;2,5",
    [
      ["a", "b"],
      ["1", "2,5"],
    ],
  ],
  [
    "tabs",
    "a\tb\n\t2",
    [
      ["a", "b"],
      ["", "2"],
    ],
  ],
  [
    "quotes",
    'a,b\n"1,5","say ""hi"""\n"two\nlines",x',
    [
      ["a", "b"],
      ["1,5", 'say "hi"'],
      ["two\nlines", "x"],
    ],
  ],
  ["an unfinished quote", 'a\n"b', [["a"], ["b"]]],
  ["nothing", "", []],
])("reads %s", (_name, text, rows) => {
  expect(parseCsv(text).map(({ cells }) => cells)).toEqual(rows);
});

it("numbers rows by the line they start on, across empty lines and line breaks in cells", () => {
  const rows = parseCsv('a,b\n\n"1\n2",x\n,,\nlast,y');
  expect(rows.map(({ line }) => line)).toEqual([1, 3, 6]);
});
