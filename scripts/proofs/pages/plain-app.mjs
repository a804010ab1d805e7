import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A shop of one page that Next serves as plainly as it can: no rewrites, no headers, no cache handler. Its address
 * says how much text is on it, so that it can be made as large as the page it is compared with.
 * @param {string} root
 * @returns {string} its folder, inside the project: packages are found without links out of the bundler's root
 */
export function writePlainApp(root) {
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

/** The plain page's address whose HTML is as large as wanted. @param {string} origin @param {number} bytes */
export async function plainPageOf(origin, bytes) {
  let size = 40;
  let address = "";
  let reached = 0;
  for (let tries = 0; tries < 6 && Math.abs(reached - bytes) > bytes / 100; tries += 1) {
    address = `${origin}/${size}`;
    reached = (await (await fetch(address)).arrayBuffer()).byteLength;
    // Text stands in the page twice: as HTML, and as the data it was made of.
    size = Math.max(40, size + Math.round((bytes - reached) / 80) * 40);
  }
  return { address, bytes: reached };
}
