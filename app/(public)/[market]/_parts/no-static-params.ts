/** Exported by pages with parameters: without it Next would render them for every request. */
export function generateStaticParams(): [] {
  return [];
}
