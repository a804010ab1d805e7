/** Silent films of our own: the scenes of each, with their seconds. */
export const films = {
  dog: { prepare: 3.2, sit: 3, lift: 3.4, roll: 4.4, dry: 3.4 },
  cat: { rest: 2.8, refuse: 3.2, wrap: 3, swab: 4, again: 3.6, leave: 3 },
  litter: { apart: 3, label: 3.2, first: 3.4, store: 3, next: 4, done: 3 },
  envelope: { dry: 3, sleeve: 3.2, compare: 3.2, pack: 3.6, post: 3.6 },
} as const satisfies Readonly<Record<string, Readonly<Record<string, number>>>>;

export type FilmName = keyof typeof films;
export const filmNames = Object.keys(films) as readonly FilmName[];

/** `dog.sit`, as the texts of a scene are named. */
export type SceneKey = {
  [Film in FilmName]: `${Film}.${keyof (typeof films)[Film] & string}`;
}[FilmName];

// The compiler forgets the keys of an object.
export const sceneKeys = (film: FilmName) =>
  Object.keys(films[film]).map((scene) => `${film}.${scene}`) as readonly SceneKey[];

export const filmScenes = (film: FilmName): readonly (readonly [scene: string, seconds: number])[] =>
  Object.entries(films[film]);

export const filmSeconds = (film: FilmName) =>
  filmScenes(film).reduce((sum, [, seconds]) => sum + seconds, 0);

/** `npm run pictures` writes the moving film, and a picture of each scene. */
export const filmPath = (film: FilmName) => `/pictures/films/${film}.svg`;
export const scenePath = (film: FilmName, scene: string) => `/pictures/films/${film}-${scene}.svg`;
