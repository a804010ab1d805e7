export interface Named {
  readonly id: number;
  readonly name: string;
}
