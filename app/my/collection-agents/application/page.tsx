import { redirect } from "next/navigation";
import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { AgentSteps } from "@/components/community/collection-agents/agent-steps";
import { ApplicationForm } from "@/components/community/collection-agents/application-form-client";
import { ApplicationStatus } from "@/components/community/collection-agents/application-status";
import { ListingForm } from "@/components/community/collection-agents/listing-form-client";
import { toListingValues } from "@/components/community/collection-agents/listing-values";
import { Nominations, NominationsOfVisitor } from "@/components/community/collection-agents/nominations";
import type { AgentState } from "@/lib/config/community/collection-agents";
import type { OwnAgent } from "@/lib/contract/community/collection-agents/collection-agents.types";
import { readOwnAgent } from "@/lib/data/community/collection-agents";
import { listCountries } from "@/lib/data/kernel/countries";
import { findTool, toolsOf } from "@/lib/navigation/tools";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { requireUser, type User } from "@/lib/server/session/visitor";

export const generateMetadata = visitorMetadata("collectionAgents", (t) => ({
  title: t("application.title"),
}));

const listedStates: readonly (AgentState | null)[] = ["approved", "active", "expired"];
const waitingStates: readonly (AgentState | null)[] = ["submitted", "underReview"];

/** Apply, follow the application, change the listing, and nominate others. */
export default async function AgentApplicationPage() {
  const user = await requireUser(paths.agentApplication);
  const tool = findTool("collection-agents").name;
  if (!toolsOf(user).some(({ name }) => name === tool)) redirect(paths.myWithout(tool));
  const t = translate("collectionAgents");
  const own = await readOwnAgent();
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <p>
          <Link href={paths.collectionAgents} className="inline-block py-2">
            {t("application.breadcrumb")}
          </Link>
        </p>
        <h1>{t("application.title")}</h1>
        {!listedStates.includes(own.state) && (
          <p className="mt-2 max-w-text text-lead text-quiet">{t("application.intro")}</p>
        )}
      </div>
      {own.state !== null && <ApplicationStatus own={{ ...own, state: own.state }} />}
      <NominationsOfVisitor nominations={own.nominations} />
      {own.state === null && <AgentSteps />}
      <Form own={own} user={user} />
      {user.isClubMember && <Nominations nominated={own.nominated} />}
    </div>
  );
}

/** The application, or the listing of an approved agent. While an application waits there is nothing to fill in. */
async function Form({ own, user }: { readonly own: OwnAgent; readonly user: User }) {
  if (waitingStates.includes(own.state)) return null;
  const countries = (await listCountries()).map(({ code: value, name: label }) => ({ value, label }));
  const values = toListingValues(own.listing, { name: user.name, country: user.countryCode });
  if (listedStates.includes(own.state))
    return (
      <ClientMessages areas={["collectionAgents.form"]}>
        <ListingForm countries={countries} values={values} />
      </ClientMessages>
    );
  const [nomination] = own.nominations;
  return (
    <ClientMessages areas={["collectionAgents.form"]}>
      <ApplicationForm
        countries={countries}
        nomination={nomination}
        values={{ ...values, experience: own.experience ?? "" }}
      />
    </ClientMessages>
  );
}
