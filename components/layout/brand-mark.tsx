import { Link } from "@/components/links/link";
import { brand } from "@/lib/config/brand";
import { pictures } from "@/lib/domain/shop/pictures";
import { paths } from "@/lib/navigation/paths";

/** Logo and name, linked to the home page. */
export function BrandMark({ href = paths.home }: { readonly href?: string }) {
  return (
    <Link
      href={href}
      className="flex items-center gap-2 text-title-3 font-bold tracking-tight text-ink no-underline hover:text-brand"
    >
      <svg width={32} height={32} aria-hidden className="text-brand">
        <use href={`${pictures.brandMark}#mark`} />
      </svg>
      {brand.name}
    </Link>
  );
}
