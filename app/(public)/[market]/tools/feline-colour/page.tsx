import { ClientMessages } from "@/lib/i18n/client-messages";
import { marketOfParams } from "@/lib/server/market";
import { requestMessages } from "@/lib/i18n/translate";
import { LitterColours } from "@/components/breeding/litter-colours/litter-colours-client";
import { LinkButton } from "@/components/links/link-button";
import { publicMetadata } from "@/app/(public)/[market]/_parts/public-metadata";
import { ToolPage } from "@/app/(public)/[market]/_parts/tool-page";
import { paths } from "@/lib/navigation/paths";

export const generateMetadata = publicMetadata(paths.felineColour, "litterColours.public", (t) => ({
  title: t("metaTitle"),
  description: t("description"),
}));

export default async function Page({ params }: PageProps<"/[market]/tools/feline-colour">) {
  await marketOfParams(params);
  const messages = requestMessages("litterColours");
  const texts = messages.public;
  return (
    <ToolPage path={paths.felineColour} messages={texts}>
      <ClientMessages areas={["form", "litterColours"]}>
        <LitterColours species="feline" isPublic />
      </ClientMessages>
      <section aria-labelledby="breeders" className="mt-8 grid max-w-text gap-3">
        <h2 id="breeders" className="text-title-2">
          {texts.more}
        </h2>
        <p>{texts.moreText}</p>
        <p className="flex flex-wrap gap-2">
          <LinkButton href={paths.registerAs("breeder")}>{texts.register}</LinkButton>
          <LinkButton kind="secondary" href={paths.landingPage({ role: "breeder", species: "feline" })}>
            {texts.tests}
          </LinkButton>
        </p>
      </section>
      <p className="mt-8 max-w-text text-small text-quiet">{messages.assumptions.chance}</p>
    </ToolPage>
  );
}
