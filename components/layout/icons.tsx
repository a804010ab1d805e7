import type { ReactNode } from "react";

/** Line icon on a 24 px grid, in the text colour. */
function Icon({ children, size = 22 }: { readonly children: ReactNode; readonly size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden className="line-icon">
      {children}
    </svg>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx={10.5} cy={10.5} r={6.5} />
      <path d="m15.500 15.500 5 5" />
    </Icon>
  );
}

export function CartIcon() {
  return (
    <Icon size={24}>
      <path d="M3 4h2l2.500 11h10L20 7H6.500" />
      <path d="M9 19.500h.01M16.500 19.500h.01" strokeWidth={3} />
    </Icon>
  );
}

export function PersonIcon() {
  return (
    <Icon size={20}>
      <circle cx={12} cy={8} r={4} />
      <path d="M4.500 20c1-4 4-6 7.500-6s6.500 2 7.500 6" />
    </Icon>
  );
}

export function BellIcon() {
  return (
    <Icon size={24}>
      <path d="M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4M12 5V3" />
    </Icon>
  );
}

/** Three lines; a cross while the menu is open. */
export function MenuIcon() {
  return (
    <Icon size={24}>
      <path d="M4 7h16M4 12h16M4 17h16" className="menu-open:hidden" />
      <path d="m6 6 12 12M18 6 6 18" className="hidden menu-open:inline" />
    </Icon>
  );
}
