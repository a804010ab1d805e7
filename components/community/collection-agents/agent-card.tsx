import { ClientMessages } from "@/lib/i18n/client-messages";
import { countryName } from "@/lib/domain/country-name";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { DescriptionList } from "@/components/ui/description-list";
import { Card } from "@/components/ui/card";
import type { FoundAgent } from "@/lib/contract/community/collection-agents/collection-agents.types";
import type { Translator } from "@/lib/i18n/translator";
import { ContactButton } from "./contact-button-client";

export interface Sender {
  readonly name: string;
  readonly email: string;
}

interface AgentCardProps {
  readonly agent: FoundAgent;
  /** The signed-in visitor. */
  readonly sender: Sender | undefined;
}

/** What an agent publishes. */
export function AgentCard({ agent, sender, ...messages }: AgentCardProps) {
  const t = translate("collectionAgents");
  const { id, name, place, country, distanceKm, species, area, fee, availability } = agent;
  const facts = [
    [t("finder.area"), area],
    [t("finder.fee"), fee],
    [t("finder.availability"), availability],
  ] as const;
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-2">
          <div>
            <h3 id={`agent-${id}`} tabIndex={-1} className="scroll-mt-24 text-title-3 wrap-anywhere">
              {name}
            </h3>
            <p className="wrap-anywhere text-quiet">
              {t("finder.place", { place, country: countryName(country, requestLanguage()) })}
              {distanceKm !== null && ` · ${describeDistance(distanceKm, t)}`}
            </p>
          </div>
          <ul className="flex gap-2">
            {species.map((one) => (
              <li
                key={one}
                className="rounded-full bg-brand-soft px-3 py-1 text-small font-medium text-brand-strong"
              >
                {t(`finder.${one}`)}
              </li>
            ))}
          </ul>
        </div>
        <ClientMessages areas={["form", "collectionAgents.contact", "security"]}>
          <ContactButton id={id} name={name} sender={sender} {...messages} />
        </ClientMessages>
      </div>
      <DescriptionList rows={facts} className="grid gap-x-6 gap-y-2 wide:grid-cols-3" />
    </Card>
  );
}

const describeDistance = (count: number, t: Translator<"collectionAgents">) =>
  count < 2 ? t("finder.here") : t("finder.distance", { count });
