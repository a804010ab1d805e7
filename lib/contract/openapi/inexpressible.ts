/** Thrown for a rule that JSON Schema cannot express, rather than generating a wrong document. */
export class InexpressibleRuleError extends Error {
  override readonly name = "Inexpressible";

  constructor(path: string, reason: string) {
    super(`Cannot express ${path || "the schema"}: ${reason}.`);
  }
}
