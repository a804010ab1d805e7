import type { ComponentProps, ElementType } from "react";
import { tableFrameLook } from "@/components/ui/table-look";
import { slug } from "@/lib/domain/slug";
import type { Words } from "@/lib/domain/words";
import { PictureStep, PictureSteps } from "./picture-steps";
import { Question } from "./question";

/** Narrower than the tables of the shop: words wrap, so that most need no scrolling on a phone. */
const tableLook =
  "w-full text-left text-small wide:text-base [&_td]:px-3 [&_td]:py-2 [&_td]:align-top wide:[&_td]:px-4 " +
  "[&_td:first-child]:font-medium [&_th]:px-3 [&_th]:py-2 [&_th]:text-small [&_th]:font-semibold " +
  "wide:[&_th]:px-4 [&_thead]:bg-sand [&_tr]:border-t [&_tr]:border-line [&_thead_tr]:border-t-0";

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
  // Names of cookies and the like; a typewriter's letters would push a table off a phone.
  code: (props: ComponentProps<"code">) => <code {...props} className="font-sans font-semibold" />,
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
