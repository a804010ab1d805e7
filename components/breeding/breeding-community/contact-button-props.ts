export interface ContactProps {
  readonly animalId: number;
  readonly relativeId: number;
  /** Name of the relative. */
  readonly name: string;
}
