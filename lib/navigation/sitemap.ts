/** URLs per sitemap file, far below the protocol's limit of 50,000. */
export const sitemapShardSize = 1000;

export const sitemapKinds = ["pages", "products", "breeds", "tests"] as const;

export type SitemapKind = (typeof sitemapKinds)[number];

export interface SitemapShard {
  readonly kind: SitemapKind;
  /** Counted from 1. */
  readonly number: number;
}

export function shardName({ kind, number }: SitemapShard): string {
  return `${kind}-${number}.xml`;
}

export function parseShard(name: string): SitemapShard | undefined {
  const [, kindText, numberText] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(name) ?? [];
  const kind = sitemapKinds.find((known) => known === kindText);
  return kind && { kind, number: Number(numberText) };
}

export function listShards(kind: SitemapKind, count: number): SitemapShard[] {
  return Array.from({ length: Math.ceil(count / sitemapShardSize) }, (_, index) => ({
    kind,
    number: index + 1,
  }));
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function sitemapIndexXml(urls: readonly string[]): string {
  const entries = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`);
  return `${head}\n<sitemapindex ${namespace}>${entries.join("\n")}</sitemapindex>\n`;
}

export interface SitemapPage {
  /** By language. */
  readonly addresses: Readonly<Record<string, string>>;
  /** A day; undefined where it is not known. */
  readonly changedOn?: string | undefined;
}

/** A page in each of its languages; each lists all of them, as search engines require. */
export function sitemapXml(pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap(({ addresses, changedOn }) => {
    const languages = Object.entries(addresses);
    const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : "";
    const links = languages.length > 1 ? languages.map(alternateXml).join("") : "";
    return languages
      .filter(([language]) => language !== "x-default")
      .map(([, url]) => `<url><loc>${escapeXml(url)}</loc>${changed}${links}</url>`);
  });
  return `${head}\n<urlset ${namespace} ${xhtml}>${entries.join("\n")}</urlset>\n`;
}

const xhtml = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const alternateXml = ([language, url]: readonly [string, string]) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`;

export function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}
