import type { SendingWords } from "@/components/form/failure-words";
import type { Language } from "@/lib/config/languages";
import { limits } from "@/lib/config/limits";
import type { SingleTest } from "@/lib/contract/custom-profiles/custom-profiles.types";
import { customProfileShares } from "@/lib/domain/custom-profile-price";
import type { SpeciesName } from "@/lib/domain/species";
import type { Words } from "@/lib/domain/words";
import type customProfile from "@/messages/en/custom-profiles.json";
import { ProfileBuilder } from "./builder-client";
import { toTestList } from "./test-groups";

interface BuildProfileViewProps {
  readonly species: SpeciesName;
  readonly tests: readonly SingleTest[];
  readonly language: Language;
  readonly words: Words<"customProfile">;
  readonly messages: typeof customProfile;
  readonly sendingWords: SendingWords;
}

/** What it costs, and all tests there are: that can be read as it comes. Choosing needs the script. */
export function BuildProfileView({
  species,
  tests,
  language,
  words,
  messages,
  sendingWords,
}: BuildProfileViewProps) {
  const { builder, summary, saveDialog } = messages;
  const labelOf = (system: string) => (isSystem(system, messages) ? words(`systems.${system}`) : system);
  return (
    <>
      <section aria-labelledby="price" className="mt-8 max-w-text rounded-box bg-brand-soft p-5">
        <h2 id="price" className="text-title-3">
          {words("priceTitle")}
        </h2>
        <p className="mt-2">{words("price")}</p>
        <ul className="mt-2 list-disc pl-6">
          {customProfileShares.map(({ from, percent }) => (
            <li key={from}>{words("share", { from, percent })}</li>
          ))}
        </ul>
        <p className="mt-2">{words("most", { count: limits.customProfileTests })}</p>
      </section>
      <ProfileBuilder
        species={species}
        list={toTestList(tests, labelOf)}
        language={language}
        words={{ builder, summary, saveDialog }}
        sendingWords={sendingWords}
      />
    </>
  );
}

function isSystem(name: string, { systems }: typeof customProfile): name is keyof typeof systems {
  return Object.hasOwn(systems, name);
}
