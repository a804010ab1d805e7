import { brand } from "@/lib/config/brand";

export function ShopFooter() {
  return (
    <footer>
      <p>
        {brand.name}: {brand.tagline}
      </p>
    </footer>
  );
}
