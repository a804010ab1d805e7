import { Link } from "@/components/links/link";
import { brand } from "@/lib/config/brand";
import { paths } from "@/lib/navigation/paths";

// A constant element: React sends it once per page, though header and footer both have it.
const logo = (
  <svg viewBox="0 0 32 32" width={32} height={32} aria-hidden className="text-brand">
    <g fill="currentColor">
      <path d="M16 15c5 0 9 5 9 9 0 3-2 4-4 4s-3-1-5-1-3 1-5 1-4-1-4-4c0-4 4-9 9-9Z" />
      <ellipse cx={5.5} cy={14} rx={2.8} ry={3.8} />
      <ellipse cx={12} cy={8} rx={2.8} ry={4} />
      <ellipse cx={20} cy={8} rx={2.8} ry={4} />
      <ellipse cx={26.5} cy={14} rx={2.8} ry={3.8} />
    </g>
  </svg>
);

/** Logo and name, linked to the home page. */
export function BrandMark({ href = paths.home }: { readonly href?: string }) {
  return (
    <Link
      href={href}
      className="flex items-center gap-2 text-title-3 font-bold tracking-tight text-ink no-underline hover:text-brand"
    >
      {logo}
      {brand.name}
    </Link>
  );
}
