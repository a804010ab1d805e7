import type { ReactElement } from "react";
import { Picture } from "@/components/pictures/picture";
import { type FilmName, filmScenes, filmSeconds } from "@/lib/domain/shop/films";
import { CatClips } from "./cat-figure";
import { catScenes } from "./cat-film";
import { DogClips } from "./dog-figure";
import { dogScenes } from "./dog-film";
import { envelopeScenes } from "./envelope-film";
import { LitterClips } from "./litter-figures";
import { litterScenes } from "./litter-film";
import { filmStyles, round, SceneStart } from "./motion";

type Scenes = Readonly<Record<string, ReactElement>>;

const drawings: Readonly<Record<FilmName, Scenes>> = {
  dog: dogScenes,
  cat: catScenes,
  litter: litterScenes,
  envelope: envelopeScenes,
};

/** Outlines that the scenes of a film share. */
const clips: Readonly<Record<FilmName, ReactElement>> = {
  dog: <DogClips />,
  cat: <CatClips />,
  litter: <LitterClips />,
  envelope: <DogClips />,
};

/** One scene, at rest. */
export function StillPicture({ film, scene }: { readonly film: FilmName; readonly scene: string }) {
  return (
    <Picture width={320} height={200}>
      {clips[film]}
      {drawings[film][scene]}
    </Picture>
  );
}

/** All scenes of a film, one fading in above the other. */
export function FilmPicture({ film }: { readonly film: FilmName }) {
  return (
    <Picture width={320} height={200}>
      <style>{filmStyles}</style>
      {clips[film]}
      <g className="clock" style={{ animation: `clock ${round(filmSeconds(film))}s both` }} />
      {filmScenes(film).map(([scene], index) => {
        const begin = startOf(film, index);
        return (
          <g key={scene} className="scene" style={{ animation: `scene .3s ${begin}s both` }}>
            <SceneStart value={begin}>{drawings[film][scene]}</SceneStart>
          </g>
        );
      })}
    </Picture>
  );
}

const startOf = (film: FilmName, index: number) =>
  round(
    filmScenes(film)
      .slice(0, index)
      .reduce((sum, [, seconds]) => sum + seconds, 0),
  );
