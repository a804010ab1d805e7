import { BrandMark } from "./brand-mark";
import { FocusTitle } from "./focus-title-client";

interface ReducedHeaderProps {
  /** Landing page of the visitor's user type. */
  readonly home?: string;
  /** Titles by first path segment; pages without one show their own heading only. */
  readonly titles?: Readonly<Record<string, string>>;
}

/** Header without menus, for checkout and sign-in. */
export function ReducedHeader({ home, titles }: ReducedHeaderProps) {
  return (
    <header className="border-t-4 border-b border-t-brand border-b-line bg-card">
      <div className="mx-auto flex h-16 max-w-page items-center justify-between gap-4 px-4 wide:px-6">
        <BrandMark {...(home && { href: home })} />
        {titles && <FocusTitle titles={titles} />}
      </div>
    </header>
  );
}
