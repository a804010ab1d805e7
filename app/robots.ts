import type { MetadataRoute } from "next";
import { storefrontEnv } from "@/lib/config/env";

/** The shop's own address is known when it runs, not when it is built. */
export const dynamic = "force-dynamic";

const personal = ["/api/", "/my", "/admin", "/checkout", "/activate", "/login"];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: personal },
    sitemap: `${storefrontEnv().APP_ORIGIN}/sitemap.xml`,
  };
}
