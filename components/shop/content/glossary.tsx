import type { ReactNode } from "react";
import { slug } from "@/lib/domain/slug";

/** Terms beside each other on wide screens. */
export function Glossary({ children }: { readonly children: ReactNode }) {
  return <dl className="mt-4 gap-10 wide:columns-2 desk:columns-3">{children}</dl>;
}

interface TermProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Linkable by its name: `/resources/glossary#carrier`. */
export function Term({ name, children }: TermProps) {
  return (
    <div className="break-inside-avoid border-t border-line py-3">
      <dt id={slug(name)} className="font-semibold">
        {name}
      </dt>
      <dd className="text-quiet">{children}</dd>
    </div>
  );
}
