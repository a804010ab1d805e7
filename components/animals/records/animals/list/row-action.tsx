import { useTranslator } from "#use-messages";
import { callRoute, useMutationCall } from "@/components/form/use-mutation-call";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import { animalSharingRoutes } from "@/lib/contract/animals/sharing/animal-sharing/animal-sharing.routes";
import { animalsRoutes } from "@/lib/contract/animals/records/animals/animals.routes";
import type { RowProps } from "./animal-rows-props";
import type { ListKind } from "./list-kinds";

interface Action {
  readonly label: "archive" | "restore" | "unshare" | "leave";
  readonly pending: "archiving" | "restoring" | "unsharing";
  readonly done: "archived" | "restored" | "unshared";
  readonly route:
    | typeof animalsRoutes.archive
    | typeof animalsRoutes.restore
    | typeof animalSharingRoutes.revoke;
}

const archive: Action = {
  label: "archive",
  pending: "archiving",
  done: "archived",
  route: animalsRoutes.archive,
};

const restore: Action = {
  label: "restore",
  pending: "restoring",
  done: "restored",
  route: animalsRoutes.restore,
};

const unshare: Action = {
  label: "unshare",
  pending: "unsharing",
  done: "unshared",
  route: animalSharingRoutes.revoke,
};

const actions: Readonly<Record<ListKind, Action>> = {
  mine: archive,
  patients: archive,
  archived: restore,
  shared: unshare,
  withMe: { ...unshare, label: "leave" },
};

/** What takes an animal out of the list it is in. A share of a club is its members' to see, not to end. */
export function RowAction(props: RowProps) {
  const t = useTranslator("animals.actions");
  const { viaClub } = props.animal;
  if (viaClub === null) return <RemoveButton {...props} />;
  return <p className="text-small wrap-anywhere text-quiet">{t("viaClub", { club: viaClub })}</p>;
}

function RemoveButton({ kind, animal, onRemoved }: RowProps) {
  const t = useTranslator("animals.actions");

  const { label, pending, done, route } = actions[kind];
  const { run, isSending, failure } = useMutationCall(route);
  const { id, name } = animal;
  async function submit() {
    const { ok } = await run(callRoute(route, { params: { id } }));
    if (ok) onRemoved(animal, t(`${done}`, { name }));
  }
  return (
    <div className="relative z-10 grid justify-items-end">
      <Button
        kind="quiet"
        className="-mr-5"
        aria-label={t(`${label}Named`, { name })}
        pending={isSending && t(`${pending}`)}
        onClick={() => void submit()}
      >
        {t(`${label}`)}
      </Button>
      <FormFailure message={failure} />
    </div>
  );
}
