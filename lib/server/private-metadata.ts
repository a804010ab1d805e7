import "server-only";
import type { Metadata } from "next";
import { brand } from "@/lib/config/brand";

/** Pages that are one person's, or one step of something: nothing for search engines. */
export const privateMetadata: Metadata = {
  title: { default: brand.name, template: `%s | ${brand.name}` },
  robots: { index: false, follow: false },
};
