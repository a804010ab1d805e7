import type { ReactNode } from "react";

interface SideNavProps {
  /** Target of the button that opens it on narrow screens. */
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** Beside the page, in a column as high as the page; on narrow screens a sheet that the browser opens, over the page. */
export function SideNav({ id, label, children }: SideNavProps) {
  return (
    <div className="desk:shrink-0 desk:border-r desk:border-line desk:bg-card print:hidden">
      <nav
        id={id}
        aria-label={label}
        popover="auto"
        className="fixed inset-x-0 top-auto bottom-0 max-h-[85dvh] w-full overflow-y-auto overscroll-contain rounded-t-box border-t border-line bg-card p-3 pb-20 text-ink shadow-over backdrop:bg-ink/40 desk:sticky desk:top-(--frame-top) desk:bottom-auto desk:block desk:pb-6 desk:h-[calc(100dvh-var(--frame-top))] desk:max-h-none desk:w-64 desk:rounded-none desk:border-t-0 desk:shadow-none"
      >
        {children}
      </nav>
    </div>
  );
}
