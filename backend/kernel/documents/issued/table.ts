import {
  colours,
  decorate,
  ensureRoom,
  heightOf,
  pageMargin,
  tag,
  type Tagged,
  type TaggedLayout,
  write,
} from "./tagged-layout";
import { drawSymbol, type GroupName, groupColours } from "./symbols";

interface Column {
  readonly title: string;
  /** Share of the width. */
  readonly share: number;
}

interface Cell {
  readonly text: string;
  readonly isBold?: boolean;
  /** With the symbol of a group, and in its colour unless it is plain. */
  readonly group?: GroupName;
  readonly isPlain?: boolean;
  /** Below the whole row. */
  readonly note?: string;
}

const padding = 6;
const symbolSize = 7;

interface TableOptions {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  readonly size?: number;
}

/** A tagged table. Its head is repeated on every page. */
export function table(pdf: TaggedLayout, parent: Tagged, { columns, rows, size = 9.5 }: TableOptions): void {
  const element = tag(pdf, parent, "Table");
  const places = columns.map((_, index) => placeOf(pdf, columns, index));
  const head = columns.map(({ title }) => ({ text: title }));
  const drawHead = (target?: Tagged) => drawRow(pdf, head, places, { target, isHead: true, size });
  ensureRoom(pdf, 44);
  drawHead(tag(pdf, element, "TR"));
  for (const cells of rows) {
    const height = rowHeight(pdf, cells, places, size) + noteHeight(pdf, cells);
    if (ensureRoom(pdf, height)) drawHead();
    drawRow(pdf, cells, places, { target: tag(pdf, element, "TR"), isHead: false, size });
  }
  pdf.y += 10;
}

interface Place {
  readonly x: number;
  readonly width: number;
}

function placeOf(pdf: TaggedLayout, columns: readonly Column[], index: number): Place {
  const sum = (list: readonly Column[]) => list.reduce((total, { share }) => total + share, 0);
  const unit = pdf.width / sum(columns);
  return {
    x: pageMargin + sum(columns.slice(0, index)) * unit + padding,
    width: (columns[index]?.share ?? 0) * unit - 2 * padding,
  };
}

const indentOf = ({ group }: Cell) => (group === undefined ? 0 : symbolSize + 5);

const isBold = ({ isBold: own, group, isPlain }: Cell) => own ?? (group !== undefined && !isPlain);

function rowHeight(
  pdf: TaggedLayout,
  cells: readonly Cell[],
  places: readonly Place[],
  size: number,
): number {
  const heights = cells.map((cell, index) =>
    heightOf(pdf, cell.text, {
      width: (places[index]?.width ?? 0) - indentOf(cell),
      size,
      isBold: isBold(cell),
    }),
  );
  return Math.max(...heights) + 8;
}

const noteStyle = { size: 8.5, colour: colours.quiet } as const;
const noteGap = 5;

function noteHeight(pdf: TaggedLayout, cells: readonly Cell[]): number {
  const heights = cells.map(({ note }) =>
    note === undefined
      ? 0
      : heightOf(pdf, note, { width: pdf.width - 2 * padding, size: noteStyle.size }) + noteGap,
  );
  return Math.max(...heights);
}

interface RowOptions {
  /** Undefined: a repeated head, which screen readers skip. */
  readonly target: Tagged | undefined;
  readonly isHead: boolean;
  readonly size: number;
}

function drawRow(
  pdf: TaggedLayout,
  cells: readonly Cell[],
  places: readonly Place[],
  { target, isHead, size }: RowOptions,
): void {
  const { y } = pdf;
  const height = isHead ? 18 : rowHeight(pdf, cells, places, size);
  const bottom = y + height + noteHeight(pdf, cells);
  decorate(pdf, () => {
    pdf.doc.moveTo(pageMargin, bottom).lineTo(pageMargin + pdf.width, bottom);
    pdf.doc.lineWidth(isHead ? 1 : 0.5).stroke(isHead ? colours.quiet : colours.line);
  });
  cells.forEach((cell, index) => {
    const { x, width } = places[index] ?? { x: pageMargin, width: pdf.width };
    const indent = indentOf(cell);
    const { group } = cell;
    if (group !== undefined)
      decorate(pdf, () => drawSymbol(pdf.doc, group, { x, y: y + 6, size: symbolSize }));
    const style = isHead
      ? { size: 8, colour: colours.quiet }
      : {
          size,
          isBold: isBold(cell),
          colour: group === undefined || cell.isPlain ? colours.ink : groupColours[group].text,
        };
    const draw = () => {
      write(pdf, cell.text, { x: x + indent, y: y + 4, width: width - indent, ...style });
      if (cell.note !== undefined)
        write(pdf, cell.note, { x, y: y + height - 3, width: pdf.width - 2 * padding, ...noteStyle });
    };
    if (target === undefined) decorate(pdf, draw);
    else if (isHead) tag(pdf, target, "TH", draw, { scope: "Column" });
    else tag(pdf, target, "TD", draw);
  });
  pdf.y = bottom;
}
