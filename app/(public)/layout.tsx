import type { Metadata } from "next";
import type { ReactNode } from "react";
import { brand } from "@/lib/config/brand";

export const metadata: Metadata = {
  title: { default: `${brand.name}: ${brand.tagline}`, template: `%s | ${brand.name}` },
  description: `${brand.name} sells ${brand.tagline}: breed identification, health and trait tests, parentage.`,
};

export default function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
