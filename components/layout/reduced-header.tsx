import { BrandMark } from "./brand-mark";
import { FocusTitle } from "./focus-title-client";

interface ReducedHeaderProps {
  /** The visitor's own side of the shop. */
  readonly home?: string;
  /** By address; none where the page says it itself. */
  readonly titles?: Readonly<Record<string, string>>;
}

/** Where nothing should lead away from what somebody is doing: what it is, and the way home. */
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
