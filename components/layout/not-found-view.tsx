import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/navigation/paths";
import type { Words } from "@/lib/domain/words";

/** Every page carries it along for React: what it says is kept short. */
export function NotFoundView({ words }: { readonly words: Words<"common"> }) {
  return (
    <div className="grid max-w-text justify-items-start gap-4">
      <h1>{words("notFoundTitle")}</h1>
      <p className="text-lead text-quiet">{words("notFoundHint")}</p>
      <p>
        <LinkButton href={paths.home}>{words("backToHome")}</LinkButton>
      </p>
    </div>
  );
}
