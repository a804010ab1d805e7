import { BrandMark } from "./brand-mark";

/** Where nothing should lead away from what somebody is doing: only the way home. */
export function ReducedHeader() {
  return (
    <header className="border-b border-line bg-card">
      <div className="mx-auto flex h-16 max-w-page items-center px-4 wide:px-6">
        <BrandMark />
      </div>
    </header>
  );
}
