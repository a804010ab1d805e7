import { writeFormDraft } from "@/store/persistence/form-draft";
import { useEffect, useRef, useState } from "react";
import { inputProps, useFieldErrors } from "@/components/form/use-input-form";
import type { ListedAnimal } from "@/lib/domain/kits/litter-list";
import type { User } from "@/store/api/account/user";
import { type PersonFieldName, personValues } from "@/components/kits/activation/steps/person-values";
import { preloadRules } from "@/components/kits/activation/load-rules";
import { withoutRow } from "./litter-body";
import {
  type LitterDraft,
  type LitterValues,
  readLitterDraft,
  type RowField,
  createRow,
  type LitterRow,
  rowFields,
} from "./litter-draft";
import { type LitterOptions, useSendLitter } from "./use-send-litter";
import { useTubeChecks } from "./use-tube-checks";
import { limits } from "@/lib/config/limits";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";

/** State of the litter form. Every change is stored, so that a reload or a locked phone loses nothing. */
export function useLitter(options: LitterOptions) {
  const { draft, update, owner } = useStoredDraft(options);
  const { errors, setErrors, show, remove } = useFieldErrors();
  const { values, rows } = draft;
  const tubes = useTubeChecks(
    rows.map(({ barcode }) => barcode),
    (found) => {
      const species = speciesOf(found);
      if (species !== undefined)
        update((now) => (now.values["species"] ? now : { ...now, values: { ...now.values, species } }));
    },
  );
  const sending = useSendLitter({ ...options, draft, update, owner, tubes, showErrors: show });

  function change(changed: LitterValues) {
    sending.reset();
    remove((name) => Object.hasOwn(changed, name));
    update((now) => ({ ...now, values: { ...now.values, ...changed } }));
  }

  return {
    ...inputProps({ values, errors, change, onFocus: preloadRules }),
    draft,
    update,
    change,
    errors,
    tubes,
    sending,
    changeRow: (at: number, name: RowField, value: string) => {
      remove((field) => field === `rows.${at}.${name}`);
      update((now) => ({
        ...now,
        rows: now.rows.map((row, position) => (position === at ? { ...row, [name]: value } : row)),
      }));
    },
    removeRow: (at: number) => {
      setErrors((before) => withoutRow(before, at));
      update((now) => ({ ...now, rows: now.rows.filter((_, position) => position !== at) }));
    },
    add: (listed: readonly ListedAnimal[]) => {
      const { rows: next, ...counts } = addAnimals(draft.rows, listed);
      remove((name) => name === "rows");
      update((now) => ({ ...now, rows: addAnimals(now.rows, listed).rows }));
      void tubes.check(next.map(({ barcode }) => barcode));
      return counts;
    },
  };
}

/** Species of the first usable tube whose product is for one. */
const speciesOf = (checks: Parameters<Parameters<typeof useTubeChecks>[1]>[0]) =>
  Object.values(checks).flatMap((check) =>
    check.state === "ready" ? (check.kit.product?.species ?? []) : [],
  )[0];

export type Litter = ReturnType<typeof useLitter>;

/** The draft of the person who opened the page; when their session ends, what they typed stays. */
function useStoredDraft({ user, country }: LitterOptions) {
  const [owner] = useState(user?.id ?? null);
  const [draft, setDraft] = useState(() => prefill(readLitterDraft(owner), user, country));
  const isChanged = useRef(false);
  useEffect(() => {
    if (isChanged.current) writeFormDraft("litter", owner, draft);
  }, [owner, draft]);
  function update(change: (now: LitterDraft) => LitterDraft) {
    isChanged.current = true;
    setDraft(change);
  }
  return { draft, update, owner };
}

const personPrefix = "person.";

/** What was typed about the owner, else what the account says. */
function prefill(stored: LitterDraft, user: User | undefined, country: string): LitterDraft {
  const typed = Object.entries(stored.values).flatMap(([name, value]) =>
    name.startsWith(personPrefix) ? [[name.slice(personPrefix.length), value] as const] : [],
  );
  const person = personValues({ stored: Object.fromEntries(typed), user, country, email: user?.email ?? "" });
  const names = Object.keys(person) as readonly PersonFieldName[];
  const prefixed = names.map((name) => [personPrefix + name, person[name]] as const);
  return { ...stored, values: { ...stored.values, ...Object.fromEntries(prefixed) } };
}

interface AddedAnimals {
  readonly rows: readonly LitterRow[];
  readonly added: number;
  readonly repeated: number;
  readonly tooMany: number;
}

/** Adds the listed animals. One whose tube is there already only fills in what is missing. */
export function addAnimals(before: readonly LitterRow[], listed: readonly ListedAnimal[]): AddedAnimals {
  const rows = [...before];
  const counts = { added: 0, repeated: 0, tooMany: 0 };
  for (const animal of listed) {
    const known = rows.findIndex(({ barcode }) => barcode !== "" && isSame(barcode, animal.barcode));
    const row = rows[known];
    if (row !== undefined) {
      rows[known] = fillIn(row, animal);
      counts.repeated += 1;
    } else if (rows.length < limits.litterRows) {
      rows.push(createRow(animal));
      counts.added += 1;
    } else counts.tooMany += 1;
  }
  return { rows, ...counts };
}

const isSame = (left: string, right: string) => normalizeBarcode(left) === normalizeBarcode(right);

function fillIn(row: LitterRow, animal: ListedAnimal): LitterRow {
  const facts: Partial<LitterRow> = animal;
  const missing = rowFields.flatMap((name) =>
    row[name] === "" && facts[name] ? [[name, facts[name]] as const] : [],
  );
  return { ...row, ...Object.fromEntries(missing) };
}
