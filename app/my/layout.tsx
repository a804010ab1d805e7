import type { Metadata } from "next";
import type { ReactNode } from "react";
import { PortalFrame } from "@/app/my/_portal/portal-frame";
import { privateMetadata } from "@/lib/server/page-metadata";

export const dynamic = "force-dynamic";

export const metadata: Metadata = privateMetadata;

export default function MyLayout({ children }: { children: ReactNode }) {
  return <PortalFrame>{children}</PortalFrame>;
}
