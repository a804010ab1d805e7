/** "37.5" of "3/8": a percentage with at most one decimal. */
export function formatShare(share: string): string {
  const [top = "0", bottom = "1"] = share.split("/");
  return String(Math.round((Number(top) / Number(bottom)) * 1000) / 10);
}
