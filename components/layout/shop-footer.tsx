import { brand } from "@/lib/config/brand";

export function ShopFooter() {
  return (
    <footer className="border-t border-line bg-card">
      <p className="mx-auto w-full max-w-page px-4 py-8 text-small text-quiet wide:px-6">
        {brand.name}: {brand.tagline}
      </p>
    </footer>
  );
}
