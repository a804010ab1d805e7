import type { MetadataRoute } from "next";
import { storefrontEnv } from "@/lib/config/env";

/** APP_ORIGIN is known at run time only. */
export const dynamic = "force-dynamic";

const privatePaths = ["/api/", "/my", "/admin", "/checkout", "/activate", "/login", "/collect"];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: privatePaths },
    sitemap: `${storefrontEnv().APP_ORIGIN}/sitemap.xml`,
  };
}
