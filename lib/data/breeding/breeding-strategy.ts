import { errorText } from "@/lib/server/error-text";
import "server-only";
import type { CallFailure } from "@/lib/server/upstream/upstream-result";
import type { StrategyQuery } from "@/lib/domain/list-queries";
import { callAsVisitor, valueOrThrow } from "@/lib/data/visitor-calls";

type References = Pick<StrategyQuery, "dam" | "sire">;

/** The plan of a pair, or mates for one parent; null without either. A parent that cannot be used has an error instead. */
export async function readBreedingStrategy({ dam, sire }: References) {
  if (dam === "" && sire === "") return { strategy: null, errors: {} };
  const result = await callStrategy({ dam, sire });
  if (result.ok || result.status !== 428)
    return { strategy: valueOrThrow("breedingStrategy.get", result), errors: {} };
  const errors = errorsByRole(result);
  const usable = { dam: errors.dam ? "" : dam, sire: errors.sire ? "" : sire };
  const rest = (usable.dam === "") === (usable.sire === "") ? undefined : await callStrategy(usable);
  return { strategy: rest?.ok ? rest.value : null, errors };
}

function callStrategy({ dam, sire }: References) {
  return callAsVisitor("breedingStrategy.get", {
    query: {
      strategy_type: dam !== "" && sire !== "" ? "pair" : "mates",
      ...(dam !== "" && { dam_genetic_result: dam }),
      ...(sire !== "" && { sire_genetic_result: sire }),
    },
  });
}

function errorsByRole({
  fields = {},
  codes = {},
}: CallFailure): Readonly<Partial<Record<"dam" | "sire", string>>> {
  const texts = Object.entries<string>({ ...fields });
  const errors = new Map(texts.map(([name, text]) => [name, errorText(codes[name], text)]));
  const [dam, sire] = [errors.get("dam_genetic_result"), errors.get("sire_genetic_result")];
  return { ...(dam !== undefined && { dam }), ...(sire !== undefined && { sire }) };
}
