import { createCspReports } from "@/lib/server/csp-reports";
import { log } from "@/lib/server/log";

export const dynamic = "force-dynamic";

/** What a page's Content-Security-Policy has blocked, as browsers report it. */
export const POST = createCspReports(() => log());
