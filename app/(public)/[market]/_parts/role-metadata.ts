import { publicMetadata } from "@/app/(public)/[market]/_parts/public-metadata";
import type { ShopRole } from "@/lib/navigation/category-pages";
import { paths } from "@/lib/navigation/paths";

/** `generateMetadata` of a role landing page. */
export const roleMetadata = (role: ShopRole) =>
  publicMetadata(paths.roleHome(role), "roleLanding", (t) => ({
    title: t(`${role}.metaTitle`),
    description: t(`${role}.description`),
  }));
