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
  /** With the symbol and the colour of a group. */
  readonly group?: GroupName;
}

const padding = 6;
const symbolSize = 7;

/** A tagged table. Its head is repeated on every page. */
export function table(
  pdf: TaggedLayout,
  parent: Tagged,
  { columns, rows }: { readonly columns: readonly Column[]; readonly rows: readonly (readonly Cell[])[] },
): void {
  const element = tag(pdf, parent, "Table");
  const places = columns.map((_, index) => placeOf(pdf, columns, index));
  const head = columns.map(({ title }) => ({ text: title }));
  const drawHead = (target?: Tagged) => drawRow(pdf, head, places, { target, isHead: true });
  ensureRoom(pdf, 44);
  drawHead(tag(pdf, element, "TR"));
  for (const cells of rows) {
    const height = rowHeight(pdf, cells, places);
    if (ensureRoom(pdf, height)) drawHead();
    drawRow(pdf, cells, places, { target: tag(pdf, element, "TR"), isHead: false });
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

function rowHeight(pdf: TaggedLayout, cells: readonly Cell[], places: readonly Place[]): number {
  const heights = cells.map((cell, index) =>
    heightOf(pdf, cell.text, {
      width: (places[index]?.width ?? 0) - indentOf(cell),
      size: 9.5,
      isBold: cell.isBold ?? cell.group !== undefined,
    }),
  );
  return Math.max(...heights) + 8;
}

interface RowOptions {
  /** Undefined: a repeated head, which screen readers skip. */
  readonly target: Tagged | undefined;
  readonly isHead: boolean;
}

function drawRow(
  pdf: TaggedLayout,
  cells: readonly Cell[],
  places: readonly Place[],
  { target, isHead }: RowOptions,
): void {
  const { y } = pdf;
  const height = isHead ? 18 : rowHeight(pdf, cells, places);
  const bottom = y + height;
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
          size: 9.5,
          isBold: cell.isBold ?? group !== undefined,
          colour: group === undefined ? colours.ink : groupColours[group].text,
        };
    const draw = () => write(pdf, cell.text, { x: x + indent, y: y + 4, width: width - indent, ...style });
    if (target === undefined) decorate(pdf, draw);
    else if (isHead) tag(pdf, target, "TH", draw, { scope: "Column" });
    else tag(pdf, target, "TD", draw);
  });
  pdf.y = bottom;
}
