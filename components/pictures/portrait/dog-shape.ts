import { type DogTraits, muzzles, skulls } from "./dog-traits";
import { mirrorPoints, type Point } from "./outline";

export type DogShape = ReturnType<typeof dogShape>;

/** The measures of a head, and the outlines that several parts share. */
export function dogShape({ skull: skullName, muzzle: muzzleName }: DogTraits) {
  const skull = skulls[skullName];
  const muzzle = muzzles[muzzleName];
  const eye = { x: skull.skull * 0.5 + (muzzleName === "flat" ? 4 : 0), y: muzzleName === "flat" ? 98 : 94 };
  return { skull, muzzle, eye, head: headPoints(skull, muzzle), snout: snoutPoints(muzzle, eye.y) };
}

type Skull = (typeof skulls)[keyof typeof skulls];
type Muzzle = (typeof muzzles)[keyof typeof muzzles];

function headPoints({ top, skull, cheek, cheekY }: Skull, { half, chin }: Muzzle): readonly Point[] {
  return mirrorPoints([
    [100, top],
    [100 + skull * 0.52, top + 4],
    [100 + skull * 0.94, top + 23],
    [100 + cheek, cheekY - 10],
    [100 + cheek * 0.5 + half * 0.5, cheekY + (chin - cheekY) * 0.45],
    [100 + half * 0.95, chin - 13],
    [100 + half * 0.55, chin - 1],
    [100, chin + 1],
  ]);
}

function snoutPoints({ half, nose, chin }: Muzzle, eyeY: number): readonly Point[] {
  return mirrorPoints([
    [100, Math.min(eyeY - 4, nose - 16)],
    [100 + half * 0.36, Math.min(eyeY + 6, nose - 10)],
    [100 + half * 0.8, nose],
    [100 + half, nose + 13],
    [100 + half, chin - 2],
    [100, chin + 8],
  ]);
}

export function bodyPath({ neck, shoulder }: Skull): string {
  return `M${100 - neck} 100C${100 - neck} 150 ${100 - shoulder} 150 ${100 - shoulder} 202H${100 + shoulder}C${100 + shoulder} 150 ${100 + neck} 150 ${100 + neck} 100Z`;
}
