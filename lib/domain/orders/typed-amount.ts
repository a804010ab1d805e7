/** An amount as people type it (`12`, `12,5`, `$ 12.50`) in the format of the wire; other text is returned unchanged. */
export function normaliseAmount(typed: string): string {
  const text = typed.replace(/[^\d.,]/g, "").replace(",", ".");
  const [, whole, decimals = ""] = /^(\d{1,12})(?:\.(\d{0,2}))?$/.exec(text) ?? [];
  return whole === undefined ? typed : `${Number(whole)}.${decimals.padEnd(2, "0")}`;
}
