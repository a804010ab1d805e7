import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { LinkButton } from "@/components/ui/link-button";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import type { CompleteWords } from "./complete-words";

interface NoOrderProps {
  readonly title: string;
  readonly text: string;
  /** What helps on. */
  readonly way: { readonly href: string; readonly label: string };
  readonly words: CompleteWords;
}

/** Whoever comes without the key is told how to get it, and nothing else. */
export function NoOrder({ title, text, way, words }: NoOrderProps) {
  return (
    <div className={cn(cardLook, "mx-auto grid w-full max-w-form gap-5")}>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={way.href}>{way.label}</LinkButton>
        <LinkButton kind="secondary" href={fixedPaths.store}>
          {words.toStore}
        </LinkButton>
      </div>
    </div>
  );
}
