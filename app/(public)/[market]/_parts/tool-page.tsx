import type { ReactNode } from "react";
import { PageBreadcrumbs } from "@/app/(public)/[market]/_parts/page-breadcrumbs";

interface ToolPageProps {
  readonly path: string;
  readonly messages: Readonly<Record<"crumb" | "title" | "intro" | "noScript", string>>;
  readonly children: ReactNode;
}

/** A static page with a tool: what is typed and looked up is known in the browser only. */
export function ToolPage({ path, messages, children }: ToolPageProps) {
  return (
    <>
      <PageBreadcrumbs path={path} pageName={messages.crumb} />
      <h1>{messages.title}</h1>
      <p className="mt-2 mb-6 max-w-text text-lead text-quiet">{messages.intro}</p>
      <noscript>
        <p className="mb-6 max-w-text">{messages.noScript}</p>
      </noscript>
      {children}
    </>
  );
}
