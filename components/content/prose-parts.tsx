import type { ComponentProps, ElementType } from "react";
import { tableFrameLook, tableLook } from "@/components/ui/table-look";
import { slug } from "@/lib/domain/slug";
import type { Words } from "@/lib/domain/words";
import { PictureStep, PictureSteps } from "./picture-steps";
import { Question } from "./question";

/** A heading can be linked to by its words. */
const idOf = (children: unknown) => (typeof children === "string" ? slug(children) : undefined);

/** How the parts of a written page look. What a writer may use beside plain text is named with a capital letter. */
const parts: Readonly<Record<string, ElementType>> = {
  h2: ({ children }: ComponentProps<"h2">) => (
    <h2 id={idOf(children)} className="mt-10 mb-2">
      {children}
    </h2>
  ),
  h3: ({ children }: ComponentProps<"h3">) => (
    <h3 id={idOf(children)} className="mt-6 mb-1">
      {children}
    </h3>
  ),
  p: (props: ComponentProps<"p">) => <p {...props} className="my-4 first:mt-0 last:mb-0" />,
  ul: (props: ComponentProps<"ul">) => (
    <ul {...props} className="my-4 list-disc space-y-2 pl-6 marker:text-brand" />
  ),
  ol: (props: ComponentProps<"ol">) => (
    <ol {...props} className="my-4 list-decimal space-y-2 pl-6 marker:font-semibold marker:text-brand" />
  ),
  strong: (props: ComponentProps<"strong">) => <strong {...props} className="font-semibold" />,
  blockquote: (props: ComponentProps<"blockquote">) => (
    <blockquote {...props} className="my-6 rounded-box bg-brand-soft p-5" />
  ),
  th: (props: ComponentProps<"th">) => <th {...props} scope="col" />,
  PictureSteps,
  PictureStep,
  Question,
};

/** A table that is wider than a phone scrolls by itself, by finger and by keyboard: so it has a name. */
export const proseParts = (words: Words<"content">): Readonly<Record<string, ElementType>> => ({
  ...parts,
  table: ({ children }: ComponentProps<"table">) => (
    <div role="group" aria-label={words("table")} tabIndex={0} className={`my-6 ${tableFrameLook}`}>
      <table className={tableLook}>{children}</table>
    </div>
  ),
});
