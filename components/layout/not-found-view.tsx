import { paths } from "@/lib/domain/paths";
import type { Words } from "@/lib/domain/words";

export function NotFoundView({ words }: { readonly words: Words<"common"> }) {
  return (
    <>
      <h1>{words("notFoundTitle")}</h1>
      <p>{words("notFoundHint")}</p>
      <p>
        <a href={paths.home}>{words("backToHome")}</a>
      </p>
    </>
  );
}
