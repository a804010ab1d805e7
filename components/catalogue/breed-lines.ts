/** How the index is handed its breeds. */
export const breedLines = (breeds: readonly { readonly id: number; readonly name: string }[]): string =>
  breeds.map(({ id, name }) => `${id} ${name}`).join("\n");
