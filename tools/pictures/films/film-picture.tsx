import type { ComponentType } from "react";
import { Picture } from "@/components/pictures/picture";
import { type FilmName, filmScenes, filmSeconds } from "@/lib/domain/films";
import { CatClips } from "./cat-figure";
import { catScenes } from "./cat-film";
import { DogClips } from "./dog-figure";
import { dogScenes } from "./dog-film";
import { envelopeScenes } from "./envelope-film";
import { LitterClips } from "./litter-figures";
import { litterScenes } from "./litter-film";
import { filmStyles, round, SceneStart } from "./motion";

const drawings: Readonly<Record<FilmName, Readonly<Record<string, ComponentType>>>> = {
  dog: dogScenes,
  cat: catScenes,
  litter: litterScenes,
  envelope: envelopeScenes,
};

/** Outlines that the scenes of a film share. */
const clips: Readonly<Record<FilmName, ComponentType>> = {
  dog: DogClips,
  cat: CatClips,
  litter: LitterClips,
  envelope: DogClips,
};

function drawingOf(film: FilmName, scene: string): ComponentType {
  const Drawing = drawings[film][scene];
  if (!Drawing) throw new Error(`The scene ${scene} of the film ${film} is not drawn.`);
  return Drawing;
}

/** One scene, at rest. */
export function StillPicture({ film, scene }: { readonly film: FilmName; readonly scene: string }) {
  const Drawing = drawingOf(film, scene);
  const Clips = clips[film];
  return (
    <Picture width={320} height={200}>
      <Clips />
      <Drawing />
    </Picture>
  );
}

/** All scenes of a film, one fading in above the other. */
export function FilmPicture({ film }: { readonly film: FilmName }) {
  const Clips = clips[film];
  let start = 0;
  return (
    <Picture width={320} height={200}>
      <style>{filmStyles}</style>
      <Clips />
      <g className="clock" style={{ animation: `clock ${round(filmSeconds(film))}s both` }} />
      {filmScenes(film).map(([scene, seconds]) => {
        const Drawing = drawingOf(film, scene);
        const begin = round(start);
        start += seconds;
        return (
          <g key={scene} className="scene" style={{ animation: `scene .3s ${begin}s both` }}>
            <SceneStart value={begin}>
              <Drawing />
            </SceneStart>
          </g>
        );
      })}
    </Picture>
  );
}
