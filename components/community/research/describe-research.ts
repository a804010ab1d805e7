import { requestLanguage, translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
import type { Response } from "@/lib/contract/calls";

type ResearchFacts = NonNullable<Response<"approvals.list">["results"][number]["research"]>;

/** Facts of a research application, with labels. */
export interface ResearchSummary {
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly filesLabel: string;
  readonly files: readonly { readonly href: string; readonly label: string }[];
}

/** A research application as admins read it. */
export function describeResearch(facts: ResearchFacts): ResearchSummary {
  const t = translate("research");
  const { role, institution, country, project, species, breeds, files } = facts;
  const rows = [
    [t("facts.project"), project === null ? t("labels.ownIdea") : t(`labels.projects.${project}`)],
    [t("facts.role"), t(`labels.roles.${role}`)],
    [t("facts.institution"), institution],
    [t("facts.country"), country],
    [t("facts.species"), t(`labels.species.${species}`)],
    [t("facts.breeds"), breeds],
  ] as const;
  return {
    rows: rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])),
    filesLabel: t("facts.files"),
    files: files.map(({ id, type, bytes }) => ({
      href: paths.researchFile(id),
      label: t("facts.file", { type: t(`labels.types.${type}`), size: formatMegabytes(bytes) }),
    })),
  };
}

/** Never 0.0, however small the file. */
function formatMegabytes(bytes: number): string {
  const size = Math.max(0.1, bytes / 1024 / 1024);
  return size.toLocaleString(requestLanguage(), { maximumFractionDigits: 1 });
}
