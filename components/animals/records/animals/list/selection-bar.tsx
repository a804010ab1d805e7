import { useTranslator } from "#use-messages";
import { LinkButton } from "@/components/links/link-button";
import { OrderTestsButton } from "@/components/animals/records/order-tests/order-tests-button";
import { Button } from "@/components/ui/button";
import { SelectedActions } from "@/components/lists/selected-actions";
import { useZipFile } from "@/components/lists/use-zip-file";
import { reportsRoutes } from "@/lib/contract/animals/results/reports/reports.routes";
import { animalPaths } from "@/lib/navigation/animal-paths";
import type { ListedAnimal } from "@/store/api/animals/animals";
import type { Selection } from "./use-selection";
import { useArchive } from "./use-archive";

const hasReport = ({ sample }: ListedAnimal): boolean => sample?.state === "ready";

const toFile = ({ id, name, sample }: ListedAnimal) => ({
  id,
  name,
  input: { params: { id, barcode: sample?.barcode ?? "" }, query: { report_type: "full" } },
});

interface SelectionBarProps {
  readonly selection: Selection;
  readonly onArchived: (ids: readonly number[]) => void;
}

/** What can be done with the selected animals. */
export function SelectionBar({ selection, onArchived }: SelectionBarProps) {
  const t = useTranslator("animals.selection");
  const { run, isSending, failure } = useArchive();
  const { save, at, failure: fileFailure } = useZipFile(reportsRoutes.report, t("fileName"));
  const ids = selection.animals.map(({ id }) => id);
  const reports = selection.animals.filter(hasReport);

  async function archive() {
    const done = await run("archive", ids);
    if (done.length > 0) onArchived(done);
  }

  return (
    <SelectedActions
      label={t("label")}
      count={t("count", { count: ids.length })}
      clear={t("clear")}
      onClear={selection.clear}
      failure={failure ?? fileFailure}
    >
      {reports.length > 0 && (
        <Button
          kind="secondary"
          // The first time, each report is issued and signed.
          pending={at !== undefined && t("fetching", { at, count: reports.length })}
          onClick={() => void save(reports.map(toFile))}
        >
          {t("reports", { count: reports.length })}
        </Button>
      )}
      <OrderTestsButton animals={selection.animals} />
      <LinkButton kind="secondary" href={animalPaths.transferSeveral(ids)}>
        {t("transfer")}
      </LinkButton>
      <Button kind="secondary" pending={isSending && t("archiving")} onClick={() => void archive()}>
        {t("archive")}
      </Button>
    </SelectedActions>
  );
}
