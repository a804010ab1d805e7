import { expect, it } from "vitest";
import { parseCsv, readCsv } from "./parse-csv";

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
  [
    "quotes inside of a cell as text",
    'a,b\n5" tall, "x" y\n"z"1,2',
    [
      ["a", "b"],
      ['5" tall', "x y"],
      ["z1", "2"],
    ],
  ],
  ["the separator that Excel states", "sep=;\na;b,c", [["a", "b,c"]]],
  [
    "the more frequent separator",
    "Name, call;Sex;Born\nRex;male;2020",
    [
      ["Name, call", "Sex", "Born"],
      ["Rex", "male", "2020"],
    ],
  ],
  ["an unfinished quote", 'a\n"b', [["a"], ["b"]]],
  ["nothing", "", []],
])("parseCsv reads %s", (_name, text, rows) => {
  expect(parseCsv(text).map(({ cells }) => cells)).toEqual(rows);
});

it("parseCsv numbers rows by the line they start on, across empty lines and line breaks in cells", () => {
  const rows = parseCsv('a,b\n\n"1\n2",x\n,,\nlast,y');
  expect(rows.map(({ line }) => line)).toEqual([1, 3, 6]);
});

it("parseCsv returns the line of a quote that is never closed", () => {
  const lines: number[] = [];
  expect(readCsv('a,b\n1,2\n3,"4\n5,6', ({ line }) => lines.push(line))).toBe(3);
  expect(lines).toEqual([1, 2, 3]);
  expect(readCsv("a,b\n", () => undefined)).toBeUndefined();
});
