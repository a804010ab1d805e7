import type { ReactNode } from "react";
import { Picture } from "@/components/pictures/picture";
import { CatClips, CatFaceOf } from "./films/cat-figure";
import { LitterClips, Puppy } from "./films/litter-figures";
import { Sleeve } from "./films/things";
import { Letter, Rosette } from "./landing/room";
import type { FormField, PrintedForm } from "@/tools/forms/all-forms";

const width = 150;
const indent = 14;
const inner = width - 2 * indent;

type FormPart = PrintedForm["parts"][number];

interface Row {
  readonly height: number;
  readonly drawing: ReactNode;
}

/** What a form is about, by its file. Each stands on 0, 0. */
const subjects: Readonly<Record<string, ReactNode>> = {
  "senders-statement.pdf": (
    <g transform="translate(0 -32) rotate(-8) scale(1.25)">
      <Letter />
    </g>
  ),
  "sample-custody-record.pdf": (
    <g transform="rotate(6)">
      <Sleeve mark="#be185d" />
    </g>
  ),
  "show-support-request.pdf": (
    <g transform="translate(0 -62) scale(1.3)">
      <Rosette colour="#be185d" />
    </g>
  ),
  "case-report.pdf": (
    <g transform="translate(-52 -98) scale(.52)">
      <CatClips />
      <CatFaceOf />
    </g>
  ),
  "litter-swab-list.pdf": (
    <>
      <LitterClips />
      <Puppy name="blue" />
    </>
  ),
};

interface FormPictureProps {
  readonly file: string;
  readonly form: PrintedForm;
}

/** The upper part of a PDF form in its own layout, with bars for its texts, beside what it is about. */
export function FormPicture({ file, form }: FormPictureProps) {
  return (
    <Picture width={320} height={200}>
      <path d="M0 0H320V200H0Z" fill="#e3e7f1" />
      <circle cx={236} cy={112} r={72} fill="#fffaf3" opacity={0.6} />
      <path d="M43 24H193V210H43Z" fill="#201a26" opacity={0.1} />
      <g transform="translate(40 18)">
        <path d={`M0 0H${width}V190H0Z`} fill="#fffaf3" />
        <path
          d={`M${indent} 18H${indent + Math.min(inner, form.title.length * 3.6)}`}
          stroke="#be185d"
          strokeWidth={7}
        />
        <path d={`M${indent} 31H${width - indent}`} stroke="#d9c3ae" strokeWidth={3} />
        {placeRows(form.parts.flatMap(rowsOf)).map(({ at, drawing }) => (
          <g key={at} transform={`translate(${indent} ${at})`}>
            {drawing}
          </g>
        ))}
      </g>
      <g transform="translate(248 158)">{subjects[file]}</g>
    </Picture>
  );
}

/** The rows below each other, as far as they are in the picture. */
function placeRows(rows: readonly Row[]) {
  return rows
    .map(({ drawing }, index) => ({
      drawing,
      at: rows.slice(0, index).reduce((sum, { height }) => sum + height, 44),
    }))
    .filter(({ at }) => at < 190);
}

function rowsOf({ heading, points = [], fields = [], table, signatures = [] }: FormPart): Row[] {
  return [
    ...(heading
      ? [{ height: 11, drawing: <path d={`M0 4H${heading.length * 3}`} stroke="#1f2430" strokeWidth={4} /> }]
      : []),
    ...points.map((point) => ({
      height: 9,
      drawing: (
        <>
          <path d="M1 3h.1" stroke="#be185d" strokeWidth={4} />
          <path d={`M8 3H${Math.min(inner, 8 + point.length * 1.6)}`} stroke="#d9c3ae" strokeWidth={3} />
        </>
      ),
    })),
    ...fields.map(fieldRow),
    ...(table ? [tableRow(table)] : []),
    ...signatures.map(() => ({
      height: 18,
      drawing: (
        <>
          <path d={`M0 13H${inner * 0.6}`} stroke="#d9b99b" strokeWidth={2} />
          <path d="M6 10q6-14 9-4t10-4 8 3 12-4" stroke="#38518a" strokeWidth={2} />
        </>
      ),
    })),
  ];
}

function fieldRow(fields: NonNullable<FormPart["fields"]>[number]): Row {
  const height = 5 + Math.max(...fields.map(({ lines = 1 }) => lines)) * 6;
  const share = (inner - (fields.length - 1) * 6) / fields.length;
  const draw = (path: (field: FormField, x: number) => string) =>
    fields.map((field, index) => path(field, index * (share + 6))).join("");
  const choices = draw((field, x) => (field.choices ? `M${x + share - 9} 10l3 3 3-3` : ""));
  return {
    height: height + 10,
    drawing: (
      <>
        <path
          d={draw(({ label }, x) => `M${x + 1} 2H${x + Math.min(share, label.length * 2)}`)}
          stroke="#d9c3ae"
          strokeWidth={2.5}
        />
        <path
          d={draw((_, x) => `M${x} 6H${x + share}V${6 + height}H${x}Z`)}
          fill="#f3ead9"
          stroke="#e0cdb4"
        />
        {choices && <path d={choices} stroke="#be185d" strokeWidth={2} />}
      </>
    ),
  };
}

function tableRow({ rows, columns }: NonNullable<FormPart["table"]>): Row {
  const height = (rows + 1) * 9;
  const bounds = columns
    .slice(1)
    .map((_, index) => inner * columns.slice(0, index + 1).reduce((sum, { share }) => sum + share, 0));
  return {
    height: height + 6,
    drawing: (
      <>
        <path d={`M0 0H${inner}V${height}H0Z`} fill="#f3ead9" stroke="#e0cdb4" />
        <path d={`M0 0H${inner}V9H0Z`} fill="#e9dcc6" />
        <path
          d={[
            ...Array.from({ length: rows }, (_, row) => `M0 ${(row + 1) * 9}H${inner}`),
            ...bounds.map((bound) => `M${Math.round(bound)} 0V${height}`),
          ].join("")}
          stroke="#e0cdb4"
        />
      </>
    ),
  };
}
