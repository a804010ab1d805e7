import type { Metadata } from "next";
import { brand } from "@/lib/config/brand";
import { defaultLanguage } from "@/lib/config/languages";
import { paths } from "@/lib/domain/paths";
import { wordsOf } from "@/lib/server/words";

const words = wordsOf(defaultLanguage, "common");

export const metadata: Metadata = {
  title: `${words("notFoundTitle")} | ${brand.name}`,
  description: words("notFoundHint"),
};

export default function GlobalNotFound() {
  return (
    <html lang={defaultLanguage}>
      <body>
        <main>
          <h1>{words("notFoundTitle")}</h1>
          <p>{words("notFoundHint")}</p>
          <p>
            <a href={paths.home}>{words("backToHome")}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
