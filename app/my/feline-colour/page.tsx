import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestMessages } from "@/lib/i18n/translate";
import { OwnLitterColours } from "@/components/breeding/litter-colours/own-litter-colours-client";
import { FilterLinks } from "@/components/links/filter-links";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("litterColours", (t) => ({ title: t("title") }));

export default async function LitterColoursPage({ searchParams }: PageProps<"/my/feline-colour">) {
  await requireTool("feline-colour-tool");
  const messages = requestMessages("litterColours");
  const species = (await searchParams)["species"] === "canine" ? "canine" : "feline";
  return (
    <>
      <h1>{messages.title}</h1>
      <p className="mt-2 mb-6 max-w-text text-lead text-quiet">{messages.intro}</p>
      <div className="mb-6">
        <FilterLinks
          label={messages.species.label}
          choices={[
            { href: paths.litterColours, label: messages.species.feline, isCurrent: species === "feline" },
            { href: paths.dogLitterColours, label: messages.species.canine, isCurrent: species === "canine" },
          ]}
        />
      </div>
      <ClientMessages areas={["breedingStrategy.form", "litterColours"]}>
        <OwnLitterColours key={species} species={species} />
      </ClientMessages>
      <section aria-labelledby="assumptions" className="mt-8 grid max-w-text gap-2 text-small text-quiet">
        <h2 id="assumptions" className="text-title-3">
          {messages.assumptions.title}
        </h2>
        <p>{messages.assumptions.chance}</p>
        <p>{messages.assumptions.others}</p>
        <p>{messages.assumptions.names}</p>
      </section>
    </>
  );
}
