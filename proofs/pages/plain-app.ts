import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes a Next app with one page and without rewrites, headers or cache handler. Its URL sets the size of the page.
 * Returns its folder, which is inside the project so that its packages are found.
 */
export function writePlainApp(root: string): string {
  const folder = join(root, ".data/proof-pages");
  const page = join(folder, "app/[size]");
  mkdirSync(page, { recursive: true });
  const layout =
    'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n';
  writeFileSync(join(folder, "app/layout.jsx"), layout);
  writeFileSync(join(page, "page.jsx"), plainPage);
  const config = `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(root)} } };\n`;
  writeFileSync(join(folder, "next.config.mjs"), config);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  return folder;
}

const plainPage = `export function generateStaticParams() {
  return [];
}

export default async function Page({ params }) {
  const size = Number((await params).size);
  const lines = Array.from({ length: 40 }, (_, at) => "Line " + at + " " + "x".repeat(size / 40));
  return <main><h1>Plain</h1>{lines.map((line) => <p key={line}>{line}</p>)}</main>;
}
`;

/** Finds the URL of a plain page whose HTML has about that size. */
export async function findPlainPage(origin: string, bytes: number) {
  let size = 40;
  let address = "";
  let reached = 0;
  for (let tries = 0; tries < 6 && Math.abs(reached - bytes) > bytes / 100; tries += 1) {
    address = `${origin}/${size}`;
    reached = (await (await fetch(address)).arrayBuffer()).byteLength;
    // The text is in the page twice: as HTML and as flight data.
    size = Math.max(40, size + Math.round((bytes - reached) / 80) * 40);
  }
  return { address, bytes: reached };
}
