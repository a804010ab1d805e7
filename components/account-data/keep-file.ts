/** Some browsers begin to read it only after the click is over. */
const longEnoughMs = 60_000;

/** Puts a file among the browser's downloads. */
export function keepFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), longEnoughMs);
}
