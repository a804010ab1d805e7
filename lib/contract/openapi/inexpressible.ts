/** A rule the document cannot state. Better no document than one that promises something else. */
export class Inexpressible extends Error {
  override readonly name = "Inexpressible";

  constructor(path: string, reason: string) {
    super(`Cannot express ${path || "the schema"}: ${reason}.`);
  }
}
