import { catNoses, catSkulls, type CatTraits } from "./cat-traits";
import { mirrorPoints, type Point } from "./outline";

export type CatShape = ReturnType<typeof catShape>;

/** The measures of a head, and its outline. */
export function catShape({ skull: name, nose }: CatTraits) {
  const skull = catSkulls[name];
  const noseY = catNoses[nose];
  const eye = { x: skull.skull * 0.5 + (name === "round" ? 1 : 3), y: nose === "long" ? 100 : 98 };
  return { skull, noseY, eye, head: headPoints(skull) };
}

function headPoints({
  top,
  skull,
  cheek,
  cheekY,
  half,
  chin,
}: (typeof catSkulls)[keyof typeof catSkulls]): readonly Point[] {
  return mirrorPoints([
    [100, top],
    [100 + skull * 0.52, top + 3],
    [100 + skull * 0.95, top + 22],
    [100 + cheek, cheekY],
    [100 + cheek * 0.55 + half * 0.45, cheekY + (chin - cheekY) * 0.55],
    [100 + half * 0.82, chin - 7],
    [100, chin],
  ]);
}
